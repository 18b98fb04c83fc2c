// Finds the values of each secret, and moves them to another secret. Values are read and written encrypted.
import type { Knex } from "knex";

import { KEY_ID_LENGTH } from "../../domain/keyring.js";
import type { Db, Value } from "../engine/db.js";
import { statement, type Slots } from "../engine/statement.js";
import type { KeyedColumn, SealedTable } from "./secret-dependents.js";

type Params = Readonly<Record<string, Value>>;

/** The key fields of a row, with the parts read from its columns. */
export type StoredRow = Readonly<Record<string, Value>>;

/** A part of a row. `name` is its field in the result. */
type Part = Readonly<{ name: string; of(sql: Knex, newestId: never): Knex.Raw }>;

const idOf = `substr(??, 1, ${KEY_ID_LENGTH})`;

const columnOf = ({ columns }: SealedTable, field: string): string => columns[field]?.name ?? field;

/** Reads the rows of a table by its key, page by page, so that no statement takes long or blocks a writer. */
function reader(table: SealedTable, pageSize: number, parts: readonly Part[]) {
  const key = table.key.map((field) => columnOf(table, field));
  const fields = [...table.key, ...table.sealed.flatMap(({ sealing }) => sealing?.rowKey ?? [])];
  const page = (isFirst: boolean) =>
    statement<Params, StoredRow>((sql, p: Slots<Params>) => {
      const rows = sql(table.name)
        .select(Object.fromEntries(fields.map((field) => [field, columnOf(table, field)])))
        .select(parts.map((part) => part.of(sql, p["newestId"] as never)))
        .orderBy(key)
        .limit(pageSize);
      if (isFirst) return rows;
      const slots = key.map(() => "?").join(", ");
      const after = table.key.map((_, index) => p[`after${index}`]);
      return rows.whereRaw(`(${key.join(", ")}) > (${slots})`, after as never);
    });
  const [first, next] = [page(true), page(false)];
  return async function* (db: Db, newestId: string): AsyncGenerator<StoredRow[]> {
    let rows = await first(db, { newestId });
    while (rows.length > 0) {
      yield rows;
      const last = rows.at(-1) as StoredRow;
      const after = table.key.map((field, index) => [`after${index}`, last[field] as Value]);
      rows =
        rows.length < pageSize
          ? []
          : await next(db, { newestId, ...(Object.fromEntries(after) as Params) });
    }
  };
}

/** Reads all rows of a table with encrypted texts that are not under the newest secret. */
export const outdatedTexts = (table: SealedTable, pageSize: number) =>
  reader(
    table,
    pageSize,
    table.sealed.map(({ name }) => ({
      name,
      of: (sql, newestId) =>
        sql.raw(`case when ${idOf} <> ? then ?? end as ??`, [name, newestId, name, name]),
    })),
  );

/** Reads all rows of a table, with the encrypted `address` where its hash is not under the newest secret. */
export const outdatedAddresses = (table: SealedTable, pageSize: number) =>
  reader(table, pageSize, [
    {
      name: "address",
      of: (sql, newestId) =>
        sql.raw(`case when ${idOf} <> ? then ?? end as ??`, [
          "address_hash",
          newestId,
          "address",
          "address",
        ]),
    },
  ]);

/** Reads the encrypted player ids of products whose hash is not under the newest secret. */
export const outdatedExternalIds = (table: SealedTable, pageSize: number) =>
  reader(table, pageSize, [
    {
      name: "external_id",
      of: (sql, newestId) =>
        sql.raw(`case when ${idOf} <> ? then ?? end as ??`, [
          ...["external_id_hash", newestId, "external_id", "external_id"],
        ]),
    },
  ]);

/** Reads all rows of a table with the ids of the secrets that encrypt their texts. */
export const secretIdsOfTexts = (table: SealedTable, pageSize: number) =>
  reader(
    table,
    pageSize,
    table.sealed.map(({ name }) => ({
      name,
      of: (sql) => sql.raw(`${idOf} as ??`, [name, name]),
    })),
  );

/** Replaces an encrypted text, unless the row has changed meanwhile. */
export function replaceText(table: SealedTable, column: string) {
  return statement<Params>((sql, p: Slots<Params>) =>
    sql(table.name)
      .update({ [column]: p["to"] as never })
      .where(
        Object.fromEntries(table.key.map((field) => [columnOf(table, field), p[field]])) as never,
      )
      .where({ [column]: p["from"] as never }),
  );
}

/** Returns how many unexpired hashes of each secret a column has, and when the last of them expires. */
export const hashesOf = ({ table, column: { name }, keying: { endsAt } }: KeyedColumn) =>
  statement<{ now: number }, { secretId: string; rows: number; endsAt: number | null }>((sql, p) =>
    sql.raw(
      `select ${idOf} as "secretId", count(*) as "rows", ${endsAt === undefined ? "null" : `max(${endsAt})`} as "endsAt"
       from ?? where ?? is not null and ${endsAt ?? "9007199254740991"} > ? group by 1`,
      [name, table.name, name, p.now as never],
    ),
  );

/** Returns the distinct hashes of a column that are not under the newest secret. */
export const outdatedHashes = ({ table, column: { name } }: KeyedColumn) =>
  statement<{ newestId: string }, { hash: string }>((sql, p) =>
    sql.raw(`select distinct ?? as hash from ?? where ?? is not null and ${idOf} <> ?`, [
      ...[name, table.name, name, name],
      p.newestId as never,
    ]),
  );

/** Clears the hash once no decision waits for the verification; it serves no other purpose. */
export const forgetVerified = statement<{ newestId: string }>((sql, p) =>
  sql.raw(
    `update verifications set address_hash = null where ${idOf} <> ? and not exists (
       select 1 from pending_decisions where pending_decisions.challenge_id = verifications.challenge_id)`,
    ["address_hash", p.newestId as never],
  ),
);

const unsent = statement<{ until: number }, { found: number }>((sql, p) =>
  sql.raw("select count(*) as found from mails where status = 'queued' and created_at <= ?", [
    p.until as never,
  ]),
);

/** Returns how many mails from before an instant are unsent. Their links are made when they are sent. */
export const countUnsentMails = async (db: Db, until: number): Promise<number> =>
  Number((await unsent.first(db, { until }))?.found);
