import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { rereadChallenge } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { changeChallengeStatus } from "./change-status.js";

/** A guardian has opened the challenge: from PENDING it becomes IN_PROGRESS. Returns it as it is now. */
export async function openChallenge(
  tx: Db,
  context: Context,
  challenge: Challenge,
): Promise<Challenge> {
  if (challenge.status !== "PENDING") return challenge;
  const current = await rereadChallenge(tx, challenge);
  return current.status === "PENDING"
    ? changeChallengeStatus(tx, context, current, { status: "IN_PROGRESS" })
    : current;
}
