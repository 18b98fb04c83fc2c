import type { Migration } from "../engine/migrate.js";
import { activity } from "./2026-11-22-activity.js";
import { allowances } from "./2026-11-22-allowances.js";
import { announcements } from "./2026-11-22-announcements.js";
import { erasure } from "./2026-11-22-erasure.js";
import { endedPlays } from "./2026-11-23-ended-plays.js";
import { keyScopes } from "./2026-11-23-key-scopes.js";
import { forwardEvents } from "./2026-11-23-forward-events.js";
import { digestTenancy } from "./2026-11-22-digest-tenancy.js";
import { digests } from "./2026-11-22-digests.js";
import { family } from "./2026-11-22-family.js";
import { challengeChains } from "./2026-11-22-challenge-chains.js";
import { childPage } from "./2026-11-22-child-page.js";
import { externalIds } from "./2026-11-23-external-ids.js";
import { widgetResults } from "./2026-11-23-widget-results.js";
import { formerGuardians } from "./2026-11-23-former-guardians.js";
import { formDrafts } from "./2026-11-22-form-drafts.js";
import { guardianLanguages } from "./2026-11-22-guardian-languages.js";
import { guardians } from "./2026-11-22-guardians.js";
import { verifications } from "./2026-11-22-verifications.js";
import { verificationHolders } from "./2026-11-22-verification-holders.js";
import { verificationFlows } from "./2026-11-22-verification-flows.js";
import { mailedNotices } from "./2026-11-23-mailed-notices.js";
import { auditChain } from "./2026-11-23-audit-chain.js";
import { ownerFunctions } from "./2026-11-23-owner-functions.js";
import { recentDays } from "./2026-11-22-recent-days.js";
import { receipts } from "./2026-11-22-receipts.js";
import { auditLog } from "./2026-11-22-audit-log.js";
import { bulkChallenges } from "./2026-11-22-bulk-challenges.js";
import { documentVersions } from "./2026-11-22-document-versions.js";
import { initial } from "./2026-11-22-initial.js";
import { lookups } from "./2026-11-22-lookups.js";
import { mailCaps } from "./2026-11-22-mail-caps.js";
import { notices } from "./2026-11-22-notices.js";
import { widgets } from "./2026-11-22-widgets.js";
import { secretRotation } from "./2026-11-22-secret-rotation.js";
import { ruleChanges } from "./2026-11-22-rule-changes.js";
import { transactions } from "./2026-11-22-transactions.js";
import { transparencyLog } from "./2026-11-22-transparency-log.js";
import { screentimeSpans } from "./2026-11-23-screentime-spans.js";
import { codeSites } from "./2026-11-23-code-sites.js";
import { collectedReceipts } from "./2026-11-23-collected-receipts.js";
import { shortLinks } from "./2026-11-23-short-links.js";
import { mailErrors } from "./2026-11-23-mail-errors.js";
import { mailBudgets } from "./2026-11-23-mail-budgets.js";

/** In the order in which they run. Add at the end; never change one that was released. */
export const migrations: readonly Migration[] = [
  initial,
  guardians,
  verifications,
  allowances,
  transparencyLog,
  family,
  challengeChains,
  childPage,
  receipts,
  auditLog,
  formDrafts,
  mailCaps,
  notices,
  widgets,
  secretRotation,
  announcements,
  ruleChanges,
  bulkChallenges,
  transactions,
  documentVersions,
  guardianLanguages,
  activity,
  erasure,
  digests,
  verificationFlows,
  digestTenancy,
  verificationHolders,
  lookups,
  recentDays,
  codeSites,
  mailBudgets,
  ownerFunctions,
  formerGuardians,
  forwardEvents,
  mailErrors,
  mailedNotices,
  externalIds,
  collectedReceipts,
  endedPlays,
  auditChain,
  keyScopes,
  shortLinks,
  widgetResults,
  screentimeSpans,
];
