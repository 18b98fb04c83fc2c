import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import type { Scope } from "../sessions/sessions.js";
import type { Slots } from "../engine/statement.js";
import { integer, nullable, query, sealed, table, text } from "../engine/table.js";

export type IdempotencyKey = Scope & Readonly<{ operation: string; keyHash: string }>;
export const idempotencyKeys = table(
  "idempotency_keys",
  {
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    operation: text("operation"),
    keyHash: text("key_hash"),
    bodyDigest: text("body_digest"),
    response: nullable(sealed(text("response"), ["productId", "mode", "operation", "keyHash"])),
    expiresAt: integer("expires_at"),
    about: nullable(text("about")),
  },
  {
    holds: "The response to a request with an `Idempotency-Key`",
    why: "a retry of the request gets the same response and does nothing",
    kept: { phrase: "1 day" },
    player: { rowsBy: ["about"] },
    withheld: ["response"],
    columns: {
      operation: "operation that was called",
      keyHash: "hash of the key",
      bodyDigest: "digest of the request",
      response: "what was returned, encrypted",
      about: "id of the player, session or challenge that the response is about",
    },
  },
);

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

const purge = query((sql, p: Slots<{ now: number }>) =>
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
  purge.changed(tx, { now });
