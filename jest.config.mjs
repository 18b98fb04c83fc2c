// All tests run on SQLite. The other engines run a conformance suite, and the tests that only they can run.
import { fileURLToPath } from "node:url";

const project = {
  rootDir: fileURLToPath(new URL(".", import.meta.url)),
  testEnvironment: "<rootDir>/testing/jest/environment.mjs",
  testRunner: "<rootDir>/testing/jest/run-suite.mjs",
  roots: ["server", "client", "openapi", "contract-tests", "testing"].map(
    (name) => `<rootDir>/${name}`,
  ),
  testMatch: ["**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  // Node loads the suites itself.
  transform: {},
};

/** Each kind of wakeup and each lock, on every engine. */
const CONFORMANCE = "<rootDir>/contract-tests/conformance.test.ts";

/** Several processes that share one PostgreSQL server, and a server that is stopped. */
const POSTGRES_ONLY = ["/contract-tests/operating/postgres/", "/server/store/engine/postgres/"];

/** Suites that start Temporal's servers. */
const TEMPORAL_ONLY = ["/contract-tests/temporal/"];

const postgres = {
  ...project,
  displayName: "PostgreSQL",
  roots: ["<rootDir>/server", "<rootDir>/contract-tests"],
  testMatch: [
    CONFORMANCE,
    // Runs every operation, and so every statement of a request.
    "<rootDir>/contract-tests/{examples,reading-events}.test.ts",
    "<rootDir>/contract-tests/operating/{commands,crash,rotation}.test.ts",
    // Searches every value in the database.
    "<rootDir>/contract-tests/journeys/erasure.test.ts",
    // Reads and wakes other sessions, where a law counts all that a player plays.
    "<rootDir>/contract-tests/journeys/law-{limits,wakeups}.test.ts",
    // On PostgreSQL, reads check what they remember in another way than on SQLite.
    "<rootDir>/contract-tests/journeys/read-your-writes.test.ts",
    "<rootDir>/contract-tests/operating/postgres/**/*.test.ts",
    "<rootDir>/server/store/**/*.test.ts",
    "<rootDir>/server/ops/rotate-secret.test.ts",
    "<rootDir>/server/actions/locks.test.ts",
    "<rootDir>/server/actions/retention/*.test.ts",
    "<rootDir>/server/actions/override/answer-override.test.ts",
    "<rootDir>/server/pages/parallel.test.ts",
    // Runs the searches, lists and counts of operators, which no other suite runs.
    "<rootDir>/server/console/{players,records,developers}/*.test.ts",
  ],
  testPathIgnorePatterns: [
    ...project.testPathIgnorePatterns,
    // Suites of the embedded database's driver and file.
    "/server/store/engine/sqlite/",
  ],
  globalSetup: "<rootDir>/testing/postgres/begin.mjs",
  globalTeardown: "<rootDir>/testing/postgres/end.mjs",
  testEnvironmentOptions: { variables: { KINWARD_TEST_DATABASE: "postgres" } },
};

const sqlite = {
  ...project,
  displayName: "SQLite",
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, ...POSTGRES_ONLY, ...TEMPORAL_ONLY],
};

// CI runs the journeys only against the build.
if (process.env.CI) sqlite.testPathIgnorePatterns.push("/contract-tests/journeys/");

/** Runs the journeys with the modules of the build. */
const built = {
  ...project,
  displayName: "dist",
  roots: ["<rootDir>/contract-tests/journeys"],
  testEnvironmentOptions: { testsBuild: true },
};

/** Runs wakeups on a Temporal server that skips time, and processes on one that does not. */
const temporal = {
  ...project,
  displayName: "Temporal",
  roots: [...project.roots, "<rootDir>/workflows"],
  testPathIgnorePatterns: [...project.testPathIgnorePatterns],
  testMatch: [
    CONFORMANCE,
    "<rootDir>/contract-tests/temporal/**/*.test.ts",
    // A law wakes sessions at midnight, and one session wakes another.
    "<rootDir>/contract-tests/journeys/law-wakeups.test.ts",
    "<rootDir>/workflows/**/*.test.ts",
  ],
  testEnvironmentOptions: { variables: { KINWARD_TEST_ENGINE: "temporal" } },
};

/** Returns whether to run tests that need a server of their own, and prints a reminder where they are left out. */
function isWanted(name) {
  const isOn = process.env[`KINWARD_TEST_${name.toUpperCase()}`] !== "off";
  if (!isOn && process.env.JEST_WORKER_ID === undefined)
    process.stderr.write(`KINWARD_TEST_${name.toUpperCase()}=off: nothing is tested on ${name}.\n`);
  return isOn;
}

const [withPostgres, withTemporal] = ["Postgres", "Temporal"].map(isWanted);
if (!withPostgres) temporal.testPathIgnorePatterns.push("/contract-tests/temporal/cluster\\.test");

export default {
  projects: [
    sqlite,
    built,
    ...(withPostgres ? [postgres] : []),
    ...(withTemporal ? [temporal] : []),
  ],
  // Only a test that hangs reaches the limit: no test fails because a machine is slow.
  testTimeout: 180_000,
  // Node never frees the modules of a suite, nor their data.
  workerIdleMemoryLimit: "900MB",
  testSequencer: "<rootDir>/testing/slow-first.mjs",
  reporters: [
    "default",
    // Runs before a project makes a folder.
    "<rootDir>/testing/temporary-folder-reporter.mjs",
    "<rootDir>/contract-tests/coverage-reporter.mjs",
  ],
};
