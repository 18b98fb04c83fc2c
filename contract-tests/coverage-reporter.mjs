// Fails a whole run in which an operation never responded with a status that it declares.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SUITE = fileURLToPath(new URL(".", import.meta.url));
const REPORT = join(SUITE, "report");
/** Responses that a test can't cause in a healthy service. */
const NO_CELLS = ["default", "500", "503"];

const filesOfSuite = () =>
  readdirSync(SUITE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => join(SUITE, file));

function declaredCells() {
  const { paths } = JSON.parse(readFileSync(join(SUITE, "../generated/contract.json"), "utf8"));
  return Object.values(paths).flatMap((item) =>
    ["get", "post"]
      .filter((method) => item[method])
      .map((method) => ({
        operation: item[method].operationId,
        statuses: Object.keys(item[method].responses).filter(
          (status) => !NO_CELLS.includes(status),
        ),
      })),
  );
}

function observations(folder) {
  const seen = new Map();
  for (const file of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
      if (line === "") continue;
      const { operation, status, file: by } = JSON.parse(line);
      const cell = `${operation} ${status}`;
      seen.set(cell, (seen.get(cell) ?? new Set()).add(by));
    }
  }
  return seen;
}

const mark = (cell, seen) => (cell === undefined ? "·" : seen.has(cell) ? "✓" : "MISSING");

export default class CoverageReporter {
  #fault;
  #config;
  #observed = mkdtempSync(join(tmpdir(), "contract-observations-"));

  constructor(config) {
    this.#config = config;
    // The test processes inherit this folder and write there: see testing/observations.ts.
    process.env.CONTRACT_OBSERVATIONS = this.#observed;
  }

  onRunComplete(_contexts, { testResults, numPendingTests }) {
    const ran = new Set(
      testResults.filter((result) => !result.skipped).map((result) => result.testFilePath),
    );
    // CONTRACT_COVERAGE=part reports on the requested suites, whatever they are.
    const isWhole =
      process.env.CONTRACT_COVERAGE === "part" ||
      (!this.#config.testNamePattern && filesOfSuite().every((file) => ran.has(file)));
    const seen = observations(this.#observed);
    rmSync(this.#observed, { recursive: true });
    if (!isWhole) return;
    const rows = declaredCells().sort((a, b) => (a.operation < b.operation ? -1 : 1));
    const statuses = [...new Set(rows.flatMap((row) => row.statuses))].sort();
    const cells = rows.flatMap(({ operation, statuses: own }) =>
      own.map((status) => `${operation} ${status}`),
    );
    const missing = cells.filter((cell) => !seen.has(cell));

    const width = Math.max(...rows.map(({ operation }) => operation.length));
    const line = (name, values) =>
      `| ${name.padEnd(width)} | ${values.map((value) => value.padEnd(3)).join(" | ")} |`;
    const table = [
      line("operation", statuses),
      line(
        "-".repeat(width),
        statuses.map(() => "---"),
      ),
      ...rows.map(({ operation, statuses: own }) =>
        line(
          operation,
          statuses.map((status) =>
            mark(own.includes(status) ? `${operation} ${status}` : undefined, seen),
          ),
        ),
      ),
    ].join("\n");
    const summary = `${cells.length - missing.length} of ${cells.length} cells observed`;
    const byCell = Object.fromEntries(
      cells.map((cell) => [cell, [...(seen.get(cell) ?? [])].sort()]),
    );
    mkdirSync(REPORT, { recursive: true });
    // The report is committed, so that reviews show a gap.
    writeFileSync(
      join(SUITE, "COVERAGE.md"),
      `# Coverage of the contract\n\nEvery operation with every status that it declares, as tests have seen it. Written by \`make test\`.\n\n${summary}.\n\n${table}\n`,
    );
    writeFileSync(
      join(REPORT, "coverage.json"),
      `${JSON.stringify({ missing, observedIn: byCell }, null, 2)}\n`,
    );
    process.stderr.write(`\nCoverage of the contract: ${summary}\n\n${table}\n\n`);
    if (numPendingTests > 0) process.stderr.write(`${numPendingTests} tests were skipped.\n`);
    if (missing.length === 0) return;
    // Jest fails the run for this error without printing it.
    this.#fault = new Error(
      `No test has seen these answers of the contract: ${missing.join(", ")}`,
    );
    process.stderr.write(`${this.#fault.message}\n`);
  }

  getLastError() {
    return this.#fault;
  }
}
