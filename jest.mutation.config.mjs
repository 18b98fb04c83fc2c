// The tests that have to notice a change in a folder: those beside it, and those elsewhere that are listed here.
import fast from "./jest.fast.config.mjs";
import { folder } from "./stryker.config.mjs";

const JOURNEYS = "contract-tests/journeys";

const ELSEWHERE = {
  "server/actions/activity": [`${JOURNEYS}/activity`],
  "server/actions/age": [`${JOURNEYS}/{age-verification,sessions,widgets}`],
  "server/actions/challenge": [
    `${JOURNEYS}/{consent,guardian-approval,bulk,guardian-proof,linking,secrets,upgrade-rules}`,
    "server/actions/consent/consent",
    "server/actions/mail/mail-budget",
    "server/wakeups/mail",
  ],
  "server/actions/consent": [
    `${JOURNEYS}/{child-page,consent,guardian-approval,guardian-attacks,guardian-proof,guardians}`,
    `${JOURNEYS}/{guardian-verification,receipts}`,
  ],
  "server/actions/erasure": [`${JOURNEYS}/erasure`, "server/pages/family/child-data"],
  "server/actions/digest": [`${JOURNEYS}/{digest,growing-up}`],
  "server/actions/guardian": [
    `${JOURNEYS}/{child-page,family-sign-in,guardian-approval,guardian-attacks,guardian-proof}`,
    `${JOURNEYS}/{guardians,linking,unlinking}`,
    "server/{pages/family/family,wakeups/mail}",
  ],
  "server/actions/ledger": [`${JOURNEYS}/evidence`, "server/cli/ledger"],
  "server/actions/mail": [`${JOURNEYS}/consent`, "server/wakeups/mail"],
  "server/actions/notices": [`${JOURNEYS}/upgrade-rules`],
  "server/actions/override": [`${JOURNEYS}/{overrides,receipts}`],
  "server/actions/receipts": [`${JOURNEYS}/{guardian-proof,linking,receipts}`],
  "server/actions/retention": ["server/ops/housekeeping"],
  "server/actions/rules": [`${JOURNEYS}/{growing-up,rule-changes}`, "server/wakeups/rule-change"],
  "server/actions/screentime": [
    `${JOURNEYS}/{child-page,growing-up,no-contact,screentime,thresholds}`,
    "server/actions/override/answer-override",
  ],
  "server/actions/session": [
    `${JOURNEYS}/{child-page,consent,growing-up,linking,moving,receipts,sessions,upgrade-rules}`,
    "server/actions/consent/consent",
  ],
  "server/actions/transaction": [`${JOURNEYS}/transactions`],
  "server/actions/verification": [
    `${JOURNEYS}/{age-verification,guardian-verification,verification-assurance}`,
    `${JOURNEYS}/{verification-outages,verification-providers}`,
  ],
  "server/actions/webhook": ["contract-tests/{iterate-events,webhooks}"],
  "server/actions/widget": [`${JOURNEYS}/widgets`],
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
