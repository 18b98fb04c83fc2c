import { ROOT_CONTEXT, SpanKind, trace, type Context, type Span } from "@opentelemetry/api";
import { parseTraceParent } from "@opentelemetry/core";
import type { Resource } from "@opentelemetry/resources";
import { BasicTracerProvider, type SpanProcessor } from "@opentelemetry/sdk-trace-base";

import type { Tracing } from "../server/lib/tracing.js";

/** The longest that a collector that hangs can delay a stop. */
export const LONGEST_STOP_MS = 3_000;

/** Makes spans and passes them to a processor. Sets nothing global, because a process may have several. */
export function createTracing(processor: SpanProcessor, resource?: Resource): Tracing {
  const provider = new BasicTracerProvider({
    spanProcessors: [processor],
    ...(resource && { resource }),
  });
  const tracer = provider.getTracer("kinward");
  return {
    start: (name, { kind = "INTERNAL", attributes = {}, parent }) =>
      tracer.startSpan(name, { kind: SpanKind[kind], attributes }, contextOf(parent)),
    stop: () => within(LONGEST_STOP_MS, provider.shutdown()),
  };
}

function contextOf(parent: Span | string | null): Context {
  if (parent === null) return ROOT_CONTEXT;
  if (typeof parent !== "string") return trace.setSpan(ROOT_CONTEXT, parent);
  const known = parseTraceParent(parent);
  return known === null
    ? ROOT_CONTEXT
    : trace.setSpanContext(ROOT_CONTEXT, { ...known, isRemote: true });
}

/** Waits for work, which may fail or take longer than the time limit. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work.catch(() => {}), over]);
  clearTimeout(timer);
}
