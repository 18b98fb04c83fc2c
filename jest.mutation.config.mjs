// The tests that are to notice a change of a folder: those beside it, and those elsewhere that are named here.
import fast from "./jest.fast.config.mjs";
import { folder } from "./stryker.config.mjs";

const ELSEWHERE = {
  "server/actions/age": ["contract-tests/journeys/sessions"],
  "server/actions/challenge": ["contract-tests/journeys/{consent,secrets}"],
  "server/actions/guardian": ["contract-tests/journeys/{consent,overrides}"],
  "server/actions/screentime": ["contract-tests/journeys/screentime"],
  "server/actions/session": ["contract-tests/journeys/{consent,sessions}"],
  "server/actions/webhook": ["contract-tests/{iterate-events,webhooks}"],
  "server/auth": ["server/http/idempotency"],
};

const [project] = fast.projects;

export default {
  ...project,
  // Each mutant that runs while a module loads needs the module anew, so each suite has a context of its own here.
  testEnvironment: "node",
  testRunner: "jest-circus/runner",
  extensionsToTreatAsEsm: [".ts"],
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
  transform: {
    "^.+\\.ts$": [
      "@swc/jest",
      { jsc: { target: "es2022", parser: { syntax: "typescript" } }, module: { type: "es6" } },
    ],
  },
  testPathIgnorePatterns: ["/node_modules/", "/dist/", "\\.slow\\.test"],
  testMatch: [`${folder}/*`, ...(ELSEWHERE[folder] ?? [])].map(
    (tests) => `<rootDir>/${tests}.test.ts`,
  ),
  testTimeout: fast.testTimeout,
};
