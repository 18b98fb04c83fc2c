import type { Db } from "./db.js";
import { statement } from "./statement.js";

const lock = statement<{ subject: string }>((sql, p) =>
  sql.raw("select pg_advisory_xact_lock(hashtextextended(?, 0))", [p.subject as never]),
);

/**
 * Waits until no other transaction holds the lock of this subject, and holds it until this one ends. On SQLite it does nothing,
 * because writes run one after the other.
 */
export async function advisoryLock(tx: Db, subject: string): Promise<void> {
  if (tx.dialect === "postgres") await lock(tx, { subject });
}
