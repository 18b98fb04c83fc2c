// Every table that something of the service's secret is in: encrypted columns and keyed hashes.
import { cappedMails, digestSubscriptions, mailStops, mails } from "../mail/table.js";
import { challenges, pendingDecisions, wrongPasswords } from "../challenges/table.js";
import { ledgerKeys } from "../ledger/table.js";
import { webhookEndpoints, events } from "../events/table.js";
import type { AnyColumn, Keying } from "../engine/column.js";
import { erasureKeys } from "../erasure/table.js";
import { externalIds, nicknames, players } from "../players/table.js";
import { browserSessions, familySignIns, guardianInvitations, guardians, mailedLinks } from "../guardians/table.js";
import { idempotencyKeys, usedNonces } from "../requests/table.js";
import { keptForms } from "../forms/table.js";
import { overrides } from "../overrides/table.js";
import { sessions } from "../sessions/table.js";
import { shortLinks, verifications, widgets } from "../verifications/table.js";

/** As much of a table's declaration as a rotation needs. */
export interface Dependent {
  readonly name: string;
  readonly columns: Readonly<Record<string, AnyColumn>>;
}

/** A table that is missing here fails a test by its name. The smaller and the more important ones come first. */
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
  keptForms,
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

/** Columns that belong together: those of a table that are encrypted. */
export interface SealedTable extends Dependent {
  readonly sealed: readonly AnyColumn[];
  /** The fields by which its rows are found one by one: unique, and with an index. */
  readonly key: readonly string[];
}

/** What is encrypted for a player has several rows in this table. */
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

/** The tables in which rows are found by the keyed hash of an address. */
export const ADDRESSED_TABLES: readonly string[] = KEYED_COLUMNS.filter(
  ({ keying }) => keying.of === "address",
).map(({ table }) => table.name);
