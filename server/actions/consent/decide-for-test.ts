import type { Context } from "../../context.js";
import {
  isAboutAge,
  isUnfinished,
  type Challenge,
  type FailureReason,
} from "../../domain/challenge/challenge.js";
import { LANGUAGES } from "../../domain/language.js";
import { tidyAddress } from "../../lib/email-address.js";
import { conflict } from "../../lib/errors.js";
import type { Db } from "../../store/engine/db.js";
import { matchLanguage } from "../../presentation/texts/match.js";
import { findVerificationOfChallenge } from "../../store/verifications/queries.js";
import { noteFirstLanguage } from "../guardian/language.js";
import { lockChallengeAndSession } from "../challenge/lock-challenge.js";
import { decideVerificationForTest } from "../verification/decide-for-test.js";
import { grantConsent } from "./grant-consent.js";
import { choicesOf } from "./read-choices.js";
import { refuseConsent } from "./refuse-consent.js";

type TestDecision = Readonly<{
  challengeId: string;
  status: "PASS" | "FAIL";
  failureReason?: FailureReason | undefined;
  email?: string | undefined;
}>;

/**
 * Decides as a guardian would. Repeating a decision changes nothing. Throws CONFLICT where the challenge was decided otherwise.
 */
export async function decideForTest(
  tx: Db,
  context: Context,
  { challengeId, status, failureReason = "denied-by-guardian", email }: TestDecision,
): Promise<void> {
  const by = "test-helper";
  const locked = await lockChallengeAndSession(tx, context.scope, challengeId);
  const { challenge } = locked;
  if (isAboutAge(challenge)) return decideAge(tx, context, challenge, status);
  if (challenge.status === status) return;
  if (!isUnfinished(challenge))
    throw conflict("status: the challenge has already been decided differently.");
  if (status === "FAIL") return refuseConsent(tx, context, challenge, { failureReason, by });
  const guardian = email === undefined ? (challenge.mailedTo ?? undefined) : tidyAddress(email);
  await grantConsent(tx, context, choicesOf(context, locked), {
    email: guardian,
    assurance: "attested",
    channel: "test",
    isVerified: true,
    attestsAdulthood: false,
    by,
  });
  // A guardian would have read the page in this language.
  const language =
    challenge.locale === null ? undefined : matchLanguage(challenge.locale, LANGUAGES);
  if (guardian !== undefined && language) await noteFirstLanguage(tx, context, guardian, language);
}

/** Passes or fails a player's proof of their age. */
async function decideAge(
  tx: Db,
  context: Context,
  challenge: Challenge,
  status: "PASS" | "FAIL",
): Promise<void> {
  const verification = await findVerificationOfChallenge(tx, {
    challengeId: challenge.challengeId,
  });
  if (challenge.status === status) return;
  if (!isUnfinished(challenge) || !verification)
    throw conflict("status: the challenge has already been decided differently.");
  const { verificationId } = verification;
  await decideVerificationForTest(tx, context, { verificationId, status });
}
