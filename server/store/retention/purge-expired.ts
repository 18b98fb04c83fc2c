// Deletes rows whose table keeps them for a fixed time, a few at a time.
import type { Db } from "../engine/db.js";
import { type Statement, statement } from "../engine/statement.js";
import { DATA_TABLES, type DataTable } from "./data-tables.js";
import { ROWS_AT_ONCE } from "./purge-old.js";

interface Expiry {
  readonly table: string;
  readonly forMs: number;
  readonly purge: Statement<{ before: number }>;
}

const expiryOf = ({ name, columns, data: { kept } }: DataTable): Expiry[] => {
  if (typeof kept === "string" || kept.since === undefined) return [];
  const column = columns[kept.since]?.name as string;
  const purge = statement<{ before: number }>((sql, p, dialect) => {
    const old = `from ${name} where ${column} <= ? limit ${ROWS_AT_ONCE}`;
    return sql.raw(
      dialect === "sqlite"
        ? `delete from ${name} where rowid in (select rowid ${old})`
        : `delete from ${name} where ctid = any(array(select ctid ${old}))`,
      [p.before],
    );
  });
  return [{ table: name, forMs: kept.forMs ?? 0, purge }];
};

const EXPIRIES = DATA_TABLES.flatMap(expiryOf);

/**
 * Deletes rows of all tables but `except` whose time is over at `now` (milliseconds), at most `ROWS_AT_ONCE` of each. Returns
 * whether there may be more.
 */
export async function purgeExpired(
  tx: Db,
  now: number,
  except?: DataTable["name"],
): Promise<boolean> {
  let isMore = false;
  for (const { table, forMs, purge } of EXPIRIES)
    if (table !== except && (await purge.changed(tx, { before: now - forMs })) === ROWS_AT_ONCE)
      isMore = true;
  return isMore;
}
