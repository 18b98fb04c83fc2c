import type { Context } from "../../context.js";
import { isTooYoung } from "../../domain/challenge/birth-date.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import type { LocalDate } from "../../lib/dates.js";
import { changeChallenge } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import type { MailedLink } from "../../store/guardians/table.js";
import { learnAge } from "../age/learn-age.js";
import { refuseConsent } from "./refuse-consent.js";

type Stated = Readonly<{ dateOfBirth: LocalDate; link: MailedLink | undefined }>;

/** On a handed link the child may be the one who answers, so a date by which no consent is needed is not accepted there. */
export const mayStateBirthDate = (
  context: Context,
  challenge: Challenge,
  { dateOfBirth, link }: Stated,
): boolean =>
  link !== undefined ||
  assessPlayerOf({ ...challenge, evidence: { ...challenge.evidence, dateOfBirth } }, context)
    .requiresParentConsentForDataProcessing;

/**
 * Stores the date of birth that a guardian gives for a child whose age was not certain. Below the product's minimum age the
 * challenge fails with `age-criteria-not-met`. Returns whether it did.
 */
export async function stateBirthDate(
  tx: Db,
  context: Context,
  challenge: Challenge,
  { dateOfBirth, link }: Stated,
): Promise<boolean> {
  const { kuid, challengeId } = challenge;
  const stated = { ...challenge.evidence, dateOfBirth };
  const evidence = await learnAge(tx, context, {
    kuid,
    evidence: stated,
    exceptChallengeId: challengeId,
  });
  const changed = await changeChallenge(tx, challenge, { evidence });
  if (!isTooYoung({ ...challenge, evidence }, context)) return false;
  await refuseConsent(tx, context, changed, {
    failureReason: "age-criteria-not-met",
    by: "guardian-page",
    link,
  });
  return true;
}
