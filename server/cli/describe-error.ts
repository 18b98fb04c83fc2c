import { ConfigError } from "../config.js";
import { errorCodeOf, describeUnavailable } from "../store/engine/errors.js";
import { CommandError } from "./command-error.js";

/** Returns a sentence for what an operator can put right, and a stack trace for any other error. */
export function describeError(error: unknown): string {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message;
  if (errorCodeOf(error) === "42501")
    return `PostgreSQL refused: ${(error as Error).message}. If the database has migrations to run, run \`kinward migrate\` and deploy/runtime-role.sql as the owner of its tables first.`;
  return (
    describeUnavailable(error) ??
    (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}
