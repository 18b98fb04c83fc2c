import type { Context } from "../../context.js";
import type { Challenge, FailureReason } from "../../domain/challenge/challenge.js";
import { changeChallenge } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import { disarmWakeup } from "../../store/wakeups.js";
import { emit } from "../../webhooks/emit.js";

type Move = Readonly<{
  status: "IN_PROGRESS" | "PASS" | "FAIL";
  sessionId?: string;
  failureReason?: FailureReason;
}>;

/**
 * A challenge goes on to another status, and the product is told. Its password changes by itself no more. CONFLICT where
 * it has passed or failed, or another took its place.
 */
export async function changeChallengeStatus(
  tx: Db,
  context: Context,
  challenge: Challenge,
  move: Move,
): Promise<Challenge> {
  const isDecision = move.status !== "IN_PROGRESS";
  const moved = await changeChallenge(tx, challenge, {
    ...move,
    ...(isDecision && { decidedAt: context.now }),
  });
  const { challengeId, sessionId, kuid, type, failureReason } = moved;
  await disarmWakeup(tx, { kind: "otpRotation", ref: challengeId });
  await emit(tx, context, {
    type: "Challenge.StateChange",
    ...(sessionId !== null && { session: { sessionId, kuid } }),
    data: {
      challengeId,
      challengeType: type,
      status: move.status,
      ...(failureReason !== null && { failureReason }),
    },
  });
  return moved;
}
