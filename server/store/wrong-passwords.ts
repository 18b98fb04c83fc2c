// When each client entered a wrong one-time password. Instants in milliseconds.
import type { Db } from "./engine/db.js";
import { statement } from "./engine/statement.js";

const insert = statement<{ clientHash: string; enteredAt: number }>((sql, p) =>
  sql("wrong_passwords").insert({ client_hash: p.clientHash, entered_at: p.enteredAt }),
);

const newest = statement<{ clientHash: string }, { enteredAt: number }>((sql, p) =>
  sql("wrong_passwords")
    .select({ enteredAt: "entered_at" })
    .where({ client_hash: p.clientHash })
    .orderBy("entered_at", "desc")
    .limit(5),
);

const purge = statement<{ before: number }>((sql, p) =>
  sql("wrong_passwords").where("entered_at", "<=", p.before).delete(),
);

export async function addWrongPassword(
  tx: Db,
  clientHash: string,
  enteredAt: number,
): Promise<void> {
  await insert(tx, { clientHash, enteredAt });
}

/** The instants of a client's last five wrong passwords, newest first. */
export const listWrongPasswords = async (db: Db, clientHash: string): Promise<number[]> =>
  (await newest(db, { clientHash })).map(({ enteredAt }) => enteredAt);

/** Deletes those entered at or before an instant. */
export async function purgeWrongPasswords(tx: Db, before: number): Promise<void> {
  await purge(tx, { before });
}
