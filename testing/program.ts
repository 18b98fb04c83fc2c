import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const PROGRAM = fileURLToPath(new URL("../dist/server/main.js", import.meta.url));

export type Environment = Readonly<Record<string, string>>;

/** Returns the path of the built program. Throws before it is built. */
export function program(): string {
  if (!existsSync(PROGRAM))
    throw new Error("dist/ is missing: run `make build` first, or `make test`, which does.");
  return PROGRAM;
}

type Failed = Error & Readonly<{ code?: number | null; signal?: string | null }>;

/** Runs a command line in a process of its own. Rejects with its exit code and `stderr` where it fails. */
export async function runKinward(
  parameters: readonly string[],
  { env, cwd }: { env: Environment; cwd: string },
): Promise<string> {
  const ended = promisify(execFile)(process.execPath, [program(), ...parameters], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    cwd,
  });
  const { stdout } = await ended.catch((error: Failed) => {
    error.message += ` (code ${error.code}, signal ${error.signal})`;
    throw error;
  });
  return stdout;
}
