// A guardian shows that they are an adult, where the product asks for it before their decision counts.
import type { Context, ServiceContext } from "../../context.js";
import { isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import { keyIdOf, lookupHash, pageToken } from "../../domain/keyring.js";
import {
  attemptsBy,
  countAttempt,
  isOpen,
  nextMethod,
  type VerificationOutcome,
} from "../../domain/verification/verification.js";
import { unavailable } from "../../errors.js";
import type { Db } from "../../store/engine/db.js";
import { markVerified } from "../../store/guardians.js";
import { findPendingDecision, type PendingDecision } from "../../store/pending-decisions.js";
import {
  addVerification,
  findVerificationByLink,
  listVerifications,
  lockVerification,
  saveOutcome,
  type Verification,
} from "../../store/verifications.js";
import { methodsFor } from "../../verification/methods.js";
import { unfinishedBeside } from "../challenge/bulk.js";
import { changeAwaiting, dropPending } from "../challenge/change-status.js";
import { lockChallenge } from "../challenge/lock-challenge.js";
import { verifyDecision } from "../consent/answer-decision.js";
import { rememberGuardian } from "../guardian/guardians-on-file.js";
import { hashAddress } from "../guardian/hash-address.js";

const tokenHash = (keyring: Context["keyring"], token: string) =>
  lookupHash(keyring, "verification", token);

/**
 * Begins a verification for a decision that waits for one, by the next method that may still be tried, or goes on with the
 * one that was begun. Returns the token of its page; undefined where no attempt is left. UNAVAILABLE without a method.
 */
export async function beginGuardianVerification(
  tx: Db,
  context: Context,
  { challengeId, address }: PendingDecision,
): Promise<string | undefined> {
  const { keyring, random, mode, now, scope } = context;
  const methods = methodsFor(mode);
  if (methods.length === 0) throw unavailable("No method of verification is set up for this mode.");
  const addressHash = await hashAddress(tx, context, address);
  const earlier = await listVerifications(tx, { challengeId, addressHash });
  const begun = earlier.find((each) => isOpen(each, now));
  if (begun)
    return pageToken(keyring, "verification", begun.verificationId, keyIdOf(begun.linkHash));
  const method = nextMethod(methods, earlier);
  if (!method) return undefined;
  const verificationId = random.uuid();
  const token = pageToken(keyring, "verification", verificationId);
  await addVerification(tx, {
    verificationId,
    ...scope,
    purpose: "trusted-adult",
    linkHash: tokenHash(keyring, token),
    challengeId,
    addressHash,
    status: "PENDING",
    failureReason: null,
    method: method.name,
    ageLow: null,
    attempts: attemptsBy(method.name, earlier),
    begunAt: now,
    finishedAt: null,
  });
  return token;
}

export const findVerification = (
  { keyring, store }: Pick<ServiceContext, "keyring" | "store">,
  token: string,
): Promise<Verification | undefined> => findVerificationByLink(store, tokenHash(keyring, token));

/** Whether the person of a verification that failed or expired may begin another for the same decision. */
export async function mayBeginAgain(
  { db, mode }: Context,
  { challengeId, addressHash }: Verification,
): Promise<boolean> {
  if (challengeId === null || addressHash === null) return false;
  const earlier = await listVerifications(db, { challengeId, addressHash });
  return nextMethod(methodsFor(mode), earlier) !== undefined;
}

/**
 * Takes what came of an attempt. Passed: the guardian counts as verified, and the decision that waited for it goes on.
 * What comes after the end of a verification changes nothing.
 */
export async function takeOutcome(
  tx: Db,
  context: Context,
  { verificationId, challengeId }: Verification,
  outcome: VerificationOutcome,
): Promise<void> {
  const challenge =
    challengeId === null ? undefined : await lockChallenge(tx, context.scope, challengeId);
  const verification = await lockVerification(tx, verificationId);
  if (!verification || !isOpen(verification, context.now)) return;
  const attempts = verification.attempts + 1;
  const counted = countAttempt(outcome, attempts);
  await saveOutcome(tx, verificationId, {
    attempts,
    status: { passed: "PASS", failed: "FAIL", inconclusive: "PENDING" }[counted.status] as "PASS",
    failureReason: counted.status === "failed" ? counted.failureReason : null,
    ageLow: counted.status === "passed" ? counted.ageLow : null,
    finishedAt: counted.status === "inconclusive" ? null : context.now,
  });
  if (!challenge) return;
  if (counted.status === "passed") await countVerified(tx, context, challenge, verification);
  if (counted.status === "failed" && !(await mayBeginAgain({ ...context, db: tx }, verification)))
    await dropUnverified(tx, context, challenge, verification);
}

/** A decision that can no longer be verified is dropped: another adult may decide. */
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
  const { method } = verification;
  const email = decision.address;
  const { guardianId } = await rememberGuardian(tx, context, email);
  await markVerified(tx, { guardianId, verifiedAt: context.now, verifiedBy: method });
  if (isUnfinished(challenge) && challenge.awaiting === "guardian-verification")
    await verifyDecision(tx, context, challenge, decision);
  for (const beside of await unfinishedBeside(tx, context, challenge)) {
    const other = await findPendingDecision(tx, beside.challenge.challengeId);
    if (beside.challenge.awaiting === "guardian-verification" && other?.address === email)
      await verifyDecision(tx, beside.context, beside.challenge, other, { isFollowing: true });
  }
}

/** The decision that waits for a verification, unless another person has decided meanwhile. */
async function findDecisionOf(
  tx: Db,
  context: Context,
  { challengeId }: Challenge,
  { verificationId }: Verification,
): Promise<PendingDecision | undefined> {
  const decision = await findPendingDecision(tx, challengeId);
  if (!decision) return undefined;
  const decider = await hashAddress(tx, context, decision.address);
  // Read again: a rotation of the secret may have changed it meanwhile.
  const verification = await lockVerification(tx, verificationId);
  return verification?.addressHash === decider ? decision : undefined;
}
