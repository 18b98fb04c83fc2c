import { pino, type DestinationStream, type Logger } from "pino";

import { serverFile } from "./files.js";

export type Log = Logger;

const REDACTED = "[redacted]";
/** The deepest level that a line shows. */
const DEEPEST = 20;

/**
 * A logger of JSON lines that never shows a value that the contract marks with `x-redact`, at any depth and in any letter case,
 * nor the message of an error of a driver or a library. It does not check the bindings of a child logger. `redacted`: the names
 * of the marked properties, parameters and headers.
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
  return pino(options, destination ?? standardOutput());
}

/**
 * Writes the lines of one turn of the event loop together, before the next one begins, because a write for each line is slow. The
 * rest is written when the process ends, and not by `flushSync` of the stream, which waits for the disk where the output is a
 * file.
 */
function standardOutput(): DestinationStream {
  const stream = pino.destination({ dest: 1, sync: true });
  let lines = "";
  let isDue = false;
  const writeLines = () => {
    const text = lines;
    lines = "";
    if (text !== "") stream.write(text);
  };
  const endTurn = () => {
    isDue = false;
    writeLines();
  };
  process.once("exit", () => {
    writeLines();
    stream.flushSync();
  });
  return {
    write(line) {
      if (lines.length + line.length > MAX_TEXT_LENGTH) writeLines();
      lines += line;
      if (isDue) return;
      isDue = true;
      setImmediate(endTurn);
    },
  };
}

/** The most that a pipe takes as a whole, so that lines of processes that share one are not mixed. */
const MAX_TEXT_LENGTH = 4 * 1024;

/** Names of fields that are remembered; there are as many as the code has. */
const MAX_NAMES = 1_000;

const saysItself = (value: object): value is { toJSON(): unknown } =>
  "toJSON" in value && typeof value.toJSON === "function";

/** An error's own fields that name no value: codes, and names of the schema and of hosts. */
const NAMES = [
  ["code", "severity", "routine", "schema", "table", "column", "constraint", "dataType"],
  ["syscall", "hostname", "address", "port", "responseCode", "command"],
].flat();

/** Messages of SQLite that contain nothing but names of the schema. */
const NAMES_ONLY =
  /^((UNIQUE|NOT NULL|CHECK|PRIMARY KEY) constraint failed: \w+(\.\w+)?(, \w+\.\w+)*|FOREIGN KEY constraint failed|no such (table|column): [\w.]+)$/;

/** The lines of a stack that are places in the code. */
const FRAME = /^ {4}at /;

/** Whether a value is an error. Those of a driver that was loaded elsewhere have another prototype. */
const isError = (value: object): value is Error =>
  value instanceof Error || ("stack" in value && "message" in value && "name" in value);

/**
 * Whether the text of an error was written here: its first frame is a file of ours. Those of drivers and libraries may
 * quote a value or an address. better-sqlite3 throws from native code, which has no frame of its own.
 */
function isOwn({ name, message }: Error, frames: readonly string[]): boolean {
  if (NAMES_ONLY.test(message)) return true;
  return name !== "SqliteError" && isOwnFrame(frames[0] ?? "");
}

/** Whether a line of a stack is in a file of ours. Installed by npm, `home` is itself in a folder `node_modules`. */
export const isOwnFrame = (frame: string, home = serverFile("../..").pathname): boolean =>
  /[(\s](file:\/\/)?\/[^)]+:\d+:\d+\)?$/.test(frame) &&
  !frame.replace(home, "/").includes("/node_modules/");

/** Returns the parts of an error that are safe to show. Its other properties may quote a row or an address. */
function essence(error: Error): Record<string, unknown> {
  const { name, message, stack = "", cause } = error;
  // A stack begins with the message, which may be of several lines.
  const [before = "", ...after] = message === "" ? [stack] : stack.split(message);
  const frames = (after.join(message) || before).split("\n").filter((line) => FRAME.test(line));
  const own = isOwn(error, frames);
  const names = NAMES.map((key): [string, unknown] => [key, Reflect.get(error, key)]);
  return {
    type: name,
    ...(own && { message }),
    stack: [own ? `${name}: ${message}` : name, ...frames].join("\n"),
    ...Object.fromEntries(names.filter(([, value]) => /^(string|number)$/.test(typeof value))),
    ...(cause !== undefined && { cause }),
  };
}

/** Returns a function that copies a value as JSON would have it, without redacted properties. */
function redactor(names: readonly string[]) {
  const secret = new Set(names.map((name) => name.toLowerCase()));

  const copy = (value: unknown, above: readonly object[]): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (above.includes(value)) return "[circular]";
    if (above.length >= DEEPEST) return "[deep]";
    const on = [...above, value];
    if (Array.isArray(value)) return value.map((item) => copy(item, on));
    if (isError(value)) return copy(essence(value), on);
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

  const isSecretByName = new Map<string, boolean>();
  const isSecret = (name: string): boolean => {
    const known = isSecretByName.get(name);
    if (known !== undefined) return known;
    const found = secret.has(name.toLowerCase());
    if (isSecretByName.size < MAX_NAMES) isSecretByName.set(name, found);
    return found;
  };
  /** Returns whether a line has nothing to leave out, as most lines of requests: it is then not copied. */
  const isPlain = (line: Readonly<Record<string, unknown>>): boolean => {
    for (const name in line) {
      const item = line[name];
      if ((typeof item === "object" && item !== null) || isSecret(name)) return false;
    }
    return true;
  };

  return (line: object): Record<string, unknown> => {
    const fields = line as Record<string, unknown>;
    return isPlain(fields) ? fields : record(line, [line]);
  };
}
