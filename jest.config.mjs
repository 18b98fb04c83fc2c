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
  // The same pages and the same handlers, looked at in a browser: minutes, and not one statement of their own.
  "/contract-tests/browser/",
  // Starts nothing, or refuses to start, before a database is opened.
  "/contract-tests/operating/configuration\\.test",
  // The driver and the file of the embedded database.
  "/server/store/sqlite\\.test",
];

const postgres = {
  ...project,
  displayName: "PostgreSQL",
  roots: ["<rootDir>/server", "<rootDir>/contract-tests"],
  testMatch: [
    "<rootDir>/contract-tests/**/*.test.ts",
    "<rootDir>/server/store/*.test.ts",
    "<rootDir>/server/actions/answer-override.test.ts",
    "<rootDir>/server/pages/parallel.test.ts",
  ],
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, ...SQLITE_ONLY],
  globalSetup: "<rootDir>/server/store/_postgres-run.mjs",
  globalTeardown: "<rootDir>/server/store/_postgres-end.mjs",
  setupFiles: ["<rootDir>/server/store/_on-postgres.mjs"],
};

const isWanted = process.env.KINWARD_TEST_POSTGRES !== "off";
if (!isWanted && process.env.JEST_WORKER_ID === undefined)
  process.stderr.write("KINWARD_TEST_POSTGRES=off: nothing is tested on PostgreSQL.\n");

export default {
  projects: [{ ...project, displayName: "SQLite" }, ...(isWanted ? [postgres] : [])],
  testTimeout: 20_000,
  reporters: ["default", "<rootDir>/contract-tests/coverage-reporter.mjs"],
};
