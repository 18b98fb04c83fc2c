// Spans of the service's work, in OpenTelemetry's terms. Without tracing there is no `Tracing`, and none of this runs.
import type { Attributes, SpanContext, SpanKind, TraceFlags } from "@opentelemetry/api";

import { ServiceError } from "./errors.js";

export type { Attributes };

/** A piece of work. What it says may change until it ends. */
export interface Span {
  readonly context: SpanContext;
  name: string;
  /** Ids, names and numbers of the service: nothing of a person, and no address that a person could be found by. */
  attributes: Readonly<Attributes>;
  hasFailed: boolean;
  /** Exports the span, if its trace is sampled. */
  end(): void;
}

export interface SpanOptions {
  readonly kind?: keyof typeof SpanKind;
  readonly attributes?: Readonly<Attributes>;
  /** Its parent, or the `traceparent` of that; null for a trace of its own. */
  readonly parent: Span | string | null;
}

export interface Tracing {
  /**
   * Starts a span, which its caller ends. Where it is not sampled it gives what it causes the ids of a trace, and that decision.
   */
  start(name: string, options: SpanOptions): Span;
  /** Starts a span if its trace is sampled. */
  startIfSampled(name: string, options: SpanOptions): Span | undefined;
  /** Exports the ended spans, for a few seconds at most, and stops. */
  stop(): Promise<void>;
}

/** Runs work with a span of its own, which ends with the work. */
export async function traced<T>(
  tracing: Tracing,
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracing.start(name, options);
  try {
    return await work(span);
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

const SAMPLED: TraceFlags.SAMPLED = 1;

/** Adds to what a span says. */
export function setAttribute(span: Span, name: string, value: string | number): void {
  span.attributes = { ...span.attributes, [name]: value };
}

/** Marks a span as failed, with a word for why. */
export function fail(span: Span, type: string): void {
  setAttribute(span, "error.type", type);
  span.hasFailed = true;
}

/**
 * Marks a span as failed by the error's code or name, because its message may quote a value. A refusal is not a failure of the
 * service.
 */
function markFailed(span: Span, error: unknown): void {
  const { name = "Error", code } = error as { name?: string; code?: unknown };
  const type = typeof code === "string" ? code : name;
  const isRefusal =
    error instanceof ServiceError && !["INTERNAL_ERROR", "UNAVAILABLE"].includes(type);
  if (isRefusal) setAttribute(span, "error.type", type);
  else fail(span, type);
}

/** Returns the `traceparent` header for the work that a span causes. */
export function traceparentOf({ context: { traceId, spanId, traceFlags } }: Span): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
}

export const isSampled = ({ context }: Span): boolean => (context.traceFlags & SAMPLED) !== 0;

/** Lets `spanOf` find the span of a request by its response. */
export function setSpan({ locals }: Traced, span: Span): void {
  locals["span"] = span;
}

/** Returns the span of the request that a response is for. */
export const spanOf = ({ locals }: Traced): Span | undefined => locals["span"] as Span | undefined;

type Traced = Readonly<{ locals: Record<string, unknown> }>;

/** Returns the fields by which a line of the log names the span that it was written in; none where its trace is not sampled. */
export function spanIds(span: Span): { trace_id?: string; span_id?: string } {
  const { traceId, spanId } = span.context;
  return isSampled(span) ? { trace_id: traceId, span_id: spanId } : {};
}
