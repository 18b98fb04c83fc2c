// What the hosted pages have to remember beside the challenges: nonces that were used, passwords that were wrong.
import type { Db } from "./engine/db.js";
import { statement } from "./engine/statement.js";

const use = statement<{ nonceHash: string; expiresAt: number }>((sql, p) =>
  sql("used_nonces")
    .insert({ nonce_hash: p.nonceHash, expires_at: p.expiresAt })
    .onConflict("nonce_hash")
    .ignore(),
);

const purgeNonces = statement<{ now: number }>((sql, p) =>
  sql("used_nonces").where("expires_at", "<=", p.now).delete(),
);

const noteWrong = statement<{ clientHash: string; enteredAt: number }>((sql, p) =>
  sql("wrong_passwords").insert({ client_hash: p.clientHash, entered_at: p.enteredAt }),
);

const lastWrong = statement<{ clientHash: string }, { enteredAt: number }>((sql, p) =>
  sql("wrong_passwords")
    .select({ enteredAt: "entered_at" })
    .where({ client_hash: p.clientHash })
    .orderBy("entered_at", "desc")
    .limit(5),
);

const purgeWrong = statement<{ before: number }>((sql, p) =>
  sql("wrong_passwords").where("entered_at", "<=", p.before).delete(),
);

const lock = statement<{ subject: string }>((sql, p) =>
  sql.raw("select pg_advisory_xact_lock(hashtextextended(?, 0))", [p.subject as never]),
);

/** Holds back others who take a turn at the same subject until this transaction ends. SQLite's writes do so anyway. */
export async function advisoryLock(tx: Db, subject: string): Promise<void> {
  if (tx.dialect === "postgres") await lock(tx, { subject });
}

/** Answers whether the nonce was not used before. */
export const useNonce = async (tx: Db, nonceHash: string, expiresAt: number): Promise<boolean> =>
  (await use.changed(tx, { nonceHash, expiresAt })) > 0;

export async function noteWrongPassword(
  tx: Db,
  clientHash: string,
  enteredAt: number,
): Promise<void> {
  await noteWrong(tx, { clientHash, enteredAt });
}

/** The instants of a client's last five wrong passwords, newest first. */
export const listWrongPasswords = async (db: Db, clientHash: string): Promise<number[]> =>
  (await lastWrong(db, { clientHash })).map(({ enteredAt }) => enteredAt);

/** Forgets what no longer counts. */
export async function purgePageVisits(tx: Db, now: number, passwordsBefore: number): Promise<void> {
  await purgeNonces(tx, { now });
  await purgeWrong(tx, { before: passwordsBefore });
}
