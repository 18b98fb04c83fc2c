// Spans of the service's work, in OpenTelemetry's terms. Without tracing there is no `Tracing`, and none of this runs.
import type { Attributes, Span, SpanKind, SpanStatusCode, TraceFlags } from "@opentelemetry/api";

import { ServiceError } from "./errors.js";

export type { Attributes, Span };

interface SpanOptions {
  readonly kind?: keyof typeof SpanKind;
  /** Ids, names and numbers of the service: nothing of a person, and no address that a person could be found by. */
  readonly attributes?: Attributes;
  /** Its parent, or the `traceparent` of that; null for a trace of its own. */
  readonly parent: Span | string | null;
}

export interface Tracing {
  /** Starts a span, which its caller ends. */
  start(name: string, options: SpanOptions): Span;
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

const ERROR: SpanStatusCode.ERROR = 2;
const SAMPLED: TraceFlags.SAMPLED = 1;

/** Marks a span as failed, with a word for why. */
export const fail = (span: Span, type: string): void =>
  void span.setAttribute("error.type", type).setStatus({ code: ERROR });

/**
 * Marks a span as failed by the error's code or name, because its message may quote a value. A refusal is not a failure of the
 * service.
 */
function markFailed(span: Span, error: unknown): void {
  const { name = "Error", code } = error as { name?: string; code?: unknown };
  const type = typeof code === "string" ? code : name;
  const isRefusal =
    error instanceof ServiceError && !["INTERNAL_ERROR", "UNAVAILABLE"].includes(type);
  if (isRefusal) span.setAttribute("error.type", type);
  else fail(span, type);
}

/** Returns the `traceparent` header for the work that a span causes. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
}

/** Lets `spanOf` find the span of a request by its response. */
export function setSpan({ locals }: Traced, span: Span): void {
  locals["span"] = span;
}

/** Returns the span of the request that a response is for. */
export const spanOf = ({ locals }: Traced): Span | undefined => locals["span"] as Span | undefined;

type Traced = Readonly<{ locals: Record<string, unknown> }>;

/** Returns the fields by which a line of the log names the span that it was written in; none where its trace is not sampled. */
export function spanIds(span: Span): { trace_id?: string; span_id?: string } {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return (traceFlags & SAMPLED) === 0 ? {} : { trace_id: traceId, span_id: spanId };
}
