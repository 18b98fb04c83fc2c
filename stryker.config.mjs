// `make mutation`: changes one thing at a time in a folder's code, and shows which changes none of its tests notices.

/** The folder whose files are changed. jest.mutation.config.mjs lists the tests that should notice. */
export const folder = (process.env.FOLDER || "server/domain/age").replace(/\/$/, "");

const reports = `.stryker/${folder.replaceAll("/", "-")}`;

export default {
  packageManager: "npm",
  testRunner: "jest",
  testRunnerNodeArgs: ["--experimental-vm-modules"],
  jest: { configFile: "jest.mutation.config.mjs", enableFindRelatedTests: false },
  plugins: ["@stryker-mutator/jest-runner"],
  mutate: [`${folder}/*.ts`, "!**/*.test.ts", "!server/policy/compile.ts"],
  ignorePatterns: ["dist", "client/dist", "contract-tests/report", ".tools", "bench", "deploy"],
  coverageAnalysis: "perTest",
  // Jest never frees the modules of an earlier run.
  maxTestRunnerReuse: 60,
  dryRunTimeoutMinutes: 15,
  concurrency: 1,
  incremental: true,
  incrementalFile: `${reports}.json`,
  tempDirName: ".stryker/sandbox",
  reporters: ["clear-text"],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: null },
};
