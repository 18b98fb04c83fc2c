// Deletes what is kept for a fixed time, as its table says.
import type { Db } from "../engine/db.js";
import { type Statement, statement } from "../engine/statement.js";
import { DATA_TABLES, type DataTable } from "./data-tables.js";

interface Expiry {
  readonly table: string;
  readonly forMs: number;
  readonly purge: Statement<{ before: number }>;
}

const expiryOf = ({ name, columns, data: { kept } }: DataTable): Expiry[] => {
  if (typeof kept === "string" || kept.since === undefined) return [];
  const column = columns[kept.since]?.name as string;
  const purge = statement<{ before: number }>((sql, p) =>
    sql(name).delete().where(column, "<=", p.before),
  );
  return [{ table: name, forMs: kept.forMs ?? 0, purge }];
};

const EXPIRIES = DATA_TABLES.flatMap(expiryOf);

/** Deletes the rows of all tables but `except` whose time is over at `now` (milliseconds). */
export async function purgeExpired(tx: Db, now: number, except?: DataTable["name"]): Promise<void> {
  for (const { table, forMs, purge } of EXPIRIES)
    if (table !== except) await purge(tx, { before: now - forMs });
}
