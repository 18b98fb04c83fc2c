import type { Context } from "../../context.js";
import { latestToday, verifiedAgeOn } from "../../domain/age/age.js";
import { pageToken } from "../../domain/keyring.js";
import type {
  VerificationCriteria,
  VerificationPurpose,
} from "../../domain/verification/criteria.js";
import { type Attempts, LIFE_MS } from "../../domain/verification/verification.js";
import { notConfigured } from "../../lib/errors.js";
import type { Db } from "../../store/engine/db.js";
import { findPlayer } from "../../store/players/queries.js";
import { addVerification, changeVerification } from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { armWakeup } from "../../store/wakeups/arm.js";
import { PLATFORM } from "../../verification/methods.js";
import { HOLDS_FOR_DAYS } from "../../verification/provider-settings.js";
import { verificationLinkHash } from "./links.js";
import { decideVerification, lockForOutcome } from "./outcome.js";
import { requiredAgeOf } from "./required-age.js";
import { isUnfinished } from "../../domain/challenge/challenge.js";
import { lockChallengeAndSession } from "../challenge/lock-challenge.js";
import { openChallenge } from "../challenge/change-status.js";

type VerificationInput = Readonly<{
  purpose: VerificationPurpose;
  /** A known code of a place. */
  jurisdiction: string;
  /** Null for a trusted adult. */
  criteria: VerificationCriteria | null;
  /** The player whose age it is, or for whom the trusted adult acts. */
  player?: Readonly<{ sessionId?: string | undefined; kuid: string }> | undefined;
  locale?: string | null | undefined;
  redirectUrl?: string | null | undefined;
  /** The decision or request that waits for the verification, and the guardian who verifies. */
  challengeId?: string | undefined;
  addressHash?: string | undefined;
  /** What was tried before for the same decision. */
  attempts?: Attempts | undefined;
}>;

/** Throws NOT_CONFIGURED without a method that can be used, for the purpose, place and mode. */
export function assertMethod(
  context: Context,
  {
    purpose,
    jurisdiction,
    criteria = null,
  }: Pick<VerificationInput, "purpose" | "jurisdiction"> &
    Partial<Pick<VerificationInput, "criteria">>,
): void {
  const { verificationMethods: methods } = context;
  if (
    methods.list(context, purpose, jurisdiction, criteria).length === 0 &&
    !methods.countsPlatform(context, purpose, jurisdiction)
  )
    throw notConfigured("No method of verification can be used for this product, place and mode.");
}

/**
 * Begins a verification. It passes at once if the product counts a verified signal of the platform, and the player has a
 * sufficient one. It fails by itself if it is not finished in time.
 */
export async function beginVerification(
  tx: Db,
  context: Context,
  input: VerificationInput,
): Promise<Verification> {
  const { keyring, random, now, scope } = context;
  const verificationId = random.uuid();
  const verification: Verification = {
    ...scope,
    verificationId,
    purpose: input.purpose,
    linkHash: verificationLinkHash(keyring, pageToken(keyring, "verification", verificationId)),
    jurisdiction: input.jurisdiction,
    criteria: input.criteria,
    kuid: input.player?.kuid ?? null,
    sessionId: input.player?.sessionId ?? null,
    challengeId: input.challengeId ?? null,
    addressHash: input.addressHash ?? null,
    locale: input.locale ?? null,
    redirectUrl: input.redirectUrl ?? null,
    status: "PENDING",
    failureReason: null,
    method: null,
    attempts: input.attempts ?? {},
    flow: null,
    flowHash: null,
    codeHash: null,
    recorded: null,
    ageLow: null,
    ageHigh: null,
    assurance: null,
    begunAt: now,
    finishedAt: null,
    holdsUntil: null,
    appealedAt: null,
    appealReason: null,
  };
  await addVerification(tx, verification);
  await armWakeup(tx, { kind: "verification", ref: verificationId, dueAt: now + LIFE_MS });
  return (await passByPlatform(tx, context, verification)) ?? verification;
}

async function passByPlatform(
  tx: Db,
  context: Context,
  verification: Verification,
): Promise<Verification | undefined> {
  const { purpose, jurisdiction, kuid } = verification;
  if (kuid === null || !context.verificationMethods.countsPlatform(context, purpose, jurisdiction))
    return undefined;
  const player = await findPlayer(tx, { ...context.tenancy, kuid });
  const low = player && verifiedAgeOn(player.evidence, latestToday(context.now));
  if (low === undefined || low < requiredAgeOf(context, verification)) return undefined;
  return decideVerification(tx, context, verification, {
    verdict: { status: "PASS", age: { low }, assurance: "verified" },
    method: PLATFORM,
    attempts: verification.attempts,
    holdsForDays: HOLDS_FOR_DAYS,
  });
}

/**
 * Notes that a person has opened the page: from PENDING the verification becomes IN_PROGRESS, and so does the challenge that
 * waits for it.
 */
export async function openVerification(context: Context, found: Verification): Promise<void> {
  if (found.status !== "PENDING") return;
  await context.db.write(async (tx) => {
    const verification = await lockForOutcome(tx, context, found);
    if (verification?.status !== "PENDING") return;
    await changeVerification(tx, verification, { status: "IN_PROGRESS" });
    const { challengeId, addressHash } = verification;
    if (challengeId === null || addressHash !== null) return;
    const { challenge } = await lockChallengeAndSession(tx, context.scope, challengeId);
    if (isUnfinished(challenge) && challenge.challengeId === challengeId)
      await openChallenge(tx, context, challenge);
  });
}
