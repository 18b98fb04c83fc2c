import { pino, type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** How deep in a log line a secret may hide. */
const DEPTHS = ["", "*.", "*.*.", "*.*.*."];
const isPlainName = /^[A-Za-z_$][\w$]*$/;

const pathTo = (prefix: string, name: string) =>
  isPlainName.test(name) ? `${prefix}${name}` : `${prefix.replace(/\.$/, "")}["${name}"]`;

/**
 * A logger of JSON lines that never shows what the contract marks with `x-redact`. `redacted`: the names of those
 * properties, parameters and headers.
 */
export function makeLog(level: string, redacted: readonly string[], destination?: DestinationStream): Log {
  const paths = redacted.flatMap((name) => DEPTHS.map((prefix) => pathTo(prefix, name)));
  const options = { level, base: null, redact: { paths, censor: "[redacted]" }, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}
