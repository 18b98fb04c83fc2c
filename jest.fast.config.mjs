// What gives an answer within a minute: on SQLite alone, with nothing that has to be built, and no browser.
import whole from "./jest.config.mjs";

const [sqlite] = whole.projects;

/** Processes that are started and killed, browsers, every fault of every field, and the slowest of the rest. */
const SLOW = [
  "\\.slow\\.test",
  "/client/documentation\\.test",
  "/contract-tests/(browser|operating)/",
  "/contract-tests/(auth|bad-fields|bad-requests|bounds|conformance|examples|guide|iterate-events|limits)\\.test",
  "/contract-tests/journeys/(age-checks|age-verification|child-page|clock|erasure|guardian-attacks|guardians|moving|overrides|read-your-writes|receipts|secrets|thresholds|transactions|upgrade-rules)\\.test",
  "/server/(cli|pages/family)/",
  "/server/actions/(challenge/abuse|mail/mail-room)\\.test",
  "/server/(ops/(housekeeping|rotate-secret)|pages/consent/send-again|wakeups/engine)\\.test",
  "/server/store/engine/(migrate|sqlite/open|store)\\.test",
  "/server/(handlers/session/rendered-session|http/contract/built-checks|pages/languages|pages/parallel|policy/load|wakeups/mail|webhooks/deliver)\\.test",
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
