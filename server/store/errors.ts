import { ServiceError } from "../domain/errors.js";

const codeOf = (error: unknown): string => {
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
export const isDuplicate = (error: unknown): boolean => DUPLICATE.has(codeOf(error));

/** Locked, full, failing to read or write, or not there: nothing that the caller did, and worth another try later. */
const SQLITE_DOWN = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|PROTOCOL|NOMEM)/;

/** Connection lost, out of resources, shut down, timed out, deadlocked, a replica; and the sockets' own errors. */
const POSTGRES_DOWN = /^(08|53|57|58|40001|40P01|55P03|25P0[34]|25006|E[A-Z]+$)/;
const POSTGRES_DOWN_MESSAGE =
  /connection terminated|timeout|not queryable|connection error|cannot use a pool/i;

export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));

/** Whether PostgreSQL undid a transaction in favour of another: begun anew it may well succeed. */
export const isUndoneForAnother = (error: unknown): boolean =>
  /^(40001|40P01)$/.test(codeOf(error instanceof ServiceError ? error.cause : error));

/** The error as the callers of the store see it: UNAVAILABLE with its cause, or as it was. */
export function translated(error: unknown): unknown {
  if (error instanceof ServiceError) return error;
  const code = codeOf(error);
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
