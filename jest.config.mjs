// Everything runs on SQLite; the other engines run what shows that they conform, and what only they can do.
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

/** Several processes that share one PostgreSQL, and a server that is taken down. */
const POSTGRES_ONLY = ["/contract-tests/operating/postgres/", "/server/store/engine/postgres/"];

/** What starts Temporal's servers. */
const TEMPORAL_ONLY = ["/contract-tests/temporal/"];

const postgres = {
  ...project,
  displayName: "PostgreSQL",
  roots: ["<rootDir>/server", "<rootDir>/contract-tests"],
  testMatch: [
    CONFORMANCE,
    // Every operation, and so every statement that a request runs.
    "<rootDir>/contract-tests/{examples,reading-events}.test.ts",
    "<rootDir>/contract-tests/operating/{commands,crash,rotation}.test.ts",
    // What is searched is every value in the database.
    "<rootDir>/contract-tests/journeys/erasure.test.ts",
    // Where a law counts all that a player plays, other sessions are read and woken.
    "<rootDir>/contract-tests/journeys/law-{limits,wakeups}.test.ts",
    // What a read remembers is asked for anew, in another way than on SQLite.
    "<rootDir>/contract-tests/journeys/read-your-writes.test.ts",
    "<rootDir>/contract-tests/operating/postgres/**/*.test.ts",
    "<rootDir>/server/store/**/*.test.ts",
    "<rootDir>/server/ops/rotate-secret.test.ts",
    "<rootDir>/server/actions/locks.test.ts",
    "<rootDir>/server/actions/retention/*.test.ts",
    "<rootDir>/server/actions/override/answer-override.test.ts",
    "<rootDir>/server/pages/parallel.test.ts",
    // What is found, listed and counted for operators is asked in no other way.
    "<rootDir>/server/console/{players,records,developers}/*.test.ts",
  ],
  testPathIgnorePatterns: [
    ...project.testPathIgnorePatterns,
    // The driver and the file of the embedded database.
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

// CI runs the journeys against the build alone.
if (process.env.CI) sqlite.testPathIgnorePatterns.push("/contract-tests/journeys/");

/** The journeys, through the modules that the build made. */
const built = {
  ...project,
  displayName: "dist",
  roots: ["<rootDir>/contract-tests/journeys"],
  testEnvironmentOptions: { testsBuild: true },
};

/** What happens at a time, on a Temporal server that skips time, and processes on one that does not. */
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
  projects: [
    sqlite,
    built,
    ...(withPostgres ? [postgres] : []),
    ...(withTemporal ? [temporal] : []),
  ],
  // Only what hangs meets it: no test is to fail because a machine is slow.
  testTimeout: 180_000,
  // Node never frees the module of a suite, nor what it holds.
  workerIdleMemoryLimit: "900MB",
  testSequencer: "<rootDir>/testing/slow-first.mjs",
  reporters: [
    "default",
    // Before the next one makes a folder.
    "<rootDir>/testing/temporary-folder-reporter.mjs",
    "<rootDir>/contract-tests/coverage-reporter.mjs",
  ],
};
