// OTLP's JSON of spans, written by hand: the SDK builds objects first, which costs a read several times as much.
import { SpanStatusCode, TraceFlags, type Attributes, type SpanKind } from "@opentelemetry/api";

import type { Span } from "../server/lib/tracing.js";

interface Frame {
  readonly kind: SpanKind;
  readonly parentSpanId: string | undefined;
  readonly startMs: number;
  readonly endMs: number;
}

/** Returns what stands before the spans of a request. */
export const headOf = (resource: Attributes): string =>
  `{"resourceSpans":[{"resource":{"attributes":[${attributesOf(resource)}]},"scopeSpans":[{"scope":{"name":"kinward"},"spans":[`;

/** What stands after them. */
export const TAIL = "]}]}]}";

export function spanJson(
  { context: { traceId, spanId }, name, attributes, hasFailed }: Span,
  { kind, parentSpanId, startMs, endMs }: Frame,
): string {
  const parent = parentSpanId === undefined ? "" : `,"parentSpanId":"${parentSpanId}"`;
  const status = hasFailed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET;
  return (
    `{"traceId":"${traceId}","spanId":"${spanId}"${parent},"flags":${TraceFlags.SAMPLED}` +
    `,"name":${JSON.stringify(name)},"kind":${kind + 1}` +
    `,"startTimeUnixNano":"${nanosOf(startMs)}","endTimeUnixNano":"${nanosOf(endMs)}"` +
    `,"attributes":[${attributesOf(attributes)}],"status":{"code":${status}}}`
  );
}

/** To the microsecond: a number does not hold all digits of nanoseconds. */
const nanosOf = (ms: number): string => `${Math.round(ms * 1_000)}000`;

function attributesOf(attributes: Attributes): string {
  let all = "";
  for (const key in attributes) {
    const value = attributes[key];
    if (value === undefined) continue;
    const type = typeof value === "number" ? "intValue" : "stringValue";
    all += `${all && ","}{"key":"${key}","value":{"${type}":${JSON.stringify(value)}}}`;
  }
  return all;
}
