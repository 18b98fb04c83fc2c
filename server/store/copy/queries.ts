// Copies rows as they are stored, sealed texts and hashes included, from one database into another.
import { createHash } from "node:crypto";

import type { Knex } from "knex";

import type { Db, Dialect, Value } from "../engine/db.js";
import { insertStored } from "../engine/insert-all.js";
import { findTable, UNFINISHED_COPY } from "../engine/migrate.js";
import { statement, type None, type Slots } from "../engine/statement.js";
import { DATA_TABLES } from "../retention/data-tables.js";

const PAGE_SIZE = 2_000;

/** These rows are about running processes, and do not move with the data. */
const LEFT_OUT = new Set(["running_processes"]);

type Row = Readonly<Record<string, Value>>;

/** The place where a page of a table ended: the key of its last row, or `all` once the table is copied. */
type Position = readonly Value[] | "all";

/** A table whose rows can be read in pages, written, and compared. */
export interface StoredTable {
  readonly name: string;
  /** Yields the pages of a table in the order of its key. A table without a key is one page. */
  pages(db: Db, after?: readonly Value[]): AsyncGenerator<Page>;
  insert(tx: Db, page: Page): Promise<void>;
}

type Page = Readonly<{ rows: readonly (readonly Value[])[]; last: readonly Value[] }>;

const columnsOf = statement<{ table: string }, { name: string; pk: number }>((sql, p) =>
  sql.raw("select name, pk from pragma_table_info(?)", [p.table]),
);

const referredTo = statement<{ table: string }, { name: string }>((sql, p) =>
  sql.raw('select "table" as name from pragma_foreign_key_list(?)', [p.table]),
);

/** Returns the tables of the embedded database; a table to which others refer comes first. */
export async function storedTables(embedded: Db): Promise<readonly StoredTable[]> {
  const tables = new Map<string, StoredTable>();
  const add = async (table: string): Promise<void> => {
    for (const { name } of await referredTo(embedded, { table }))
      if (name !== table && !tables.has(name)) await add(name);
    if (tables.has(table) || LEFT_OUT.has(table)) return;
    const columns = await columnsOf(embedded, { table });
    const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
    const [names, keyNames] = [columns, key].map((each) => each.map(({ name }) => name));
    tables.set(table, storedTable(table, names ?? [], keyNames ?? []));
  };
  for (const { name } of DATA_TABLES) await add(name);
  return [...tables.values()];
}

function storedTable(
  name: string,
  columns: readonly string[],
  key: readonly string[],
): StoredTable {
  const select = (sql: Knex) => {
    const rows = sql(name).select(columns);
    return key.length === 0 ? rows : rows.orderBy([...key]).limit(PAGE_SIZE);
  };
  const first = statement<None, Row>(select);
  const next = statement<Readonly<Record<string, Value>>, Row>(
    (sql, p: Slots<Record<string, Value>>) =>
      select(sql).whereRaw(
        `(${key.join(", ")}) > (${key.map(() => "?").join(", ")})`,
        key.map((_, at) => p[`after${at}`]) as never,
      ),
  );
  const insert = insertStored(name, columns);
  return {
    name,
    async *pages(db, after) {
      let last = after;
      for (;;) {
        const found = last
          ? await next(db, Object.fromEntries(last.map((value, at) => [`after${at}`, value])))
          : await first(db);
        const end = found.at(-1);
        if (end === undefined) return;
        last = key.map((column) => end[column] as Value);
        yield { rows: found.map((row) => columns.map((column) => row[column] as Value)), last };
        if (key.length === 0 || found.length < PAGE_SIZE) return;
      }
    },
    insert: (tx, { rows }) => insert(tx, rows),
  };
}

/** Returns how many rows a table has, and a hash of them that does not depend on their order. */
export async function hashOf(
  table: StoredTable,
  db: Db,
): Promise<Readonly<{ count: number; hash: string }>> {
  const sum = Buffer.alloc(32);
  let count = 0;
  for await (const { rows } of table.pages(db))
    for (const row of rows) {
      count += 1;
      const hash = createHash("sha256").update(JSON.stringify(row)).digest();
      for (let at = 0; at < sum.length; at += 1) sum[at]! ^= hash[at]!;
    }
  return { count, hash: sum.toString("hex") };
}

const raw = (text: (dialect: Dialect) => string) =>
  statement((sql, _, dialect) => sql.raw(text(dialect)));

const findMark = statement<None, object>((sql, _, dialect) =>
  sql.raw(findTable(UNFINISHED_COPY, dialect)),
);
const makeMark = raw(
  () =>
    `create table ${UNFINISHED_COPY} (table_name text primary key, copied_to text not null, copied integer not null)`,
);
const dropMark = raw(() => `drop table ${UNFINISHED_COPY}`);

