import { ROOT_CONTEXT, SpanKind, TraceFlags, type SpanContext } from "@opentelemetry/api";
import { getNumberFromEnv, getStringFromEnv, parseTraceParent } from "@opentelemetry/core";
import {
  RandomIdGenerator,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace-base";

import type { Span, SpanOptions, Tracing } from "../server/lib/tracing.js";
import type { Batches } from "./batch.js";
import { spanJson } from "./otlp-json.js";

/** The longest that a collector that hangs can delay a stop. */
export const LONGEST_STOP_MS = 3_000;

/** Makes spans, and adds those that are sampled to batches. Sets nothing global, because a process may have several. */
export function createTracing(batches: Batches): Tracing {
  const ids = new RandomIdGenerator();
  const isSampled = readSampler();
  const startBelow = (
    above: SpanContext | undefined,
    traceFlags: TraceFlags,
    name: string,
    { kind = "INTERNAL", attributes = {} }: SpanOptions,
  ): Span => {
    const startMs = Date.now();
    const startedAt = performance.now();
    const traceId = above?.traceId ?? ids.generateTraceId();
    return {
      context: { traceId, spanId: ids.generateSpanId(), traceFlags },
      name,
      attributes,
      hasFailed: false,
      end() {
        if (traceFlags === TraceFlags.NONE) return;
        const endMs = startMs + performance.now() - startedAt;
        const parentSpanId = above?.spanId;
        batches.add(spanJson(this, { kind: SpanKind[kind], parentSpanId, startMs, endMs }));
      },
    };
  };
  return {
    start(name, options) {
      const above = contextOf(options.parent);
      const traceFlags = isSampled(above) ? TraceFlags.SAMPLED : TraceFlags.NONE;
      return startBelow(above, traceFlags, name, options);
    },
    startIfSampled(name, options) {
      const above = contextOf(options.parent);
      return isSampled(above) ? startBelow(above, TraceFlags.SAMPLED, name, options) : undefined;
    },
    stop: () => within(LONGEST_STOP_MS, batches.stop()),
  };
}

/** Reads OTEL_TRACES_SAMPLER and its argument as the SDK does. A trace that begins here is decided before it has an id. */
function readSampler(): (parent: SpanContext | undefined) => boolean {
  const name = getStringFromEnv("OTEL_TRACES_SAMPLER") ?? "parentbased_always_on";
  const asksParent = !/^(always_|traceidratio)/.test(name);
  const ratio = name.endsWith("traceidratio")
    ? (getNumberFromEnv("OTEL_TRACES_SAMPLER_ARG") ?? 1)
    : Number(!name.endsWith("always_off"));
  const byRatio = new TraceIdRatioBasedSampler(ratio);
  return (parent) => {
    if (parent === undefined) return Math.random() < ratio;
    if (asksParent || !parent.isRemote) return (parent.traceFlags & TraceFlags.SAMPLED) !== 0;
    const { decision } = byRatio.shouldSample(ROOT_CONTEXT, parent.traceId);
    return decision === SamplingDecision.RECORD_AND_SAMPLED;
  };
}

function contextOf(parent: Span | string | null): SpanContext | undefined {
  if (parent === null) return undefined;
  if (typeof parent !== "string") return parent.context;
  const known = parseTraceParent(parent);
  return known === null ? undefined : { ...known, isRemote: true };
}

/** Waits for work, which may fail or take longer than the time limit. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work.catch(() => {}), over]);
  clearTimeout(timer);
}
