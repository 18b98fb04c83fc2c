// Traces and metrics by OTLP, where OTEL_EXPORTER_OTLP_ENDPOINT is set.
import { redactedNames } from "../../generated/redacted-names.js";
import type { Config } from "../config.js";
import { makeLog, type Log } from "../lib/log.js";
import type { Tracing } from "../lib/tracing.js";
import type { ExportMetrics } from "../ops/metrics.js";

interface Telemetry {
  readonly log: Log;
  readonly tracing: Tracing | undefined;
  readonly exportMetrics: ExportMetrics | undefined;
}

/** Starts the log, and traces where they are wanted; metrics are exported once there are some. */
export async function startTelemetry(config: Config): Promise<Telemetry> {
  const { logLevel, otlpEndpoint, otlpHeaders, otlpMetrics, slot } = config;
  const log = makeLog(logLevel, redactedNames);
  if (otlpEndpoint === undefined) return { log, tracing: undefined, exportMetrics: undefined };
  const { createMetricsExport, startTracing } = await import("../../telemetry/start.js");
  const tracing = startTracing(slot, otlpHeaders, reportOutages(log, "traces"));
  const exportMetrics =
    otlpMetrics &&
    createMetricsExport(slot, otlpHeaders, otlpMetrics, reportOutages(log, "metrics"));
  return { log, tracing, exportMetrics };
}

/** Logs once for each outage that the collector accepts nothing. */
function reportOutages(log: Log, what: string): (error: Error | undefined) => void {
  let isAway = false;
  return (error) => {
    if (error && !isAway) log.warn({ err: error }, `the collector does not accept ${what}`);
    if (!error && isAway) log.info(`the collector accepts ${what} again`);
    isAway = error !== undefined;
  };
}
