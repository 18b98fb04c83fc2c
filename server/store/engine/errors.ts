import { ServiceError } from "../../lib/errors.js";

export const errorCodeOf = (error: unknown): string => {
  const code =
    typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "";
};

const DUPLICATE = new Set([
  "SQLITE_CONSTRAINT_UNIQUE",
  "SQLITE_CONSTRAINT_PRIMARYKEY",
  "SQLITE_CONSTRAINT_ROWID",
  "23505",
]);

/**
 * Whether a row was refused because one with the same key is there. PostgreSQL undoes the whole transaction then:
 * catch it outside `write` only, and inside use `onConflict`.
 */
export const isDuplicate = (error: unknown): boolean => DUPLICATE.has(errorCodeOf(error));

/**
 * SQLite's codes where the file is locked, full, missing, or cannot be read or written. The caller did nothing wrong and may try
 * again later.
 */
const SQLITE_DOWN = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|PROTOCOL|NOMEM)/;

/**
 * PostgreSQL's codes for a lost connection, a lack of resources, a shutdown, a timeout, a deadlock and a read-only server; and
 * the codes of sockets.
 */
const POSTGRES_DOWN = /^(08|53|57|58|40001|40P01|55P03|25P0[34]|25006|E[A-Z]+$)/;
const POSTGRES_DOWN_MESSAGE =
  /connection terminated|timeout|not queryable|connection error|cannot use a pool/i;

export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(errorCodeOf(error));

/** Whether PostgreSQL undid a transaction in favour of another. A new attempt may well succeed. */
export const isUndoneForAnother = (error: unknown): boolean =>
  /^(40001|40P01)$/.test(errorCodeOf(error instanceof ServiceError ? error.cause : error));

/** The error as the callers of the store see it: UNAVAILABLE with its cause, or as it was. */
export function translated(error: unknown): unknown {
  if (error instanceof ServiceError) return error;
  const code = errorCodeOf(error);
  const isDown =
    SQLITE_DOWN.test(code) ||
    POSTGRES_DOWN.test(code) ||
    (code === "" && error instanceof Error && POSTGRES_DOWN_MESSAGE.test(error.message));
  return isDown ? unavailable(error) : error;
}

export const unavailable = (cause: unknown) =>
  new ServiceError(
    "UNAVAILABLE",
    "The database is not available at the moment. Try again shortly.",
    { cause },
  );

/** A connection could not be made. The message is a sentence for operators that says where to and why, without the password. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
  readonly code: string;

  constructor(target: string, cause: unknown) {
    super(`The database ${target} cannot be reached: ${reasonOf(cause)}.`, { cause });
    this.code = errorCodeOf(cause);
  }
}

/** Returns the driver's message, which holds no password, with the code if the message lacks it. */
function reasonOf(error: unknown): string {
  const code = errorCodeOf(error);
  const message = error instanceof Error ? error.message.trim().replace(/\.$/, "") : "";
  if (message === "") return code || "unknown reason";
  return code === "" || message.includes(code) ? message : `${message} (${code})`;
}

/** Returns why a command could not use the database, in a sentence; undefined where the error has another cause. */
export function describeUnavailable(error: unknown): string | undefined {
  if (error instanceof UnreachableError) return error.message;
  if (!(error instanceof ServiceError) || error.code !== "UNAVAILABLE") return undefined;
  const { cause, message } = error;
  return cause instanceof UnreachableError
    ? cause.message
    : `${message.replace(/ Try again shortly\.$/, "")} ${sentence(reasonOf(cause))}`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
