import type { Context } from "../../context.js";
import { erasedIdHash } from "../../domain/erased-hashes.js";
import type { Db } from "../../store/engine/db.js";
import {
  ensureErasureKey,
  findErasedIds,
  findErasureKey,
  hasErasedIds,
} from "../../store/erasure/queries.js";

const KEY_BYTES = 32;

/** Returns the key of the hashes of erased ids, and creates it where there is none. */
export const erasureKey = (tx: Db, { random, now }: Pick<Context, "random" | "now">) =>
  ensureErasureKey(tx, random.bytes(KEY_BYTES).toString("hex"), now);

/**
 * Returns the ids among these that a product reported earlier for players who were erased since. `field` is the name of the id's
 * field.
 */
export async function erasedAmong(
  db: Db,
  productId: number,
  field: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || !(await hasErasedIds(db, productId))) return new Set();
  const key = await findErasureKey(db);
  if (key === undefined) return new Set();
  const byHash = new Map(ids.map((id) => [erasedIdHash(key, field, productId, id), id]));
  const erased = await findErasedIds(db, productId, [...byHash.keys()]);
  return new Set([...erased].flatMap((hash) => byHash.get(hash) ?? []));
}