const positions = statement<None, { name: string; copiedTo: string; copied: number }>((sql) =>
  sql(UNFINISHED_COPY).select({ name: "table_name", copiedTo: "copied_to", copied: "copied" }),
);
const putPosition = statement<{ name: string; copiedTo: string; copied: number }>((sql, p) =>
  sql(UNFINISHED_COPY)
    .insert({ table_name: p.name, copied_to: p.copiedTo, copied: p.copied })
    .onConflict("table_name")
    .merge(["copied_to", "copied"]),
);

/** Whether a copy into this database was begun and not finished. */
export const isUnfinished = async (db: Db): Promise<boolean> =>
  (await findMark.first(db)) !== undefined;

/** Marks the copy as unfinished: until `endCopy`, nothing serves this database. */
export const beginCopy = async (tx: Db): Promise<void> => void (await makeMark(tx));

export const endCopy = async (tx: Db): Promise<void> => void (await dropMark(tx));

/** Returns for each table how many rows were copied so far, and up to which key. */
export async function copiedSoFar(
  db: Db,
): Promise<ReadonlyMap<string, Readonly<{ copiedTo: Position; copied: number }>>> {
  const rows = await positions(db);
  return new Map(
    rows.map(({ name, copiedTo, copied }) => [
      name,
      { copiedTo: JSON.parse(copiedTo) as Position, copied },
    ]),
  );
}

/** Copies the missing rows of a table, each page in one transaction with its last key. Returns the number of rows. */
export async function copyTable(
  table: StoredTable,
  from: Db,
  to: Db,
  { copiedTo, copied }: Readonly<{ copiedTo?: Position; copied: number }> = { copied: 0 },
): Promise<number> {
  if (copiedTo === "all") return copied;
  let count = copied;
  const note = (tx: Db, position: Position) =>
    putPosition(tx, { name: table.name, copiedTo: JSON.stringify(position), copied: count });
  for await (const page of table.pages(from, copiedTo)) {
    count += page.rows.length;
    await to.write(async (tx) => {
      await table.insert(tx, page);
      await note(tx, page.last.length === 0 ? "all" : page.last);
    });
  }
  await to.write((tx) => note(tx, "all"));
  return count;
}

/** The tables whose rows the database numbers, with the column of the number. */
const NUMBERED = DATA_TABLES.flatMap(({ name, columns }) =>
  Object.values(columns)
    .filter(({ isGenerated }) => isGenerated)
    .map((column) => ({ table: name, column: column.name })),
);

/** Lets the copy continue the numbering of rows where the other database stopped. */
export async function copyNumbering(from: Db, to: Db): Promise<void> {
  for (const { table, column } of NUMBERED) {
    const last = statement<None, { last: number | null }>((sql, _, dialect) =>
      dialect === "sqlite"
        ? sql.raw("select max(seq) as last from sqlite_sequence where name = ?", [table])
        : sql.raw("select pg_sequence_last_value(pg_get_serial_sequence(?, ?)::regclass) as last", [
            table,
            column,
          ]),
    );
    const number = (await last.first(from))?.last ?? 0;
    if (number > 0) await to.write((tx) => numberFrom(tx, { table, column, number }));
  }
}

async function numberFrom(
  tx: Db,
  { table, column, number }: Readonly<{ table: string; column: string; number: number }>,
): Promise<void> {
  if (tx.dialect === "postgres") await setSequence(tx, { table, column, number });
  else {
    await forgetSequence(tx, { table });
    await addSequence(tx, { table, number });
  }
}

const setSequence = statement<{ table: string; column: string; number: number }, object>((sql, p) =>
  sql.raw("select setval(pg_get_serial_sequence(?, ?)::regclass, ?)", [
    p.table,
    p.column,
    p.number,
  ] as never),
);
const forgetSequence = statement<{ table: string }>((sql, p) =>
  sql("sqlite_sequence")
    .delete()
    .where({ name: p.table as never }),
);
const addSequence = statement<{ table: string; number: number }>((sql, p) =>
  sql("sqlite_sequence").insert({ name: p.table, seq: p.number }),
);

const findMigrations = statement<None, { id: string }>((sql) =>
  sql("schema_migrations").select("id").orderBy("id"),
);

/** Returns the ids of the migrations that made the tables. */
export const migrationsOf = async (db: Db): Promise<string> =>
  (await findMigrations(db)).map(({ id }) => id).join(" ");

/** Lets the database know how many rows its tables have, so that it plans well from the start. */
export const analyze = raw(() => "analyze");
