// Nonces of pages are derived; those that were used are kept until they expire.
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { integer, keyed, query, table, text, type RowOf } from "../engine/table.js";

export const usedNonces = table(
  "used_nonces",
  {
    nonceHash: keyed(text("nonce_hash"), { of: "token", endsAt: "expires_at" }),
    expiresAt: integer("expires_at"),
  },
  {
    holds: "A form that was sent",
    why: "a form counts once",
    kept: { phrase: "1 day" },
    note: "names no one",
    columns: { nonceHash: "keyed hash of the form's nonce" },
  },
);

const insert = query((sql, p: Slots<RowOf<typeof usedNonces>>) =>
  usedNonces.insert(sql, p).onConflict("nonce_hash").ignore(),
);

const purge = query((sql, p: Slots<{ now: number }>) =>
  usedNonces.delete(sql).where("expires_at", "<=", p.now),
);

/** Returns false where the nonce was used before. */
export const useNonce = async (tx: Db, nonceHash: string, expiresAt: number): Promise<boolean> =>
  (await insert.changed(tx, { nonceHash, expiresAt })) > 0;

/** Deletes nonces that have expired and would be refused for that reason. */
export async function purgeNonces(tx: Db, now: number): Promise<void> {
  await purge(tx, { now });
}
