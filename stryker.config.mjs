// `make mutation`: changes one thing at a time in the code, and shows which changes no test beside it notices.

/** What is mutated, and by whose tests: `make mutation FOLDER=server/domain/age` for one folder. */
export const folder = process.env.FOLDER || "server/{domain,policy,actions,auth}";

export default {
  packageManager: "npm",
  testRunner: "jest",
  testRunnerNodeArgs: ["--experimental-vm-modules"],
  jest: { configFile: "jest.mutation.config.mjs" },
  plugins: ["@stryker-mutator/jest-runner"],
  mutate: [`${folder}/**/*.ts`, "!**/*.test.ts", "!server/policy/compile.ts"],
  ignorePatterns: ["dist", "client/dist", "contract-tests/report", ".tools", "bench", "deploy"],
  coverageAnalysis: "perTest",
  dryRunTimeoutMinutes: 15,
  concurrency: 1,
  incremental: true,
  incrementalFile: ".stryker/incremental.json",
  tempDirName: ".stryker/sandbox",
  reporters: ["progress-append-only", "clear-text", "json"],
  jsonReporter: { fileName: ".stryker/report.json" },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: null },
};
