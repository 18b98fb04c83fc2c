import type { Db } from "./engine/db.js";
import type { Scope } from "./sessions.js";
import { statement } from "./engine/statement.js";

export type IdempotencyKey = Scope & Readonly<{ operation: string; keyHash: string }>;
type Key = { productId: number; mode: string; operation: string; keyHash: string };

const claim = statement<Key & { bodyDigest: string; expiresAt: number; now: number }>((sql, p) =>
  sql("idempotency_keys")
    .insert({
      product_id: p.productId,
      mode: p.mode,
      operation: p.operation,
      key_hash: p.keyHash,
      body_digest: p.bodyDigest,
      response: null,
      expires_at: p.expiresAt,
    })
    .onConflict(["product_id", "mode", "operation", "key_hash"])
    .merge(["body_digest", "response", "expires_at"])
    .where("idempotency_keys.expires_at", "<=", p.now),
);

const find = statement<Key, { bodyDigest: string; response: string | null }>((sql, p) =>
  sql("idempotency_keys")
    .select({ bodyDigest: "body_digest", response: "response" })
    .where({ product_id: p.productId, mode: p.mode, operation: p.operation, key_hash: p.keyHash }),
);

const keep = statement<Key & { response: string; expiresAt: number }>((sql, p) =>
  sql("idempotency_keys")
    .update({ response: p.response, expires_at: p.expiresAt })
    .where({ product_id: p.productId, mode: p.mode, operation: p.operation, key_hash: p.keyHash }),
);

const release = statement<Key>((sql, p) =>
  sql("idempotency_keys")
    .delete()
    .where({ product_id: p.productId, mode: p.mode, operation: p.operation, key_hash: p.keyHash }),
);

const purge = statement<{ now: number }>((sql, p) =>
  sql("idempotency_keys").where("expires_at", "<=", p.now).delete(),
);

/** Answers whether the key is free and now ours; on PostgreSQL it waits for one who is using it. */
export const acquireIdempotencyKey = async (
  tx: Db,
  key: IdempotencyKey,
  bodyDigest: string,
  expiresAt: number,
  now: number,
) => (await claim.changed(tx, { ...key, bodyDigest, expiresAt, now })) > 0;

export const findStoredResponse = (db: Db, key: IdempotencyKey) => find.first(db, key);

export async function storeResponse(
  tx: Db,
  key: IdempotencyKey,
  response: string,
  expiresAt: number,
): Promise<void> {
  await keep(tx, { ...key, response, expiresAt });
}

/** It may be used again, as if it had never been. */
export async function releaseIdempotencyKey(tx: Db, key: IdempotencyKey): Promise<void> {
  await release(tx, key);
}

export const purgeIdempotencyKeys = (tx: Db, now: number): Promise<number> =>
  purge.changed(tx, { now });
