import { AsyncLocalStorage } from "node:async_hooks";

import { ROOT_CONTEXT, SpanKind, trace, type Context, type Span } from "@opentelemetry/api";
import { parseTraceParent } from "@opentelemetry/core";
import type { Resource } from "@opentelemetry/resources";
import { BasicTracerProvider, type SpanProcessor } from "@opentelemetry/sdk-trace-base";

import type { Tracing } from "../server/lib/tracing.js";

/** A collector that hangs holds up no stop for longer. */
const LONGEST_STOP_MS = 3_000;

/** Makes spans and hands them to a processor. Sets nothing that is global: a process may have several. */
export function createTracing(processor: SpanProcessor, resource?: Resource): Tracing {
  let open = 0;
  // Before Node 24 a storage that is in use costs all promises of the process, sampled or not.
  const counter: SpanProcessor = {
    onStart: () => void (open += 1),
    onEnd: () => void ((open -= 1) === 0 && running.disable()),
    forceFlush: async () => {},
    shutdown: async () => {},
  };
  const provider = new BasicTracerProvider({
    spanProcessors: [counter, processor],
    ...(resource && { resource }),
  });
  const tracer = provider.getTracer("kinward");
  const running = new AsyncLocalStorage<Span | undefined>();

  const contextOf = (parent: string | null | undefined): Context => {
    if (parent === undefined) {
      const span = running.getStore();
      return span === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, span);
    }
    const known = parent === null ? null : parseTraceParent(parent);
    return known === null
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, { ...known, isRemote: true });
  };

  return {
    start: (name, { kind = "INTERNAL", attributes = {}, parent }) =>
      tracer.startSpan(name, { kind: SpanKind[kind], attributes }, contextOf(parent)),
    within(span, work) {
      const around = span?.isRecording() === true ? span : undefined;
      return around === running.getStore() ? work() : running.run(around, work);
    },
    current() {
      const span = running.getStore();
      return span === undefined || hasEnded(span) ? undefined : span;
    },
    async stop() {
      await within(LONGEST_STOP_MS, provider.shutdown());
      running.disable();
    },
  };
}

/** A span that is not sampled never ends. */
const hasEnded = (span: Span): boolean => (span as Partial<{ ended: boolean }>).ended === true;

/** Waits for work, which may fail or take longer. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work.catch(() => {}), over]);
  clearTimeout(timer);
}
