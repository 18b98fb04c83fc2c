import type { Context } from "../../context.js";
import { erasedIdHash } from "../../domain/erased-hashes.js";
import type { readPerson } from "../../store/erasure/rows-of-person.js";
import { addErasedIds } from "../../store/erasure/queries.js";
import type { Db } from "../../store/engine/db.js";
import { erasureKey } from "./erasure-key.js";

/** Keeps the hashes of the ids that were reported, by which a retry of an old report is recognised. */
export async function keepIdHashes(
  tx: Db,
  context: Pick<Context, "random" | "now">,
  found: Awaited<ReturnType<typeof readPerson>>["found"],
): Promise<void> {
  const key = await erasureKey(tx, context);
  const sessions = found.find(({ table }) => table.name === "sessions")?.rows ?? [];
  const productOf = new Map(sessions.map((row) => [row["sessionId"], row["productId"] as number]));
  const hashes = new Map<number, string[]>();
  for (const { table, rows } of found) {
    const { retried: field } = table.data;
    if (field === undefined) continue;
    for (const row of rows) {
      const productId = productOf.get(row["sessionId"]);
      if (productId === undefined) continue;
      const own = erasedIdHash(key, field, productId, row[field] as string);
      hashes.set(productId, [...(hashes.get(productId) ?? []), own]);
    }
  }
  for (const [productId, own] of hashes) await addErasedIds(tx, productId, own);
}
