// The suites run on both databases, as two projects of one run: `npx jest --selectProjects SQLite` is the quick one.
import { fileURLToPath } from "node:url";

const project = {
  rootDir: fileURLToPath(new URL(".", import.meta.url)),
  testEnvironment: "node",
  roots: ["<rootDir>/server", "<rootDir>/client", "<rootDir>/contract-tests"],
  testMatch: ["**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  extensionsToTreatAsEsm: [".ts"],
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
  transform: {
    "^.+\\.ts$": [
      "@swc/jest",
      { jsc: { target: "es2022", parser: { syntax: "typescript" } }, module: { type: "es6" } },
    ],
  },
};

/** What would show nothing more on PostgreSQL, and why. */
const SQLITE_ONLY = [
  // Thousands of requests that are refused before anything is read but the key.
  "/contract-tests/bad-(fields|requests)\\.test",
  // The same pages and the same handlers, looked at in a browser: minutes, and not one statement of their own.
  "/contract-tests/browser/",
  // Starts nothing, or refuses to start, before a database is opened.
  "/contract-tests/operating/(configuration|deployment)\\.test",
  // A day, an end and a command that others show as well: what they ask of the database the journeys ask, too. What dies
  // and hangs on PostgreSQL has tests of its own in `operating/postgres` and `temporal/cluster`.
  "/contract-tests/operating/(day-of-play|faults|listen|shutdown)\\.test",
  // The driver and the file of the embedded database.
  "/server/store/engine/sqlite\\.test",
];

/** What makes sense there alone: several processes that answer share one PostgreSQL, and a server that is taken down. */
const POSTGRES_ONLY = ["/contract-tests/operating/postgres/"];

/** What starts Temporal's servers. */
const TEMPORAL_ONLY = ["/contract-tests/temporal/"];

const postgres = {
  ...project,
  displayName: "PostgreSQL",
  roots: ["<rootDir>/server", "<rootDir>/contract-tests"],
  testMatch: [
    "<rootDir>/contract-tests/**/*.test.ts",
    "<rootDir>/server/store/**/*.test.ts",
    "<rootDir>/server/actions/override/answer-override.test.ts",
    "<rootDir>/server/pages/parallel.test.ts",
  ],
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, ...SQLITE_ONLY, ...TEMPORAL_ONLY],
  globalSetup: "<rootDir>/testing/postgres/begin.mjs",
  globalTeardown: "<rootDir>/testing/postgres/end.mjs",
  setupFiles: ["<rootDir>/testing/postgres/choose.mjs"],
};

const sqlite = {
  ...project,
  displayName: "SQLite",
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, ...POSTGRES_ONLY, ...TEMPORAL_ONLY],
};

/** What happens at a time, on a Temporal server that skips time: the same tests, from one source. */
const temporal = {
  ...project,
  displayName: "Temporal",
  roots: [...project.roots, "<rootDir>/workflows"],
  testPathIgnorePatterns: [...project.testPathIgnorePatterns],
  testMatch: [
    "<rootDir>/contract-tests/temporal/**/*.test.ts",
    "<rootDir>/contract-tests/journeys/{overrides,thresholds}.test.ts",
    "<rootDir>/server/wakeups/{birthday,otp-rotation}.test.ts",
    "<rootDir>/server/webhooks/line.test.ts",
    "<rootDir>/workflows/**/*.test.ts",
  ],
  setupFilesAfterEnv: ["<rootDir>/testing/temporal/choose.mjs"],
};

/** Whether to run what needs a server of its own; whoever leaves it out is reminded. */
function isWanted(name) {
  const isOn = process.env[`KINWARD_TEST_${name.toUpperCase()}`] !== "off";
  if (!isOn && process.env.JEST_WORKER_ID === undefined)
    process.stderr.write(`KINWARD_TEST_${name.toUpperCase()}=off: nothing is tested on ${name}.\n`);
  return isOn;
}

const [withPostgres, withTemporal] = ["Postgres", "Temporal"].map(isWanted);
if (!withPostgres) temporal.testPathIgnorePatterns.push("/contract-tests/temporal/cluster\\.test");

export default {
  projects: [sqlite, ...(withPostgres ? [postgres] : []), ...(withTemporal ? [temporal] : [])],
  // Only what hangs meets it: no test is to fail because a machine is slow.
  testTimeout: 180_000,
  // Modules of a suite are never freed (jest 30, ESM): collecting around them costs more than a new process.
  workerIdleMemoryLimit: "300MB",
  reporters: ["default", "<rootDir>/contract-tests/coverage-reporter.mjs"],
};
