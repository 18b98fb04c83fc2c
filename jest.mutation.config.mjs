// The suites that stand beside what is mutated: what only a journey notices counts as unnoticed.
import fast from "./jest.fast.config.mjs";
import { folder } from "./stryker.config.mjs";

const [project] = fast.projects;

export default {
  ...project,
  testMatch: [`<rootDir>/${folder}/**/*.test.ts`],
  testTimeout: fast.testTimeout,
};
