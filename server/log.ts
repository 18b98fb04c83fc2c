import { pino, type DestinationStream, type Logger } from "pino";

export type Log = Logger;

const REDACTED = "[redacted]";
/** What lies deeper is left out. */
const DEEPEST = 20;

/**
 * A logger of JSON lines that never shows what the contract marks with `x-redact`, however deep and in whatever case. Lines
 * only: what a child logger is bound to goes past it.
 * `redacted`: the names of those properties, parameters and headers.
 */
export function makeLog(
  level: string,
  redacted: readonly string[],
  destination?: DestinationStream,
): Log {
  const redact = redactor(redacted);
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: redact },
    // Errors are plain objects by then.
    serializers: { err: (error: unknown) => error },
  };
  return destination ? pino(options, destination) : pino(options);
}

const saysItself = (value: object): value is { toJSON(): unknown } =>
  "toJSON" in value && typeof value.toJSON === "function";

/** What is safe to show of an error: other properties may quote the row or the address that it is about. */
const essence = ({ name, message, stack, cause, ...rest }: Error & { code?: unknown }) => ({
  type: name,
  message,
  stack,
  ...(rest.code !== undefined && { code: rest.code }),
  ...(cause !== undefined && { cause }),
});

/** A copy without what is redacted, as JSON would have it. What was handed in stays as it is. */
function redactor(names: readonly string[]) {
  const secret = new Set(names.map((name) => name.toLowerCase()));

  const copy = (value: unknown, above: readonly object[]): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (above.includes(value)) return "[circular]";
    if (above.length >= DEEPEST) return "[deep]";
    const on = [...above, value];
    if (Array.isArray(value)) return value.map((item) => copy(item, on));
    if (value instanceof Error) return copy(essence(value), on);
    if (saysItself(value)) return copy(value.toJSON(), on);
    return record(value, on);
  };

  const record = (value: object, on: readonly object[]) =>
    Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        secret.has(name.toLowerCase()) ? REDACTED : copy(item, on),
      ]),
    );

  return (line: object): Record<string, unknown> => record(line, [line]);
}
