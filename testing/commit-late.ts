import type { Db } from "../server/store/engine/db.js";
import { statement } from "../server/store/engine/statement.js";

const sleep = statement<{ seconds: number }>((sql, p) =>
  sql.raw("select pg_sleep(?)", [p.seconds as never]),
);

/** Makes a transaction on PostgreSQL take longer. On SQLite others would only wait for it. */
export async function commitLate(tx: Db, seconds: number): Promise<void> {
  if (tx.dialect === "postgres") await sleep(tx, { seconds });
}
