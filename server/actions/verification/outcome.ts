// What an attempt, a test or the end of time makes of a verification, and what follows from it.
import type { Context } from "../../context.js";
import type { AgeBounds, EstimationBounds } from "../../domain/verification/criteria.js";
import type { AttemptOutcome, VerificationMethod } from "../../domain/verification/method.js";
import {
  type Attempts,
  isOpen,
  isUndecided,
  judge,
  MAX_ATTEMPTS,
  methodsLeft,
  type Verdict,
} from "../../domain/verification/verification.js";
import { ageStatusAt, CATEGORY_OF } from "../../policy/law.js";
import { requireChallenge } from "../../store/challenges/queries.js";
import { count } from "../../store/counts/count.js";
import type { Db } from "../../store/engine/db.js";
import { changeVerification, lockVerification } from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { armWakeup, disarmWakeup } from "../../store/wakeups/arm.js";
import { emit } from "../../webhooks/emit.js";
import { lockPlayerEverywhere } from "../age/learn-age.js";
import { lockChallengeAndSession } from "../challenge/lock-challenge.js";
import { noteShownAge } from "./prove-age.js";
import { lawOf, requiredAgeOf } from "./required-age.js";
import { guardianOutcome } from "./verify-guardian.js";
import { type FailureReason, isAtGate, isUnfinished } from "../../domain/challenge/challenge.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import { readRequest } from "../../domain/session/permission-request.js";
import { viewSession } from "../../domain/session/session.js";
import { enableForPlayer } from "../../domain/session/settings.js";
import { findAndLockSession } from "../../store/sessions/queries.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { admitAfterProof } from "../session/admit-proven.js";
import { changeSettings } from "../session/change-settings.js";
import { DAY_MS } from "../../lib/dates.js";

/** Locks a verification with all that an outcome may change: player, session, challenge, then itself. */
export async function lockForOutcome(
  tx: Db,
  context: Context,
  { verificationId, kuid, challengeId }: Verification,
): Promise<Verification | undefined> {
  if (kuid !== null) await lockPlayerEverywhere(tx, context, kuid);
  if (challengeId !== null) await lockChallengeAndSession(tx, context.scope, challengeId);
  return lockVerification(tx, { verificationId });
}

type Attempt = Readonly<{ method: VerificationMethod; outcome: AttemptOutcome }>;

/** Takes what came of an attempt. What comes after the end of a verification changes nothing. */
export async function takeOutcome(
  tx: Db,
  context: Context,
  found: Verification,
  { method, outcome }: Attempt,
): Promise<void> {
  const verification = await lockForOutcome(tx, context, found);
  if (!verification || !isOpen(verification, context.now)) return;
  const { purpose, jurisdiction, criteria, attempts: before } = verification;
  const estimation = method.estimates ? await estimationOf(tx, context, verification) : undefined;
  // An estimate is not tried again: the next method decides.
  const tried = estimation ? MAX_ATTEMPTS : (before[method.name] ?? 0) + 1;
  const attempts = { ...before, [method.name]: tried };
  const methods = context.verificationMethods.list(context, purpose, jurisdiction, criteria);
  const verdict = judge(outcome, {
    requiredAge: requiredAgeOf(context, verification),
    mayGoOn: methodsLeft(methods, attempts).length > 0,
    assurance: method.assurance,
    estimation,
  });
  const { holdsForDays } = method;
  await decideVerification(tx, context, verification, {
    verdict,
    method: method.name,
    attempts,
    holdsForDays,
  });
}

/** Returns the bounds for estimates that the upgrade asked for which a player proves their age, or undefined without any. */
async function estimationOf(
  tx: Db,
  { scope }: Context,
  { challengeId, addressHash }: Verification,
): Promise<EstimationBounds | undefined> {
  if (challengeId === null || addressHash !== null) return undefined;
  const { options }: { options: ChallengeOptions | null } = await requireChallenge(
    tx,
    scope,
    challengeId,
  );
  return options?.facialAgeEstimation;
}
type ChallengeOptions = Readonly<{ facialAgeEstimation?: EstimationBounds }>;

type Decision = Readonly<{
  verdict: Verdict;
  method: string | null;
  attempts: Attempts;
  holdsForDays: number;
}>;

