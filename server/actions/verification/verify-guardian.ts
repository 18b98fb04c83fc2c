// A guardian shows that they are an adult, where the product asks for it before their decision counts.
import type { Context, ServiceContext } from "../../context.js";
import { isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import { lookupHash, pageToken } from "../../domain/keyring.js";
import { countAttempt, type VerificationOutcome } from "../../domain/verification/verification.js";
import { unavailable } from "../../errors.js";
import type { Db } from "../../store/engine/db.js";
import { markVerified } from "../../store/guardians.js";
import { findPendingDecision, type PendingDecision } from "../../store/pending-decisions.js";
import {
  addVerification,
  findVerificationByLink,
  lockVerification,
  saveOutcome,
  type Verification,
} from "../../store/verifications.js";
import { methodFor } from "../../verification/methods.js";
import { lockChallenge } from "../challenge/lock-challenge.js";
import { verifyDecision } from "../consent/answer-decision.js";
import { rememberGuardian } from "../guardian/guardians-on-file.js";

const tokenHash = (keyring: Context["keyring"], token: string) =>
  lookupHash(keyring, "verification", token);

/** Begins a verification for a decision that waits for one. Returns the token of its page. UNAVAILABLE without a method. */
export async function beginGuardianVerification(
  tx: Db,
  { keyring, random, mode, now, scope }: Context,
  { challengeId, addressHash }: PendingDecision,
): Promise<string> {
  const method = methodFor(mode);
  if (!method) throw unavailable("No method of verification is set up for this mode.");
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
    attempts: 0,
    begunAt: now,
    finishedAt: null,
  });
  return token;
}

export const findVerification = (
  { keyring, store }: Pick<ServiceContext, "keyring" | "store">,
  token: string,
): Promise<Verification | undefined> => findVerificationByLink(store, tokenHash(keyring, token));

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
  if (verification?.status !== "PENDING") return;
  const attempts = verification.attempts + 1;
  const counted = countAttempt(outcome, attempts);
  await saveOutcome(tx, verificationId, {
    attempts,
    status: { passed: "PASS", failed: "FAIL", inconclusive: "PENDING" }[counted.status] as "PASS",
    failureReason: counted.status === "failed" ? counted.failureReason : null,
    ageLow: counted.status === "passed" ? counted.ageLow : null,
    finishedAt: counted.status === "inconclusive" ? null : context.now,
  });
  if (counted.status === "passed" && challenge)
    await countVerified(tx, context, challenge, verification);
}

async function countVerified(
  tx: Db,
  context: Context,
  challenge: Challenge,
  { addressHash, method }: Verification,
): Promise<void> {
  const decision = await findPendingDecision(tx, challenge.challengeId);
  if (!decision || decision.addressHash !== addressHash) return;
  const email = decision.address;
  const { guardianId } = await rememberGuardian(tx, context, email);
  await markVerified(tx, { guardianId, verifiedAt: context.now, verifiedBy: method });
  if (isUnfinished(challenge) && challenge.awaiting === "guardian-verification")
    await verifyDecision(tx, context, challenge, decision);
}
