// The tests that are to notice a change of a folder: those beside it, and for some actions the journeys through them.
import fast from "./jest.fast.config.mjs";
import { folder } from "./stryker.config.mjs";

const JOURNEYS = {
  age: ["journeys/sessions"],
  challenge: ["journeys/consent", "journeys/secrets"],
  guardian: ["journeys/consent", "journeys/overrides"],
  screentime: ["journeys/screentime"],
  session: ["journeys/sessions", "journeys/consent"],
  webhook: ["iterate-events", "webhooks"],
};

const [project] = fast.projects;
const [, subject] = folder.split("server/actions/");

export default {
  ...project,
  testPathIgnorePatterns: ["/node_modules/", "/dist/", "\\.slow\\.test"],
  testMatch: [
    `<rootDir>/${folder}/*.test.ts`,
    ...(JOURNEYS[subject] ?? []).map((name) => `<rootDir>/contract-tests/${name}.test.ts`),
  ],
  testTimeout: fast.testTimeout,
};
