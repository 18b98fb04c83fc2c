// Every table that depends on the service's secret, by encrypted columns or keyed hashes.
import { cappedMails, digestSubscriptions, mailStops, mails } from "../mail/table.js";
import { challenges, pendingDecisions, wrongPasswords } from "../challenges/table.js";
import { ledgerKeys } from "../ledger/table.js";
import { webhookEndpoints, events } from "../events/table.js";
import type { AnyColumn, Keying } from "../engine/column.js";
import { erasureKeys } from "../erasure/table.js";
import { externalIds, nicknames, players } from "../players/table.js";
import { browserSessions, familySignIns, guardianInvitations, guardians, mailedLinks } from "../guardians/table.js";
import { idempotencyKeys, usedNonces } from "../requests/table.js";
import { formDrafts } from "../forms/table.js";
import { overrides } from "../overrides/table.js";
import { sessions } from "../sessions/table.js";
import { shortLinks, verifications, widgets } from "../verifications/table.js";

/** What a rotation needs of a table's declaration. */
export interface Dependent {
  readonly name: string;
  readonly columns: Readonly<Record<string, AnyColumn>>;
}

/** A test fails with the name of any table that is missing here. Smaller and more important tables come first. */
export const SECRET_DEPENDENTS: readonly Dependent[] = [
  ledgerKeys,
  erasureKeys,
  webhookEndpoints,
  guardians,
  mailStops,
  pendingDecisions,
  guardianInvitations,
  verifications,
  familySignIns,
  browserSessions,
  formDrafts,
  mailedLinks,
  cappedMails,
  wrongPasswords,
  usedNonces,
  shortLinks,
  nicknames,
  externalIds,
  digestSubscriptions,
  overrides,
  widgets,
  players,
  sessions,
  challenges,
  mails,
  idempotencyKeys,
  events,
];

/** The encrypted columns of a table. */
export interface SealedTable extends Dependent {
  readonly sealed: readonly AnyColumn[];
  /** The fields that identify a row; they are unique and indexed. */
  readonly key: readonly string[];
}

/** These tables have several rows for what is encrypted for one player. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  mail_stops: ["organisation", "mode", "kuid", "foldedHash"],
};

export const SEALED_TABLES: readonly SealedTable[] = SECRET_DEPENDENTS.flatMap((table) => {
  const sealed = Object.values(table.columns).filter(({ sealing }) => sealing);
  const key = KEYS[table.name] ?? sealed[0]?.sealing?.rowKey ?? [];
  return sealed.length === 0 ? [] : [{ ...table, sealed, key }];
});

export type KeyedColumn = Readonly<{ table: Dependent; column: AnyColumn; keying: Keying }>;

export const KEYED_COLUMNS: readonly KeyedColumn[] = SECRET_DEPENDENTS.flatMap((table) =>
  Object.values(table.columns).flatMap((column) =>
    column.keying ? [{ table, column, keying: column.keying }] : [],
  ),
);

/** The tables whose rows are found by the keyed hash of an address. */
export const ADDRESSED_TABLES: readonly string[] = KEYED_COLUMNS.filter(
  ({ keying }) => keying.of === "address",
).map(({ table }) => table.name);
