import type { Context } from "../../context.js";
import { isUnfinished } from "../../domain/challenge/challenge.js";
import { changeVerification } from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { lockChallenge } from "../challenge/lock-challenge.js";
import { openChallenge } from "../challenge/open-challenge.js";
import { lockForOutcome } from "./outcome.js";

/** A person has opened the page: from PENDING it becomes IN_PROGRESS, and so does the challenge that waits for it. */
export async function openVerification(context: Context, found: Verification): Promise<void> {
  if (found.status !== "PENDING") return;
  await context.db.write(async (tx) => {
    const verification = await lockForOutcome(tx, context, found);
    if (verification?.status !== "PENDING") return;
    await changeVerification(tx, verification, { status: "IN_PROGRESS" });
    const { challengeId, addressHash } = verification;
    if (challengeId === null || addressHash !== null) return;
    const challenge = await lockChallenge(tx, context.scope, challengeId);
    if (isUnfinished(challenge) && challenge.challengeId === challengeId)
      await openChallenge(tx, context, challenge);
  });
}
