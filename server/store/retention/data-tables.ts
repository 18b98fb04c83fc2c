// Every table, those whose rows others name first: erasures go through them in this order, and delete in the other.
import type { Knex } from "knex";

import { activityDays, activityRecords, purgedActivity } from "../activity/activity.js";
import { addressMoves } from "../guardians/address-moves.js";
import { announcements } from "../notices/announcements.js";
import { auditLog, auditLogPurged } from "../audit/audit-log.js";
import { cappedMails } from "../mail/capped-mails.js";
import { challenges } from "../challenges/challenges.js";
import { ledgerCheckpoints, ledgerKeys } from "../ledger/checkpoints.js";
import { webhookAttempts, webhookDeliveries } from "../events/deliveries.js";
import { digestSubscriptions } from "../mail/digest-subscriptions.js";
import { webhookEndpoints } from "../events/endpoints.js";
import type { AnyColumn } from "../engine/column.js";
import type { TableData } from "../engine/data.js";
import type { Selection } from "../engine/table.js";
import { externalIds } from "../players/external-ids.js";
import { erasedIds, erasureKeys, erasures } from "../erasure/erasures.js";
import { eventSequences, events } from "../events/events.js";
import { browserSessions, familySignIns } from "../guardians/family.js";
import { formerGuardians } from "../guardians/former-guardians.js";
import { formDrafts } from "../forms/form-drafts.js";
import { guardianInvitations } from "../guardians/guardian-invitations.js";
import { guardians, sessionGuardians } from "../guardians/guardians.js";
import { idempotencyKeys } from "../requests/idempotency.js";
import { keptForms } from "../forms/kept-forms.js";
import { ledgerEntries, ledgerHashes } from "../ledger/ledger.js";
import { mailStops } from "../mail/mail-stops.js";
import { mailedLinks } from "../guardians/mailed-links.js";
import { mails } from "../mail/mails.js";
import { nicknames } from "../players/nicknames.js";
import { notices } from "../notices/notices.js";
import { overrides } from "../overrides/overrides.js";
import { pendingDecisions } from "../challenges/pending-decisions.js";
import { players } from "../players/players.js";
import { apiKeys, products } from "../products/products.js";
import { decisions, receipts } from "../receipts/receipts.js";
import { ruleChanges } from "../notices/rule-changes.js";
import { runningProcesses } from "../service/running-processes.js";
import {
  screentimeDays,
  screentimePlays,
  screentimeSessions,
  screentimeSpans,
} from "../screentime/screentime-tables.js";
import { screentimeSegments } from "../screentime/screentime-segments.js";
import { sessions } from "../sessions/sessions.js";
import { settings } from "../service/settings.js";
import { spendingAlerts, spendingDays } from "../transactions/spending.js";
import { purgedTransactions, transactions } from "../transactions/transactions.js";
import { undoableChanges } from "../sessions/undoable-changes.js";
import { shortLinks } from "../verifications/short-links.js";
import { usedNonces } from "../requests/used-nonces.js";
import { verifications, verifiedPlayers } from "../verifications/verifications.js";
import { wakeups } from "../wakeups/table.js";
import { widgets } from "../verifications/widgets.js";
import { wrongPasswords } from "../challenges/wrong-passwords.js";

/** As much of a table as erasures, exports and the docs need. */
export interface DataTable {
  readonly name: string;
  readonly columns: Readonly<Record<string, AnyColumn>>;
  readonly data: TableData;
  select(sql: Knex): Selection<object>;
}

/** A table that is missing here fails a test by its name. */
export const DATA_TABLES = [
  players,
  externalIds,
  guardians,
  sessions,
  challenges,
  decisions,
  receipts,
  guardianInvitations,
  overrides,
  verifications,
  verifiedPlayers,
  widgets,
  mailedLinks,
  mails,
  sessionGuardians,
  formerGuardians,
  digestSubscriptions,
  nicknames,
  notices,
  pendingDecisions,
  undoableChanges,
  mailStops,
  screentimeSessions,
  screentimeDays,
  screentimePlays,
  screentimeSegments,
  screentimeSpans,
  transactions,
  purgedTransactions,
  spendingDays,
  spendingAlerts,
  activityRecords,
  purgedActivity,
  activityDays,
  events,
  eventSequences,
  webhookDeliveries,
  webhookAttempts,
  familySignIns,
  browserSessions,
  keptForms,
  formDrafts,
  cappedMails,
  addressMoves,
  idempotencyKeys,
  wakeups,
  usedNonces,
  shortLinks,
  wrongPasswords,
  ledgerEntries,
  ledgerHashes,
  ledgerCheckpoints,
  ledgerKeys,
  auditLog,
  auditLogPurged,
  erasures,
  erasedIds,
  erasureKeys,
  products,
  apiKeys,
  webhookEndpoints,
  announcements,
  ruleChanges,
  runningProcesses,
  settings,
] as unknown as readonly DataTable[];
