// Finds a person's rows in all tables, by each table's declaration.
import type { Knex } from "knex";

import type { Mode } from "../../domain/product.js";
import { WAKEUP_KINDS } from "../../domain/wakeup-kinds.js";
import type { RowsOf } from "../engine/data.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots, type Statement, statement } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { DATA_TABLES, type DataTable } from "../retention/data-tables.js";

/** Whose rows are meant: a player's in one organisation and mode, or a guardian's in all. */
export type Person = Readonly<{
  of: "player" | "guardian";
  organisation: string;
  mode: Mode;
  productIds: readonly number[];
  /** Limits a player's rows to the rows of `productIds`, without rows that products share. */
  isOfProduct?: boolean;
  ids: Ids;
}>;

/** By the name of the field that holds them: `{ kuid: ["..."] }`. */
export type Ids = Readonly<Record<string, readonly string[]>>;

type Params = Readonly<{
  organisation: string;
  mode: string;
  productIds: readonly number[];
  ids: readonly string[];
}>;

/** Fields that hold an id of any kind: the object of a wakeup or of a stored response. */
const OF_ANYTHING = ["ref", "about"];

/** Fields whose ids products choose, or that are equal in both modes: another tenant's row may have the same one. */
const NOT_UNIQUE = ["kuid", "addressHash", "oldHash", "newHash", ...OF_ANYTHING];

interface Finder {
  readonly field: string;
  readonly read: Statement<Params, Record<string, unknown>>;
  readonly remove: Statement<Params>;
  readonly detach: Statement<Params>;
}

const finders = new Map<string, Finder>();

/** Returns the statements for the rows of a table in which a field holds one of some ids. */
function finderOf(
  { of, isOfProduct = false }: Pick<Person, "of" | "isOfProduct">,
  table: DataTable,
  field: string,
): Finder {
  const key = `${isOfProduct ? "product" : of} ${table.name}.${field}`;
  const known = finders.get(key);
  if (known) return known;
  const column = columnOf(table, field);
  const within = <B extends Knex.QueryBuilder>(sql: Knex, p: Slots<Params>, built: B): B => {
    void built.where(isOneOf(sql, column, p.ids));
    // The primary key of wakeups begins with the kind.
    if (field === "ref") void built.whereIn("kind", Object.keys(WAKEUP_KINDS));
    if (!NOT_UNIQUE.includes(field)) return built;
    if ("mode" in table.columns) void built.where({ mode: p.mode });
    else if (of === "guardian" && "challengeId" in table.columns)
      void built.whereIn(
        "challenge_id",
        sql("challenges").select("challenge_id").where({ mode: p.mode }),
      );
    if (of === "guardian") return built;
    if ("organisation" in table.columns && !isOfProduct)
      void built.where({ organisation: p.organisation });
    else if ("productId" in table.columns)
      // SQLite would choose the index of products, which finds many more rows than the index of players.
      void built.where(isOneOf(sql, sql.raw("product_id + 0"), p.productIds));
    return built;
  };
  const finder: Finder = {
    field,
    read: query((sql, p: Slots<Params>) =>
      within(sql, p, table.select(sql)),
    ) as unknown as Finder["read"],
    remove: statement<Params>((sql, p) => within(sql, p, sql(table.name).delete())),
    detach: statement<Params>((sql, p) =>
      within(sql, p, sql(table.name).update({ [column]: null })),
    ),
  };
  finders.set(key, finder);
  return finder;
}

function columnOf(table: DataTable, field: string): string {
  const column = table.columns[field];
  if (!column) throw new TypeError(`${table.name} has no field ${field}`);
  return column.name;
}

/**
 * Returns the ids that a field may hold. Wakeups never refer to a kuid, and another organisation may use the same text as an id
 * of something else.
 */
function idsFor(ids: Ids, field: string): readonly string[] | undefined {
  if (!OF_ANYTHING.includes(field)) return ids[field];
  const { kuid = [], ...others } = ids;
  return [...(field === "ref" ? [] : kuid), ...Object.values(others).flat()];
}

const paramsFor = (person: Person, field: string): Params | undefined => {
  const { organisation, mode, productIds, ids } = person;
  const own = idsFor(ids, field);
  return own === undefined || own.length === 0
    ? undefined
    : { organisation, mode, productIds, ids: own };
};

/** Returns the fields that name the person, and the field by which other rows refer to this table. */
const fieldsOf = (
  { columns, data: { names } }: DataTable,
  { rowsBy }: RowsOf,
  { isOfProduct = false }: Person,
): string[] =>
  [...new Set([...rowsBy, ...(names === undefined ? [] : [names])])].filter(
    // A row that names the player but no product is shared by all products.
    (field) => !(isOfProduct && field === "kuid" && !("productId" in columns)),
  );

type Read = Readonly<{ table: DataTable; rows: readonly Record<string, unknown>[] }>;

/**
 * Returns every row of a person, decrypted, with all ids. Starts from `person.ids` and follows the ids in the rows that it
 * finds.
 */
export async function readPerson(
  db: Db,
  person: Person,
): Promise<Readonly<{ found: readonly Read[]; ids: Ids }>> {
  const ids: Record<string, readonly string[]> = { ...person.ids };
  const found: Read[] = [];
  for (const table of DATA_TABLES) {
    const rule = table.data[person.of];
    if (!rule) continue;
    const rows = new Map<string, Record<string, unknown>>();
    for (const field of fieldsOf(table, rule, person)) {
      const params = paramsFor({ ...person, ids }, field);
      if (!params) continue;
      for (const row of await finderOf(person, table, field).read(db, params))
        rows.set(JSON.stringify(row), row);
    }
    if (rows.size === 0) continue;
    found.push({ table, rows: [...rows.values()] });
    const { names } = table.data;
    if (names !== undefined)
      ids[names] = [...new Set([...(ids[names] ?? []), ...valuesOf(rows.values(), names)])];
  }
  return { found, ids };
}

const valuesOf = (rows: Iterable<Record<string, unknown>>, field: string): string[] =>
  [...rows].flatMap((row) => (typeof row[field] === "string" ? [row[field]] : []));

/** An erasure deletes what a withdrawal may keep. */
type Extent = "erasure" | "withdrawal";

/**
 * Deletes a person's rows, or detaches them where the table says so, and clears them from this process's caches. `person.ids`
 * are all that `readPerson` found. Returns how many rows each table lost.
 */
export async function removePerson(
  tx: Db,
  person: Person,
  extent: Extent = "erasure",
): Promise<Readonly<Record<string, number>>> {
  const removed: Record<string, number> = {};
  for (const table of DATA_TABLES.toReversed()) {
    const rule = table.data[person.of];
    if (!rule) continue;
    const { afterWithdrawal = "deleted" } = rule as { afterWithdrawal?: typeof rule.then };
    const then = extent === "withdrawal" ? afterWithdrawal : (rule.then ?? "deleted");
    if (then === "kept") continue;
    for (const field of fieldsOf(table, rule, person)) {
      if (then === "detached" && table.columns[field]?.isNullable !== true) continue;
      const params = paramsFor(person, field);
      if (!params) continue;
      const { remove, detach } = finderOf(person, table, field);
      const changed = await (then === "deleted" ? remove : detach).changed(tx, params);
      if (then === "deleted" && changed > 0)
        removed[table.name] = (removed[table.name] ?? 0) + changed;
    }
  }
  tx.afterCommit(() => tx.memory.forget(Object.values(person.ids).flat()));
  return removed;
}
