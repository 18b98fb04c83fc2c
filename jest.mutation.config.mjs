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
  testPathIgnorePatterns: ["/node_modules/", "/dist/", "\\.slow\\.test"],
  testMatch: [`${folder}/*`, ...(ELSEWHERE[folder] ?? [])].map(
    (tests) => `<rootDir>/${tests}.test.ts`,
  ),
  testTimeout: fast.testTimeout,
};
