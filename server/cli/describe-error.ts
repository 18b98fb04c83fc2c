import { ConfigError } from "../config.js";
import { errorCodeOf, describeUnavailable } from "../store/engine/errors.js";
import { SchemaError } from "../store/engine/migrate.js";
import { CommandError } from "./command-error.js";

/** Returns a sentence for what an operator can put right, and a stack trace for any other error. */
export function describeError(error: unknown): string {
  for (const kind of [CommandError, ConfigError, SchemaError])
    if (error instanceof kind) return error.message;
  if (errorCodeOf(error) === "42501")
    return `PostgreSQL refused: ${(error as Error).message}. If the database has migrations to run, run \`kinward migrate\` and deploy/runtime-role.sql as the owner of its tables first.`;
  return (
    describeUnavailable(error) ??
    (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}
