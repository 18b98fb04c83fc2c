import { ConfigError } from "../config.js";
import { describeUnavailable } from "../store/engine/errors.js";
import { CommandError } from "./command-error.js";

/** A sentence for what an operator can put right, a stack trace for what only a programmer can. */
export function describeError(error: unknown): string {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message;
  return (
    describeUnavailable(error) ??
    (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}
