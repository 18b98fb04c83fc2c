// Every table, those whose rows others name first: erasures go through them in this order, and delete in the other.
import type { Knex } from "knex";

import { activityDays, activityRecords, purgedActivity } from "./activity.js";
import { addressMoves } from "./address-moves.js";
import { announcements } from "./announcements.js";
import { auditLog, auditLogPurged } from "./audit-log.js";
import { cappedMails } from "./capped-mails.js";
import { challenges } from "./challenges.js";
import { ledgerCheckpoints, ledgerKeys } from "./checkpoints.js";
import { webhookAttempts, webhookDeliveries } from "./deliveries.js";
import { digestSubscriptions } from "./digest-subscriptions.js";
import { webhookEndpoints } from "./endpoints.js";
import type { AnyColumn } from "./engine/column.js";
import type { TableData } from "./engine/data.js";
import type { Selection } from "./engine/table.js";
import { externalIds } from "./external-ids.js";
import { erasedIds, erasureKeys, erasures } from "./erasures.js";
import { eventSequences, events } from "./events.js";
import { browserSessions, familySignIns } from "./family.js";
import { formerGuardians } from "./former-guardians.js";
import { formDrafts } from "./form-drafts.js";
import { guardianInvitations } from "./guardian-invitations.js";
import { guardians, sessionGuardians } from "./guardians.js";
import { idempotencyKeys } from "./idempotency.js";
import { keptForms } from "./kept-forms.js";
import { ledgerEntries, ledgerHashes } from "./ledger.js";
import { mailStops } from "./mail-stops.js";
import { mailedLinks } from "./mailed-links.js";
import { mails } from "./mails.js";
import { nicknames } from "./nicknames.js";
import { notices } from "./notices.js";
import { overrides } from "./overrides.js";
import { pendingDecisions } from "./pending-decisions.js";
import { players } from "./players.js";
import { apiKeys, products } from "./products.js";
import { decisions, receipts } from "./receipts.js";
import { ruleChanges } from "./rule-changes.js";
import { runningProcesses } from "./running-processes.js";
import {
  screentimeDays,
  screentimePlays,
  screentimeSessions,
  screentimeSpans,
} from "./screentime-tables.js";
import { screentimeSegments } from "./screentime-segments.js";
import { sessions } from "./sessions.js";
import { settings } from "./settings.js";
import { spendingAlerts, spendingDays } from "./spending.js";
import { purgedTransactions, transactions } from "./transactions.js";
import { undoableChanges } from "./undoable-changes.js";
import { shortLinks } from "./short-links.js";
import { usedNonces } from "./used-nonces.js";
import { verifications, verifiedPlayers } from "./verifications.js";
import { wakeups } from "./wakeups/table.js";
import { widgets } from "./widgets.js";
import { wrongPasswords } from "./wrong-passwords.js";

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
