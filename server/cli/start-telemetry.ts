// Traces by OTLP, where OTEL_EXPORTER_OTLP_ENDPOINT is set.
import { redactedNames } from "../../generated/redacted-names.js";
import type { Config } from "../config.js";
import { makeLog, type Log } from "../lib/log.js";
import type { Tracing } from "../lib/tracing.js";

interface Telemetry {
  readonly log: Log;
  readonly tracing: Tracing | undefined;
}

/** Starts the log, and traces where they are wanted. */
export async function startTelemetry(config: Config): Promise<Telemetry> {
  const { logLevel, otlpEndpoint, otlpHeaders, slot } = config;
  const log = makeLog(logLevel, redactedNames);
  if (otlpEndpoint === undefined) return { log, tracing: undefined };
  const { startTracing } = await import("../../telemetry/start.js");
  const tracing = startTracing(slot, otlpHeaders, reportOutages(log, "traces"));
  return { log, tracing };
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
