import type { Context } from "../../context.js";
import { isAboutDocuments, type ChallengeType } from "../../domain/challenge/challenge.js";
import { conflict, rateLimited } from "../../lib/errors.js";
import { countUnfinishedOfPlayer } from "../../store/challenges/unfinished.js";
import type { Db } from "../../store/engine/db.js";

/** Unfinished challenges that a player may have in a product. */
const MOST_OF_PLAYER = 100;
/** Those that a product may have in a mode, where its file does not say. */
const MOST_OF_PRODUCT = 100_000;
const RETRY_AFTER_SECONDS = 3600;

/**
 * Refuses a challenge beyond what a player (CONFLICT) or a product (RATE_LIMITED) may have unfinished. One that supersedes
 * another adds none, and the product's number leaves out those about documents alone.
 */
export async function assertRoomForChallenge(
  tx: Db,
  { product, scope, unfinishedCounts }: Context,
  {
    kuid,
    type,
    isNewPlayer = false,
  }: Readonly<{ kuid: string; type: ChallengeType; isNewPlayer?: boolean | undefined }>,
): Promise<void> {
  const unfinished = isNewPlayer
    ? 0
    : await countUnfinishedOfPlayer(tx, scope, kuid, MOST_OF_PLAYER);
  if (unfinished >= MOST_OF_PLAYER)
    throw conflict(
      `The player already has ${MOST_OF_PLAYER} unfinished challenges in this product. Wait for a decision, or replace one of them: name it as priorChallengeId.`,
    );
  if (isAboutDocuments({ type })) return;
  const most = product.maxUnfinishedChallenges ?? MOST_OF_PRODUCT;
  if (!(await unfinishedCounts.take(tx, scope, most)))
    throw rateLimited(
      "This product has as many unfinished challenges as it may have. Wait as long as Retry-After says.",
      RETRY_AFTER_SECONDS,
    );
}
