import type { Context } from "../../context.js";
import type { Challenge, FailureReason } from "../../domain/challenge/challenge.js";
import type { Reached } from "../../domain/counters.js";
import type { Awaiting } from "../../domain/guardian/assurance.js";
import { changeChallenge, lockLatestChallenge } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { deletePendingDecision } from "../../store/challenges/pending-decisions.js";
import { disarmerOf, disarmWakeup } from "../../store/wakeups/arm.js";
import { completeWidgets } from "../widget/complete-widget.js";
import { emit } from "../../webhooks/emit.js";
import { countEnd, countReached } from "./count-steps.js";

const disarmUndecided = disarmerOf("otpRotation", "decisionExpiry", "birthday");

type StatusChange = Readonly<
  | { status: "IN_PROGRESS" }
  | { status: "PASS"; sessionId: string }
  | { status: "FAIL"; failureReason: FailureReason; decidedLinkId?: string }
>;

/** How far a guardian's answer has brought the challenge; undefined where no guardian answered. */
type ByGuardian = Readonly<{ reached?: Reached | undefined }>;

/**
 * Changes a challenge's status and emits the event. Its password no longer rotates, and with `PASS` or `FAIL` nothing is
 * awaited any more. Throws CONFLICT where the challenge has passed or failed, or was superseded.
 */
export async function changeChallengeStatus(
  tx: Db,
  context: Context,
  challenge: Challenge,
  change: StatusChange,
  { reached = change.status === "IN_PROGRESS" ? "opened" : undefined }: ByGuardian = {},
): Promise<Challenge> {
  const isDecision = change.status !== "IN_PROGRESS";
  const changed = await changeChallenge(tx, challenge, {
    ...change,
    ...(isDecision && { decidedAt: context.now, awaiting: null }),
    ...countReached(tx, context, challenge, reached),
  });
  if (isDecision) countEnd(tx, context, challenge, change);
  const { challengeId } = changed;
  if (isDecision) {
    await deletePendingDecision(tx, { challengeId });
    await disarmUndecided(tx, challengeId);
  } else await disarmWakeup(tx, { kind: "otpRotation", ref: challengeId });
  await announce(
    tx,
    context,
    changed,
    change.status === "FAIL"
      ? { status: "FAIL", failureReason: change.failureReason }
      : { status: change.status },
  );
  if (isDecision) await completeWidgets(tx, context, changed);
  return changed;
}

/** Changes `awaiting` of an unfinished challenge, and emits the event. The challenge is then in progress. */
export async function changeAwaiting(
  tx: Db,
  context: Context,
  challenge: Challenge,
  awaiting: Awaiting | null,
  { reached }: ByGuardian = {},
): Promise<Challenge> {
  if (challenge.awaiting === awaiting) return challenge;
  const changed = await changeChallenge(tx, challenge, {
    status: "IN_PROGRESS",
    awaiting,
    ...countReached(tx, context, challenge, reached),
  });
  await disarmWakeup(tx, { kind: "otpRotation", ref: changed.challengeId });
  await announce(tx, context, changed, {
    status: "IN_PROGRESS",
    ...(awaiting !== null && { awaiting }),
  });
  return changed;
}

export async function dropPending(tx: Db, challengeId: string): Promise<void> {
  await deletePendingDecision(tx, { challengeId });
  await disarmWakeup(tx, { kind: "decisionExpiry", ref: challengeId });
}

type Announced = Readonly<
  | { status: "IN_PROGRESS"; awaiting?: Awaiting }
  | { status: "PASS" }
  | { status: "FAIL"; failureReason: FailureReason }
>;

async function announce(
  tx: Db,
  context: Context,
  { challengeId, sessionId, kuid, type }: Challenge,
  change: Announced,
): Promise<void> {
  await emit(tx, context, {
    type: "Challenge.StateChange",
    ...(sessionId !== null && { session: { sessionId, kuid } }),
    kuid,
    data: { challengeId, challengeType: type, ...change },
  });
}

/** Notes that a guardian has opened the challenge: from PENDING it becomes IN_PROGRESS. Returns it as it is now. */
export async function openChallenge(
  tx: Db,
  context: Context,
  challenge: Challenge,
): Promise<Challenge> {
  if (challenge.status !== "PENDING") return challenge;
  const current = await lockLatestChallenge(tx, challenge);
  return current.status === "PENDING"
    ? changeChallengeStatus(tx, context, current, { status: "IN_PROGRESS" })
    : current;
}
