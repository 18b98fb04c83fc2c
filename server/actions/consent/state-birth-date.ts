import type { Context } from "../../context.js";
import { ageOn, latestToday } from "../../domain/age/age.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import type { LocalDate } from "../../dates.js";
import { changeChallenge } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import type { MailedLink } from "../../store/mailed-links.js";
import { changeEvidence } from "../../store/players.js";
import { refuseConsent } from "./refuse-consent.js";

/**
 * A guardian says when the child was born, of whom nothing was certain. Below the product's minimum age the challenge fails
 * with `age-criteria-not-met` (readings, 89). Returns whether it did.
 */
export async function stateBirthDate(
  tx: Db,
  context: Context,
  challenge: Challenge,
  { dateOfBirth, link }: Readonly<{ dateOfBirth: LocalDate; link: MailedLink | undefined }>,
): Promise<boolean> {
  const { product, tenancy, now } = context;
  const evidence = { ...challenge.evidence, dateOfBirth };
  await changeEvidence(tx, tenancy, { kuid: challenge.kuid, evidence });
  const changed = await changeChallenge(tx, challenge, { evidence });
  if (ageOn({ dateOfBirth }, latestToday(now)) >= product.minimumAge) return false;
  await refuseConsent(tx, context, changed, {
    failureReason: "age-criteria-not-met",
    by: "guardian-page",
    link,
  });
  return true;
}
