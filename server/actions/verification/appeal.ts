// A person who thinks that a verification failed wrongly asks for another look. No document is asked for.
import type { Context } from "../../context.js";
import type { Db } from "../../store/engine/db.js";
import { changeVerification } from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { HOLDS_FOR_DAYS } from "../../verification/provider-settings.js";
import { decideVerification, lockForOutcome } from "./outcome.js";
import { requiredAgeOf } from "./required-age.js";
import { DAY_MS } from "../../lib/dates.js";

export const APPEAL_REASONS = ["old-enough", "did-not-work", "no-way-fits", "other"] as const;
type AppealReason = (typeof APPEAL_REASONS)[number];

export const isAppealReason = (text: string): text is AppealReason =>
  (APPEAL_REASONS as readonly string[]).includes(text);

/** How long after its end a verification can be appealed. */
const APPEAL_MS = 30 * DAY_MS;

/** Once, where it failed by what was shown. A guardian asks for another adult instead. */
export const mayAppeal = (
  { status, failureReason, finishedAt, appealedAt, addressHash }: Verification,
  now: number,
): boolean =>
  status === "FAIL" &&
  now < (finishedAt ?? 0) + APPEAL_MS &&
  appealedAt === null &&
  addressHash === null &&
  failureReason !== "expired" &&
  failureReason !== "revoked";

/** Notes the appeal of a verification for the operator. Does nothing where it can no longer be appealed. */
export async function appeal(
  tx: Db,
  context: Context,
  found: Verification,
  reason: AppealReason,
): Promise<void> {
  const verification = await lockForOutcome(tx, context, found);
  if (!verification || !mayAppeal(verification, context.now)) return;
  await changeVerification(tx, verification, { appealedAt: context.now, appealReason: reason });
}

/** The name of the method where an operator has decided. */
const BY_APPEAL = "appeal";

/**
 * Grants an appeal for an operator: the verification passes, with the lowest assurance. Returns whether there was one to grant.
 */
export async function grantAppeal(tx: Db, context: Context, found: Verification): Promise<boolean> {
  const verification = await lockForOutcome(tx, context, found);
  if (verification?.status !== "FAIL" || verification.appealedAt === null) return false;
  await decideVerification(tx, context, verification, {
    verdict: {
      status: "PASS",
      age: { low: requiredAgeOf(context, verification) },
      assurance: "attested",
    },
    method: BY_APPEAL,
    attempts: verification.attempts,
    holdsForDays: HOLDS_FOR_DAYS,
  });
  return true;
}
