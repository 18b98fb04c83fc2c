import type { Db } from "../engine/db.js";
import { type Slots, statement } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { epochColumn } from "../products/queries.js";
import type { Scope } from "../sessions/queries.js";
import { idempotencyKeys, usedNonces } from "./table.js";

export type IdempotencyKey = Scope & Readonly<{ operation: string; keyHash: string }>;

const KEY = ["productId", "mode", "operation", "keyHash"] as const;

type Acquisition = IdempotencyKey & { bodyDigest: string; expiresAt: number; now: number };

const acquire = query((sql, p: Slots<Acquisition>) =>
  idempotencyKeys
    .insert(sql, p, { response: null, about: null })
    .onConflict(["product_id", "mode", "operation", "key_hash"])
    .merge(["body_digest", "response", "about", "expires_at"])
    .where("idempotency_keys.expires_at", "<=", p.now),
);

const find = query((sql, p: Slots<IdempotencyKey>) =>
  idempotencyKeys.select(sql, "bodyDigest", "response").where(idempotencyKeys.values(p, ...KEY)),
);

type Stored = { response: string; about: string | null; expiresAt: number };

const store = query((sql, p: Slots<IdempotencyKey & Stored>) =>
  idempotencyKeys
    .update(sql, idempotencyKeys.values(p, "response", "about", "expiresAt"))
    .where(idempotencyKeys.values(p, ...KEY)),
);

const release = query((sql, p: Slots<IdempotencyKey>) =>
  idempotencyKeys.delete(sql).where(idempotencyKeys.values(p, ...KEY)),
);

const purgeIdempotency = query((sql, p: Slots<{ now: number }>) =>
  idempotencyKeys.delete(sql).where("expires_at", "<=", p.now),
);

/** Returns whether the key was free and now belongs to this request; PostgreSQL waits for the request that is using it. */
export const acquireIdempotencyKey = async (
  tx: Db,
  key: IdempotencyKey,
  bodyDigest: string,
  expiresAt: number,
  now: number,
) => (await acquire.changed(tx, { ...key, bodyDigest, expiresAt, now })) > 0;

export const findStoredResponse = (db: Db, key: IdempotencyKey) => find.first(db, key);

/** `about`: whom or what the response is about, so that an erasure finds it. */
export async function storeResponse(tx: Db, key: IdempotencyKey, stored: Stored): Promise<void> {
  await store(tx, { ...key, ...stored });
}

/** Lets the key be used again as if for the first time. */
export async function releaseIdempotencyKey(tx: Db, key: IdempotencyKey): Promise<void> {
  await release(tx, key);
}

export const purgeIdempotencyKeys = (tx: Db, now: number): Promise<number> =>
  purgeIdempotency.changed(tx, { now });

// Nonces of pages are derived; those that were used are kept until they expire.

const insert = query((sql, p: Slots<RowOf<typeof usedNonces>>) =>
  usedNonces.insert(sql, p).onConflict("nonce_hash").ignore(),
);

const purgeUsedNonces = query((sql, p: Slots<{ now: number }>) =>
  usedNonces.delete(sql).where("expires_at", "<=", p.now),
);

/** Returns false where the nonce was used before. */
export const useNonce = async (tx: Db, nonceHash: string, expiresAt: number): Promise<boolean> =>
  (await insert.changed(tx, { nonceHash, expiresAt })) > 0;

/** Deletes nonces that have expired and would be refused for that reason. */
export async function purgeNonces(tx: Db, now: number): Promise<void> {
  await purgeUsedNonces(tx, { now });
}

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
 * Counts a key's requests in the current window, or starts one: by the database's clock, for all processes. Returns
 * how many were made in it and when it ends, and of what epoch the catalogue is. PostgreSQL only.
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
