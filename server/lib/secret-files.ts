// Secrets that come as files, as Docker and Kubernetes mount them: `KINWARD_SECRET_FILE` in place of `KINWARD_SECRET`.
import { readFileSync } from "node:fs";

/** Variables that may come as files. Those of providers are named by product files, and may too. */
const SECRET_VARIABLES = [
  "KINWARD_SECRET",
  "DATABASE_URL",
  "DATABASE_REPLICA_URL",
  "SMTP_URL",
  "SMS_URL",
  "TEMPORAL_API_KEY",
  "TEMPORAL_PAYLOAD_KEYS",
  "CONSOLE_OIDC_CLIENT_SECRET",
  "OTEL_EXPORTER_OTLP_HEADERS",
];
export const SECRET_FILE_VARIABLES: readonly string[] = SECRET_VARIABLES.map(
  (name) => `${name}_FILE`,
);
const PROVIDER_FILE = /^KINWARD_PROVIDER_\w+_FILE$/;

type Environment = Readonly<Record<string, string>>;

/**
 * The variables that are not empty, with the content of each secret's file in its place. `faults` name the variables that
 * cannot be used, and repeat neither a content nor a path, which may be a secret in the wrong place.
 */
export function readSecretFiles(env: NodeJS.ProcessEnv): { given: Environment; faults: string[] } {
  const given = Object.fromEntries(
    Object.entries(env).filter((pair): pair is [string, string] => !!pair[1]),
  );
  const faults: string[] = [];
  for (const [variable, path] of Object.entries(given)) {
    if (!SECRET_FILE_VARIABLES.includes(variable) && !PROVIDER_FILE.test(variable)) continue;
    const name = variable.replace(/_FILE$/, "");
    delete given[variable];
    if (given[name] !== undefined) {
      faults.push(`${variable}: is set together with ${name}. Leave one of them out`);
      continue;
    }
    try {
      const content = readFileSync(path, "utf8").replace(/[\r\n]+$/, "");
      if (content === "") faults.push(`${variable}: names a file that is empty`);
      else given[name] = content;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      faults.push(`${variable}: names a file that cannot be read (${code})`);
    }
  }
  return { given, faults };
}
