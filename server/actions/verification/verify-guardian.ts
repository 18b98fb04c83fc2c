// A guardian shows that they are an adult, where the product asks for it before their decision counts.
import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { isOpen, methodsLeft } from "../../domain/verification/verification.js";
import type { Db } from "../../store/engine/db.js";
import { markVerified } from "../../store/guardians/queries.js";
import { findPendingDecision } from "../../store/challenges/pending-decisions.js";
import type { PendingDecision } from "../../store/challenges/table.js";
import { listVerifications, lockVerification } from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { unfinishedBeside } from "../challenge/bulk.js";
import { changeAwaiting, dropPending } from "../challenge/change-status.js";
import { lockChallengeAndSession } from "../challenge/lock-challenge.js";
import { decisionsThatWait } from "../consent/answer-decision.js";
import { advanceDecisions } from "../consent/submit-consent.js";
import { rememberGuardian } from "../guardian/guardians-on-file.js";
import { settleAddress } from "../guardian/settle-address.js";
import { countProof } from "./count-proof.js";

/** Returns whether a guardian who has failed may begin again. `attempts`: all of theirs for one decision. */
export function mayBeginAgain(
  context: Context,
  {
    purpose,
    jurisdiction,
    criteria,
    attempts,
    failureReason,
  }: Pick<Verification, "purpose" | "jurisdiction" | "criteria" | "attempts" | "failureReason">,
): boolean {
  const methods = context.verificationMethods.list(context, purpose, jurisdiction, criteria);
  return (
    failureReason !== "fraudulent-activity-detected" && methodsLeft(methods, attempts).length > 0
  );
}

/** Applies the outcome of a guardian's verification to the decision that waited for it. */
export async function guardianOutcome(
  tx: Db,
  context: Context,
  verification: Verification,
): Promise<void> {
  const { challengeId, status } = verification;
  if (challengeId === null)
    return status === "PASS" ? countProof(tx, context, verification) : undefined;
  const { challenge } = await lockChallengeAndSession(tx, context.scope, challengeId);
  if (status === "PASS") await countVerified(tx, context, challenge, verification);
  else if (!mayBeginAgain(context, verification))
    await dropUnverified(tx, context, challenge, verification);
}

/** Drops a decision that can no longer be verified, so that another adult may decide. */
async function dropUnverified(
  tx: Db,
  context: Context,
  challenge: Challenge,
  verification: Verification,
): Promise<void> {
  if (challenge.awaiting !== "guardian-verification") return;
  if (!(await findDecisionOf(tx, context, challenge, verification))) return;
  await dropPending(tx, challenge.challengeId);
  await changeAwaiting(tx, context, challenge, null);
}

async function countVerified(
  tx: Db,
  context: Context,
  challenge: Challenge,
  verification: Verification,
): Promise<void> {
  const decision = await findDecisionOf(tx, context, challenge, verification);
  if (!decision) return;
  const email = decision.address;
  const { guardianId } = await rememberGuardian(tx, context, email);
  await markVerified(tx, {
    guardianId,
    verifiedAt: context.now,
    verifiedBy: verification.method ?? "",
  });
  const members = [{ context, challenge }, ...(await unfinishedBeside(tx, context, challenge))];
  const waitsFor = { awaiting: "guardian-verification", address: email } as const;
  await advanceDecisions(tx, await decisionsThatWait(tx, members, waitsFor), { isVerified: true });
}

/** Returns the decision that waits for a verification, unless another person has decided meanwhile. */
async function findDecisionOf(
  tx: Db,
  context: Context,
  { challengeId }: Challenge,
  { verificationId }: Verification,
): Promise<PendingDecision | undefined> {
  const decision = await findPendingDecision(tx, { challengeId });
  if (!decision) return undefined;
  const decider = await settleAddress(tx, context, decision.address);
  // Read again: a rotation of the secret may have changed it meanwhile.
  const verification = await lockVerification(tx, { verificationId });
  return verification?.addressHash === decider ? decision : undefined;
}

/** Returns all that a guardian has begun to verify for a decision. */
export async function earlierVerifications(
  tx: Db,
  context: Context,
  { challengeId, address }: PendingDecision,
) {
  const addressHash = await settleAddress(tx, context, address);
  const earlier = await listVerifications(tx, { challengeId, addressHash });
  return { addressHash, ...summarizeAttempts(earlier, context.now) };
}

/** Returns how often each method was tried, the verification that is open, and one that was a fraud. */
export function summarizeAttempts(earlier: readonly Verification[], now: number) {
  const attempts: Record<string, number> = {};
  for (const [method, count] of earlier.flatMap((each) => Object.entries(each.attempts)))
    attempts[method] = Math.max(count, attempts[method] ?? 0);
  return {
    attempts,
    newest: earlier[0],
    open: earlier.find((each) => isOpen(each, now)),
    fraud: earlier.find(({ failureReason }) => failureReason === "fraudulent-activity-detected"),
  };
}
