// A person who thinks that a verification failed wrongly asks for another look. No document is asked for.
import type { Context } from "../../context.js";
import type { Db } from "../../store/engine/db.js";
import {
  changeVerification,
  listVerifications,
  listVerificationsForSession,
} from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { HOLDS_FOR_DAYS } from "../../verification/provider-settings.js";
import { decideVerification, lockForOutcome } from "./outcome.js";
import { requiredAgeOf } from "./required-age.js";
import { mayBeginAgain } from "./verify-guardian.js";
import { DAY_MS } from "../../lib/dates.js";

export const APPEAL_REASONS = ["old-enough", "did-not-work", "no-way-fits", "other"] as const;
type AppealReason = (typeof APPEAL_REASONS)[number];

export const isAppealReason = (text: string): text is AppealReason =>
  (APPEAL_REASONS as readonly string[]).includes(text);

/** How long after its end a verification can be appealed. */
const APPEAL_MS = 30 * DAY_MS;

/**
 * An appeal is possible once, if the verification failed because of the result. A guardian has to try every method first, and
 * cannot appeal after an attempt at fraud.
 */
export function mayAppeal(context: Context, verification: Verification): boolean {
  const { status, failureReason, finishedAt, appealReason, addressHash } = verification;
  if (status !== "FAIL" || context.now >= (finishedAt ?? 0) + APPEAL_MS) return false;
  if (appealReason !== null || failureReason === "expired" || failureReason === "revoked")
    return false;
  return (
    addressHash === null ||
    (failureReason !== "fraudulent-activity-detected" && !mayBeginAgain(context, verification))
  );
}

/** Notes the appeal of a verification for the operator. Does nothing where it can no longer be appealed. */
export async function appeal(
  tx: Db,
  context: Context,
  found: Verification,
  reason: AppealReason,
): Promise<void> {
  const verification = await lockForOutcome(tx, context, found);
  if (!verification || !mayAppeal(context, verification)) return;
  await changeVerification(tx, verification, { appealedAt: context.now, appealReason: reason });
}

/** The method's name in a verification that an operator has passed on appeal. */
const BY_APPEAL = "appeal";

/**
 * Grants an appeal for an operator: the verification passes, with the lowest assurance. A guardian may try every way again
 * instead, for a law may ask for one. Returns whether there was one to grant.
 */
export async function grantAppeal(tx: Db, context: Context, found: Verification): Promise<boolean> {
  const verification = await lockForOutcome(tx, context, found);
  if (verification?.status !== "FAIL" || verification.appealedAt === null) return false;
  const { challengeId, sessionId, addressHash } = verification;
  if (addressHash !== null) {
    await changeVerification(tx, verification, { appealedAt: null });
    const earlier =
      challengeId !== null
        ? await listVerifications(tx, { challengeId, addressHash })
        : sessionId !== null
          ? await listVerificationsForSession(tx, { sessionId, addressHash })
          : [];
    for (const each of earlier)
      await changeVerification(tx, { ...each, appealedAt: null }, { attempts: {} });
    return true;
  }
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
