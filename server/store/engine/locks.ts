import type { Db } from "./db.js";
import { statement } from "./statement.js";

const lock = statement<{ subject: string }>((sql, p) =>
  sql.raw("select pg_advisory_xact_lock(hashtextextended(?, 0))", [p.subject as never]),
);

/**
 * Waits until no other transaction holds the lock of this subject, and holds it until this one ends. SQLite runs its
 * writes one after the other, so there it does nothing.
 */
export async function advisoryLock(tx: Db, subject: string): Promise<void> {
  if (tx.dialect === "postgres") await lock(tx, { subject });
}
