// Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set. The SDK reads the other variables of OpenTelemetry itself.
import {
  ExportResultCode,
  getStringFromEnv,
  parseKeyPairsIntoRecord,
  type ExportResult,
} from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import {
  convertLegacyHttpOptions,
  createOtlpHttpExportDelegate,
} from "@opentelemetry/otlp-exporter-base/node-http";
import { JsonTraceSerializer } from "@opentelemetry/otlp-transformer";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";

import type { Config } from "../server/config.js";
import type { Tracing } from "../server/lib/tracing.js";
import type { ExportMetrics } from "../server/ops/metrics.js";
import { createBatches } from "./batch.js";
import { createProducer } from "./metrics.js";
import { headOf } from "./otlp-json.js";
import { createTracing, LONGEST_STOP_MS, within } from "./tracing.js";

/** Called after each export, with its error or undefined. */
type OnExport = (error: Error | undefined) => void;

interface Exporter<Items> {
  export(items: Items, done: (result: ExportResult) => void): void;
}

/** Makes an exporter report how each export went. */
function reported<Items, E extends Exporter<Items>>(exporter: E, onExport: OnExport): E {
  const send = exporter.export.bind(exporter);
  exporter.export = (items: Items, done: (result: ExportResult) => void) =>
    send(items, (result) => {
      const { code, error } = result;
      onExport(code === ExportResultCode.SUCCESS ? undefined : (error ?? new Error("refused")));
      done(result);
    });
  return exporter;
}

/** Returns the attributes by which traces and metrics name their process. */
const resourceOf = (slot: number) =>
  resourceFromAttributes({
    "service.name": "kinward",
    "service.instance.id": `${process.pid}-${slot}`,
  }).merge(detectResources({ detectors: [envDetector] }));

/**
 * Returns the headers for both signals and for one signal. If both name a header, the signal's own header wins; in the SDK the
 * given headers would win.
 */
const headersOf = (headers: string, signal: "TRACES" | "METRICS") =>
  parseKeyPairsIntoRecord(
    `${headers},${getStringFromEnv(`OTEL_EXPORTER_OTLP_${signal}_HEADERS`) ?? ""}`,
  );

/** Exports spans in batches, with `headers` in the form of `OTEL_EXPORTER_OTLP_HEADERS`. */
export function startTracing(slot: number, headers = "", onExport: OnExport): Tracing {
  // The time limit of a request, so that one that hangs does not keep a process from ending.
  const options = { headers: headersOf(headers, "TRACES"), timeoutMillis: LONGEST_STOP_MS };
  const exporter = reported(
    createOtlpHttpExportDelegate(
      convertLegacyHttpOptions(options, "TRACES", "v1/traces", {
        "Content-Type": "application/json",
      }),
      { ...JsonTraceSerializer, serializeRequest: (body: Buffer) => body },
      "otlp_http_span_exporter",
      { name: "span", countItems: () => 0 },
      undefined,
    ),
    onExport,
  );
  const send = (body: Buffer) =>
    new Promise<ExportResult>((resolve) => exporter.export(body, resolve));
  return createTracing(createBatches(headOf(resourceOf(slot).attributes), send));
}

/**
 * Returns an exporter of metrics. It exports at intervals, one export at a time, and once more when it is stopped. Metrics that
 * the collector does not accept are not kept.
 */
export const createMetricsExport =
  (
    slot: number,
    headers = "",
    { intervalMs, timeoutMs }: NonNullable<Config["otlpMetrics"]>,
    onExport: OnExport,
  ): ExportMetrics =>
  (read) => {
    const timeoutMillis = Math.min(timeoutMs, intervalMs, LONGEST_STOP_MS);
    const reader = new PeriodicExportingMetricReader({
      exporter: reported(
        new OTLPMetricExporter({
          headers: headersOf(headers, "METRICS"),
          timeoutMillis,
          concurrencyLimit: 1,
        }),
        onExport,
      ),
      exportIntervalMillis: intervalMs,
      exportTimeoutMillis: timeoutMillis,
      metricProducers: [createProducer(read)],
    });
    const provider = new MeterProvider({ resource: resourceOf(slot), readers: [reader] });
    return { stop: () => within(LONGEST_STOP_MS, provider.shutdown()) };
  };
