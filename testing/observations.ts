// What the suite has seen of the service, for the table of coverage. Nothing else writes into it.
import { appendFileSync } from "node:fs";
import { basename, join } from "node:path";

import { expect } from "@jest/globals";

/** Made by coverage-reporter.mjs for each run. */
const folder = process.env["CONTRACT_OBSERVATIONS"];

const seen = new Set<string>();

/** Notes that an operation answered with a status. Test files run in several processes, so each has its own file. */
export function observe(operation: string, status: number): void {
  const cell = `${operation} ${status}`;
  if (folder === undefined || seen.has(cell)) return;
  seen.add(cell);
  const file = basename(expect.getState().testPath ?? "unknown").replace(/\.test\.ts$/, "");
  appendFileSync(
    join(folder, `${process.pid}.ndjson`),
    `${JSON.stringify({ operation, status, file })}\n`,
  );
}
