// Tests that run within a minute: on SQLite alone, without a build and without a browser.
import whole from "./jest.config.mjs";

const [sqlite] = whole.projects;

/**
 * Suites that start and kill processes, use a browser or try every fault of every field, and the slowest of the others. At least
 * one suite of each folder of actions stays.
 */
const SLOW = [
  "\\.slow\\.test",
  "/client/documentation\\.test",
  "/contract-tests/(browser|clients|operating)/",
  "/contract-tests/(auth|bad-fields|bad-requests|bounds|conformance|examples|guide|iterate-events|limits|reading-events)\\.test",
  "/contract-tests/journeys/(age-checks|age-verification|association|child-page|clock|erasure|family-sign-in|former-guardians|guardian-approval|guardian-attacks|guardian-proof|guardians|moving|overrides|read-your-writes|receipts|screentime|secrets|thresholds|transactions|upgrade-rules|verification-providers|widgets|younger-age)\\.test",
  "/server/(cli|pages/family)/",
  "/server/actions/challenge/abuse\\.test",
  "/server/(ops/(housekeeping|rotate-secret)|pages/consent/send-again|wakeups/engine)\\.test",
  "/server/store/(scopes|audit/queries|engine/(migrate|sqlite/open|store))\\.test",
  "/server/(handlers/session/rendered-session|http/verdicts|pages/languages|pages/parallel|policy/(load|zones)|wakeups/mail|webhooks/deliver)\\.test",
];

export default {
  ...whole,
  rootDir: sqlite.rootDir,
  projects: [
    {
      ...sqlite,
      displayName: "fast",
      testPathIgnorePatterns: [...sqlite.testPathIgnorePatterns, ...SLOW],
    },
  ],
};
