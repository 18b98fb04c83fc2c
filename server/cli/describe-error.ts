import { ConfigError } from "../config.js";
import { BinTableError } from "../domain/payment/bin-table.js";
import { errorCodeOf, describeUnavailable } from "../store/engine/errors.js";
import { SchemaError } from "../store/engine/migrate.js";
import { CommandError } from "./command-error.js";

/** Returns a sentence for what an operator can put right, and a stack trace for any other error. */
export function describeError(error: unknown): string {
  for (const kind of [CommandError, ConfigError, BinTableError, SchemaError])
    if (error instanceof kind) return error.message;
  if (errorCodeOf(error) === "42501")
    return `PostgreSQL refused: ${(error as Error).message}. If the database has migrations to run, run \`kinward migrate\` and deploy/runtime-role.sql as the owner of its tables first.`;
  return (
    describeAbsent(error) ??
    describeUnavailable(error) ??
    (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}

/** What needs packages that are not installed by default: their workspace, and the variable that asks for them. */
const OPTIONAL = [
  ["@temporalio", "workflows", "WAKEUPS=temporal"],
  ["@opentelemetry", "telemetry", "OTEL_EXPORTER_OTLP_ENDPOINT"],
] as const;

/** Says how to install a package that is not there; undefined where that is not what has failed. */
function describeAbsent(error: unknown): string | undefined {
  if (errorCodeOf(error) !== "ERR_MODULE_NOT_FOUND") return undefined;
  const { message } = error as Error;
  const [scope, workspace, variable] =
    OPTIONAL.find(([each]) => message.includes(`'${each}/`)) ?? [];
  return (
    scope &&
    `${variable} needs packages of ${scope} that are not installed. In a checkout run \`npm install --workspace=${workspace} --include-workspace-root\`; for the package from npm, install those among its peerDependencies beside it.`
  );
}
