// Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set. The SDK reads the other variables of OpenTelemetry itself.
import { ExportResultCode, parseKeyPairsIntoRecord, type ExportResult } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";

import type { Tracing } from "../server/lib/tracing.js";
import { createTracing, LONGEST_STOP_MS } from "./tracing.js";

/** Hears of each export: of its error, undefined where it succeeded. */
type OnExport = (error: Error | undefined) => void;

interface Exporter<Items> {
  export(items: Items, done: (result: ExportResult) => void): void;
}

/** Makes an exporter say how each export went. */
export function reported<Items, E extends Exporter<Items>>(exporter: E, onExport: OnExport): E {
  const send = exporter.export.bind(exporter);
  exporter.export = (items: Items, done: (result: ExportResult) => void) =>
    send(items, (result) => {
      const { code, error } = result;
      onExport(code === ExportResultCode.SUCCESS ? undefined : (error ?? new Error("refused")));
      done(result);
    });
  return exporter;
}

/** Returns what traces and metrics say of the process that sends them. */
const resourceOf = (slot: number) =>
  resourceFromAttributes({
    "service.name": "kinward",
    "service.instance.id": `${process.pid}-${slot}`,
  }).merge(detectResources({ detectors: [envDetector] }));

/** Exports spans in batches, with `headers` as `OTEL_EXPORTER_OTLP_HEADERS` has them. A queue that is full, because the collector hangs, drops what is new. */
export const startTracing = (slot: number, headers = "", onExport: OnExport): Tracing =>
  createTracing(
    new BatchSpanProcessor(
      reported(
        new OTLPTraceExporter({
          headers: parseKeyPairsIntoRecord(headers),
          // A request that hangs keeps a process from ending.
          timeoutMillis: LONGEST_STOP_MS,
        }),
        onExport,
      ),
    ),
    resourceOf(slot),
  );
