import type { Context } from "../../context.js";
import type { Challenge, FailureReason } from "../../domain/challenge/challenge.js";
import { changeChallenge } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import { disarmWakeup } from "../../store/wakeups/arm.js";
import { emit } from "../../webhooks/emit.js";

type StatusChange = Readonly<
  | { status: "IN_PROGRESS" }
  | { status: "PASS"; sessionId: string }
  | { status: "FAIL"; failureReason: FailureReason }
>;

/**
 * Changes a challenge's status and emits the event. Its password no longer rotates. CONFLICT where it has passed or
 * failed, or was superseded.
 */
export async function changeChallengeStatus(
  tx: Db,
  context: Context,
  challenge: Challenge,
  change: StatusChange,
): Promise<Challenge> {
  const isDecision = change.status !== "IN_PROGRESS";
  const changed = await changeChallenge(tx, challenge, {
    ...change,
    ...(isDecision && { decidedAt: context.now }),
  });
  const { challengeId, sessionId, kuid, type } = changed;
  await disarmWakeup(tx, { kind: "otpRotation", ref: challengeId });
  await emit(tx, context, {
    type: "Challenge.StateChange",
    ...(sessionId !== null && { session: { sessionId, kuid } }),
    data: {
      challengeId,
      challengeType: type,
      ...(change.status === "FAIL" ? change : { status: change.status }),
    },
  });
  return changed;
}
