// Records what the suite has seen of the service, for the table of coverage.
import { appendFileSync } from "node:fs";
import { basename, join } from "node:path";

import { expect } from "@jest/globals";

/** Created by coverage-reporter.mjs for each run. */
const folder = process.env["CONTRACT_OBSERVATIONS"];

const seen = new Set<string>();

/** Records that an operation responded with a status. Each process has its own file. */
export function observe(operation: string, status: number): void {
  if (folder === undefined) return;
  const file = basename(expect.getState().testPath ?? "unknown").replace(/\.test\.ts$/, "");
  const line = JSON.stringify({ operation, status, file });
  if (seen.has(line)) return;
  seen.add(line);
  appendFileSync(join(folder, `${process.pid}.ndjson`), `${line}\n`);
}
