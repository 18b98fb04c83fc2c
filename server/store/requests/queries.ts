import type { Db } from "../engine/db.js";
import { type Slots, statement } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { epochColumn } from "../products/queries.js";
import type { Scope } from "../sessions/queries.js";
import { idempotencyKeys, usedNonces } from "./table.js";

type IdempotencyKey = Scope & Readonly<{ operation: string; keyHash: string }>;

const KEY = ["productId", "mode", "operation", "keyHash"] as const;

type Acquisition = IdempotencyKey & { bodyHash: string; expiresAt: number; now: number };

const acquire = query((sql, p: Slots<Acquisition>) =>
  idempotencyKeys
    .insert(sql, p, { response: null, about: null })
    .onConflict(["product_id", "mode", "operation", "key_hash"])
    .merge(["body_hash", "response", "about", "expires_at"])
    .where("idempotency_keys.expires_at", "<=", p.now),
);

export const findStoredResponse = query((sql, p: Slots<IdempotencyKey>) =>
  idempotencyKeys.select(sql, "bodyHash", "response").where(idempotencyKeys.values(p, ...KEY)),
).first;

type Stored = { response: string; about: string | null; expiresAt: number };

/** Stores a response. `about` is the id of its person or object, by which an erasure finds it. */
export const storeResponse = query((sql, p: Slots<IdempotencyKey & Stored>) =>
  idempotencyKeys
    .update(sql, idempotencyKeys.values(p, "response", "about", "expiresAt"))
    .where(idempotencyKeys.values(p, ...KEY)),
);

/** Lets the key be used again as if for the first time. */
export const releaseIdempotencyKey = query((sql, p: Slots<IdempotencyKey>) =>
  idempotencyKeys.delete(sql).where(idempotencyKeys.values(p, ...KEY)),
);

/** Claims a key. Returns whether it was free. PostgreSQL waits for a request that is using it. */
export const acquireIdempotencyKey = async (
  tx: Db,
  key: IdempotencyKey,
  bodyHash: string,
  expiresAt: number,
  now: number,
) => (await acquire.changed(tx, { ...key, bodyHash, expiresAt, now })) > 0;

// Nonces of pages are derived, not stored. Used ones are stored until they expire.

const insert = query((sql, p: Slots<RowOf<typeof usedNonces>>) =>
  usedNonces.insert(sql, p).onConflict("nonce_hash").ignore(),
);

/** Marks a nonce as used. Returns false where it was used before. */
export const useNonce = async (tx: Db, nonceHash: string, expiresAt: number): Promise<boolean> =>
  (await insert.changed(tx, { nonceHash, expiresAt })) > 0;

const count = statement<
  { keyId: string; requests: number; windowMs: number },
  { used: number; leftMs: number; epoch: string | null }
>((sql, p) =>
  sql.raw("select counted as used, left_ms as ??, (?) as epoch from count_requests(?, ?, ?)", [
    "leftMs",
    epochColumn(sql),
    p.keyId,
    p.requests,
    p.windowMs,
  ]),
);

/**
 * Counts a request of a key in its current window, or starts one, by the clock of the database, which all processes share.
 * Returns the count, when the window ends, and the epoch of the catalogue. PostgreSQL only.
 */
export async function countRequests(
  db: Db,
  keyId: string,
  requests: number,
  windowMs: number,
): Promise<{ used: number; leftMs: number; epoch: number }> {
  const counted = await count.first(db, { keyId, requests, windowMs });
  if (!counted) throw new Error("count_requests() answers one row");
  return { ...counted, epoch: Number(counted.epoch ?? 0) };
}
