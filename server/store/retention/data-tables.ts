// Every table. Those that others refer to come first: erasures read in this order and delete in reverse.
import type { Knex } from "knex";

import { activityDays, activityRecords, purgedActivity } from "../activity/table.js";
import {
  addressMoves,
  browserSessions,
  familySignIns,
  formerGuardians,
  guardianInvitations,
  guardians,
  sessionGuardians,
  mailedLinks,
} from "../guardians/table.js";
import { announcements, notices, ruleChanges } from "../notices/table.js";
import { apiErrors } from "../api-errors/table.js";
import { auditLog, auditLogPurged } from "../audit/table.js";
import { cappedMails, digestSubscriptions, mailStops, mails } from "../mail/table.js";
import { challenges, pendingDecisions, wrongPasswords } from "../challenges/table.js";
import { countAdditions, dailyCounts, hourlyCounts } from "../counts/table.js";
import { ledgerCheckpoints, ledgerKeys, ledgerEntries, ledgerHashes } from "../ledger/table.js";
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
  eventSequences,
  events,
} from "../events/table.js";
import type { AnyColumn } from "../engine/column.js";
import type { TableData } from "../engine/data.js";
import type { Selection } from "../engine/table.js";
import { externalIds, nicknames, players } from "../players/table.js";
import { erasedIds, erasureKeys, erasures } from "../erasure/table.js";
import { formDrafts } from "../forms/table.js";
import { idempotencyKeys, usedNonces } from "../requests/table.js";
import {
  operatorLinks,
  operatorPasskeys,
  operatorReasons,
  operators,
  operatorSessions,
} from "../operators/table.js";
import { jobs } from "../jobs/table.js";
import { overrides } from "../overrides/table.js";
import { apiKeys, lawReleases, productChanges, products } from "../products/table.js";
import { decisions, receipts } from "../receipts/table.js";
import { runningProcesses, serviceValues } from "../service/table.js";
import {
  screentimeDays,
  screentimePlays,
  screentimeSessions,
  screentimeSpans,
  screentimeSegments,
} from "../screentime/table.js";
import { sessions, undoableChanges } from "../sessions/table.js";
import {
  spendingAlerts,
  spendingDays,
  purgedTransactions,
  transactions,
} from "../transactions/table.js";
import { shortLinks, verifications, verifiedPlayers, widgets } from "../verifications/table.js";
import { wakeups } from "../wakeups/table.js";

/** What erasures, exports and the docs need of a table. */
export interface DataTable {
  readonly name: string;
  readonly columns: Readonly<Record<string, AnyColumn>>;
  readonly data: TableData;
  select(sql: Knex): Selection<object>;
}

/** A test fails with the name of any table that is missing here. */
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
  formDrafts,
  cappedMails,
  addressMoves,
  idempotencyKeys,
  wakeups,
  usedNonces,
  shortLinks,
  wrongPasswords,
  countAdditions,
  hourlyCounts,
  dailyCounts,
  apiErrors,
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
  lawReleases,
  productChanges,
  apiKeys,
  webhookEndpoints,
  operators,
  operatorLinks,
  operatorSessions,
  operatorPasskeys,
  operatorReasons,
  jobs,
  announcements,
  ruleChanges,
  runningProcesses,
  serviceValues,
] as unknown as readonly DataTable[];
