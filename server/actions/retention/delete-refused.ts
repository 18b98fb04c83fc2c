import type { Product } from "../../domain/product.js";
import { readPerson, removePerson } from "../../store/erasure/rows-of-person.js";
import type { Db } from "../../store/engine/db.js";
import { listRefusedChallenges } from "../../store/retention/purge-old.js";

/** Deletes challenges that were refused up to an instant, with their links and mails. Returns how many. */
export async function deleteRefused(
  tx: Db,
  { productId, organisation }: Product,
  before: number,
): Promise<number> {
  const refused = await listRefusedChallenges(tx, { productId, before });
  for (const { challengeId, mode } of refused) {
    const start = {
      ...({ of: "player", organisation, mode, productIds: [productId] } as const),
      ids: { challengeId: [challengeId] },
    };
    const { ids } = await readPerson(tx, start);
    await removePerson(tx, { ...start, ids }, "withdrawal");
  }
  return refused.length;
}
