import type { Context } from "../../context.js";
import type { AgeEvidence } from "../../domain/age/age.js";
import { nextBirthday } from "../../domain/age/birthday.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import { addChallenge, changeChallenge } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import { armWakeup, disarmWakeup } from "../../store/wakeups/arm.js";
import { assertRoomForChallenge } from "./challenge-quota.js";
import { dropPending } from "./change-status.js";
import { firstSecrets } from "./challenge-secrets.js";

interface MintChallengeInput {
  kuid: string;
  jurisdiction: string;
  evidence: AgeEvidence;
  sessionId?: string;
  requestedPermissions?: readonly string[];
  options?: object | undefined;
  locale?: string | undefined;
  redirectUrl?: string | undefined;
  /** An unfinished challenge that the new one replaces; its documents and the guardian's address carry over. */
  prior?: Challenge | undefined;
}

/**
 * Creates a challenge for a guardian's consent, with its first password and link. CONFLICT or RATE_LIMITED where too many
 * are unfinished.
 */
export async function mintChallenge(
  tx: Db,
  context: Context,
  input: MintChallengeInput,
): Promise<Challenge> {
  const { product, mode, now, random } = context;
  if (!input.prior) await assertRoomForChallenge(tx, context, input.kuid);
  const challengeId = random.uuid();
  const { password, link, lookups } = await firstSecrets(tx, context, challengeId);
  const carried = (input.prior?.documents ?? []).filter(
    ({ id }) => !product.documents.some((own) => own.id === id),
  );
  const challenge: Challenge = {
    challengeId,
    productId: product.productId,
    mode,
    type: "CHALLENGE_PARENTAL_CONSENT",
    status: "PENDING",
    kuid: input.kuid,
    sessionId: input.sessionId ?? null,
    jurisdiction: input.jurisdiction,
    evidence: input.evidence,
    requestedPermissions: input.requestedPermissions ?? [],
    documents: [...product.documents, ...carried],
    options: input.options ?? null,
    locale: input.locale ?? null,
    redirectUrl: input.redirectUrl ?? null,
    awaiting: null,
    failureReason: null,
    chainId: input.prior?.chainId ?? challengeId,
    supersededBy: null,
    mailedTo: input.prior?.mailedTo ?? null,
    password,
    link,
    touchedAt: now,
    createdAt: now,
    decidedAt: null,
    decidedLinkId: null,
  };
  await addChallenge(tx, challenge, lookups);
  await armWakeup(tx, { kind: "otpRotation", ref: challengeId, dueAt: password.expiresAt });
  await armBirthdayOf(tx, context, challenge);
  if (input.prior) {
    await changeChallenge(tx, input.prior, {
      status: "SUPERSEDED",
      supersededBy: challengeId,
      awaiting: null,
      decidedAt: now,
    });
    await disarmWakeup(tx, { kind: "otpRotation", ref: input.prior.challengeId });
    await disarmWakeup(tx, { kind: "birthday", ref: input.prior.challengeId });
    await dropPending(tx, input.prior.challengeId);
  }
  return challenge;
}

/** On a birthday a first consent may no longer be needed. One for a session ends with what the session needs. */
async function armBirthdayOf(tx: Db, context: Context, challenge: Challenge): Promise<void> {
  if (challenge.sessionId !== null) return;
  const dueAt = nextBirthdayOf(challenge, context);
  if (dueAt !== undefined)
    await armWakeup(tx, { kind: "birthday", ref: challenge.challengeId, dueAt });
}

/** The instant (milliseconds) at which the player of a challenge turns older. */
export const nextBirthdayOf = (challenge: Challenge, context: Context): number | undefined =>
  nextBirthday(
    { evidence: challenge.evidence, timezone: null },
    assessPlayerOf(challenge, context),
    context.now,
  );
