// A product invites a parent to an existing session, and cancels the invitation.
import type { Context } from "../../context.js";
import { isInvite, isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import { conflict, invalidInput } from "../../lib/errors.js";
import { listUnfinishedOfSession } from "../../store/challenges/unfinished.js";
import type { Db } from "../../store/engine/db.js";
import { lockSession } from "../../store/sessions/queries.js";
import { changeChallengeStatus } from "./change-status.js";
import { lockChallengeAndSession } from "./lock-challenge.js";
import { mailChallenge } from "./mail-challenge.js";
import { mintChallenge } from "./mint-challenge.js";

type Invitation = Readonly<{ sessionId: string; email?: string | undefined }>;

/**
 * Invites a parent to a session, by mail if `email` is given. Returns the unfinished invitation, if there is one already. Throws
 * NOT_FOUND if there is no such session, CONFLICT if the player is an adult or the reader of `email` said that this is not their
 * child, and RATE_LIMITED if the address may get no more mail for now.
 */
export async function inviteParent(
  tx: Db,
  context: Context,
  { sessionId, email }: Invitation,
): Promise<Challenge> {
  const session = await lockSession(tx, context.scope, { sessionId });
  if (assessPlayerOf(session, context).ageStatus === "LEGAL_ADULT")
    throw conflict("sessionId: the player is an adult, for whom no guardian decides.");
  const unfinished = (await listUnfinishedOfSession(tx, sessionId)).find(isInvite);
  const challenge =
    unfinished ??
    (await mintChallenge(tx, context, {
      ...session,
      type: "CHALLENGE_PARENT_INVITE",
      isShown: () => false,
    }));
  const { challengeId } = challenge;
  if (email !== undefined) await mailChallenge(tx, context, { challengeId, email });
  return challenge;
}

/**
 * Cancels an invitation; a cancelled invitation does not change. Throws INVALID_INPUT for any other challenge, and for an
 * invitation that was accepted or declined. Throws NOT_FOUND if there is none.
 */
export async function cancelInvite(
  tx: Db,
  context: Context,
  challengeId: string,
): Promise<Challenge> {
  const { challenge } = await lockChallengeAndSession(tx, context.scope, challengeId);
  if (!isInvite(challenge))
    throw invalidInput("challengeId: only the invitation of a parent can be cancelled.");
  const failureReason = "cancelled-by-initiator";
  if (challenge.failureReason === failureReason) return challenge;
  if (!isUnfinished(challenge))
    throw invalidInput("challengeId: this invitation has already been accepted or declined.");
  return changeChallengeStatus(tx, context, challenge, { status: "FAIL", failureReason });
}
