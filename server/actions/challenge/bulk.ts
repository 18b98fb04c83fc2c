// Challenges of several products that one page covers.
import type { Context } from "../../context.js";
import { isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import type { Product } from "../../domain/product.js";
import { listOfBulk, lockLatestChallenge } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { lockChallengeAndSession } from "./lock-challenge.js";

/** A challenge of a bulk, with the context of its product. */
export type BulkMember = Readonly<{ context: Context; challenge: Challenge }>;

/** Returns the context of a request for another product of the organisation. */
export const contextOfProduct = (context: Context, product: Product): Context => ({
  ...context,
  product,
  policy: context.releases.policyOf(product, context.mode),
  scope: { productId: product.productId, mode: context.mode },
});

/**
 * Returns the challenges that the page of a challenge covers, itself among them, by product. A challenge of no bulk is alone.
 */
export async function membersOf(
  db: Db,
  context: Context,
  challenge: Challenge,
): Promise<readonly BulkMember[]> {
  const { bulkId } = challenge;
  if (bulkId === null) return [{ context, challenge }];
  return (await listOfBulk(db, bulkId)).flatMap((each) => {
    const product = context.catalogue.product(each.productId, context.mode);
    const isOwn = product?.organisation === context.tenancy.organisation;
    return isOwn ? [{ context: contextOfProduct(context, product), challenge: each }] : [];
  });
}

/** Locks challenges until the transaction ends: always in the order of their products, so that no two deadlock. */
export async function lockMembers(
  tx: Db,
  members: readonly BulkMember[],
): Promise<readonly BulkMember[]> {
  const locked: BulkMember[] = [];
  for (const { context, challenge } of members)
    locked.push({
      context,
      challenge: (await lockChallengeAndSession(tx, context.scope, challenge.challengeId))
        .challenge,
    });
  return locked;
}

/** Returns the unfinished challenges on the page of a locked challenge. */
export async function unfinishedBeside(
  tx: Db,
  context: Context,
  challenge: Challenge,
): Promise<readonly BulkMember[]> {
  const beside: BulkMember[] = [];
  for (const member of await membersOf(tx, context, challenge)) {
    if (member.challenge.challengeId === challenge.challengeId) continue;
    const current = await lockLatestChallenge(tx, member.challenge);
    if (isUnfinished(current)) beside.push({ ...member, challenge: current });
  }
  return beside;
}