/** Keeps a verdict on a locked verification, and does what follows from it. Returns it as it then is. */
export async function decideVerification(
  tx: Db,
  context: Context,
  verification: Verification,
  { verdict, method, attempts, holdsForDays }: Decision,
): Promise<Verification> {
  const { now } = context;
  const isPassed = verdict.status === "PASS";
  // A verification that fails without an age of its own shows that of an earlier attempt.
  const age = verdict.age ?? boundsOf(verification);
  const decided = await changeVerification(tx, verification, {
    status: verdict.status,
    failureReason: verdict.status === "FAIL" ? verdict.failureReason : null,
    method,
    attempts,
    flow: null,
    flowHash: null,
    ageLow: age?.low ?? null,
    ageHigh: age?.high ?? null,
    assurance: verdict.status === "PASS" ? verdict.assurance : null,
    finishedAt: verdict.status === "IN_PROGRESS" ? null : now,
    holdsUntil: isPassed ? now + holdsForDays * DAY_MS : null,
  });
  if (isUndecided(decided)) return decided;
  count(tx, context, decided.jurisdiction, {
    [`verification:${decided.purpose}:${method ?? "none"}:${verdict.status}`]: 1,
  });
  await announceOutcome(tx, context, decided);
  const { verificationId, kuid, purpose, holdsUntil, ageLow } = decided;
  const wakeup = { kind: "verification", ref: verificationId } as const;
  if (holdsUntil === null) await disarmWakeup(tx, wakeup);
  else await armWakeup(tx, { ...wakeup, dueAt: holdsUntil });
  if (kuid !== null && ageLow !== null && purpose !== "trusted-adult")
    await noteShownAge(tx, context, decided, kuid);
  if (decided.addressHash !== null) await guardianOutcome(tx, context, decided);
  else if (decided.challengeId !== null) await completeUpgrade(tx, context, decided);
  return decided;
}

const boundsOf = ({ ageLow, ageHigh }: Verification): AgeBounds | undefined =>
  ageLow === null ? undefined : { low: ageLow, ...(ageHigh !== null && { high: ageHigh }) };

/** Returns what is shown of a decided verification, on the wire and in events. */
export function renderOutcome(context: Context, verification: Verification) {
  const { method } = verification;
  const age = boundsOf(verification);
  return {
    ...(method !== null && { method }),
    ...(age && {
      age,
      ageCategory: CATEGORY_OF[ageStatusAt(lawOf(context, verification), age.low)],
    }),
  };
}

/** Sends the outcome of a verification to the product. A guardian's concerns the service alone. */
export async function announceOutcome(
  tx: Db,
  context: Context,
  verification: Verification,
): Promise<void> {
  const { verificationId: id, sessionId, kuid, status, failureReason, addressHash } = verification;
  if (addressHash !== null) return;
  const about = sessionId !== null && kuid !== null ? { session: { sessionId, kuid } } : {};
  const shown = renderOutcome(context, verification);
  const { method, age, ageCategory } = shown;
  if (status === "PASS" && method !== undefined && age && ageCategory)
    await emit(tx, context, {
      type: "Verification.Result",
      ...about,
      data: { id, status, method, age, ageCategory },
    });
  if (status === "FAIL" && failureReason !== null)
    await emit(tx, context, {
      type: "Verification.Result",
      ...about,
      data: { id, status, failureReason, ...shown },
    });
}

/**
 * Ends the challenge that waited for a verification as the verification ended. Passed: what was asked for and the player
 * manages is on, what a guardian manages can be asked for now, and a player without a session continues at the age gate.
 */
async function completeUpgrade(
  tx: Db,
  context: Context,
  { challengeId, status, failureReason }: Verification,
): Promise<void> {
  if (challengeId === null) return;
  const { challenge } = await lockChallengeAndSession(tx, context.scope, challengeId);
  const { sessionId } = challenge;
  // A challenge that replaced this one asks someone else, or for another age.
  if (challenge.challengeId !== challengeId) return;
  if (!isUnfinished(challenge)) return;
  // A method may have shown an age with less assurance than the law demands.
  const isUnproven =
    isAtGate(challenge) && assessPlayerOf(challenge, context).needsAgeAssurance !== undefined;
  if (status === "FAIL" || isUnproven) {
    await changeChallengeStatus(tx, context, challenge, {
      status: "FAIL",
      failureReason: reasonOf(failureReason),
    });
    return;
  }
  if (sessionId === null) return void (await admitAfterProof(tx, context, challenge));
  const session = await findAndLockSession(tx, { ...context.scope, sessionId });
  if (!session) return;
  const view = viewSession(session, context);
  const known = challenge.requestedPermissions.filter((name) =>
    view.states.some((state) => state.name === name),
  );
  const unlocked = known.filter((name) => readRequest(view.states, [name]).enable.includes(name));
  if (unlocked.length > 0)
    await changeSettings(
      tx,
      context,
      view,
      { settings: enableForPlayer(view.settings, unlocked) },
      "verification",
    );
  await changeChallengeStatus(tx, context, challenge, { status: "PASS", sessionId });
}

const reasonOf = (reason: Verification["failureReason"]): FailureReason =>
  reason === null || reason === "revoked" ? "age-criteria-not-met" : reason;
