// Nonces of pages are derived; those that were used are kept until they expire.
import type { Db } from "./engine/db.js";
import { statement } from "./engine/statement.js";

const insert = statement<{ nonceHash: string; expiresAt: number }>((sql, p) =>
  sql("used_nonces")
    .insert({ nonce_hash: p.nonceHash, expires_at: p.expiresAt })
    .onConflict("nonce_hash")
    .ignore(),
);

const purge = statement<{ now: number }>((sql, p) =>
  sql("used_nonces").where("expires_at", "<=", p.now).delete(),
);

/** Returns false where the nonce was used before. */
export const useNonce = async (tx: Db, nonceHash: string, expiresAt: number): Promise<boolean> =>
  (await insert.changed(tx, { nonceHash, expiresAt })) > 0;

/** Deletes nonces that have expired and would be refused for that reason. */
export async function purgeNonces(tx: Db, now: number): Promise<void> {
  await purge(tx, { now });
}
