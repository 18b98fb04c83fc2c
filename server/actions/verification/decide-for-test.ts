import type { Context } from "../../context.js";
import { isOpen, type VerificationFailure } from "../../domain/verification/verification.js";
import { conflict, notFound } from "../../lib/errors.js";
import type { Db } from "../../store/engine/db.js";
import { requireVerification } from "../../store/verifications/queries.js";
import { simulated } from "../../verification/simulated.js";
import { decideVerification, lockForOutcome } from "./outcome.js";
import { requiredAgeOf } from "./required-age.js";

type TestDecision = Readonly<{
  verificationId: string;
  status: "PASS" | "FAIL";
  failureReason?: VerificationFailure | undefined;
}>;

/**
 * Ends a verification as its page would. `PASS` proves exactly the criteria. Repeating a status changes nothing. Throws CONFLICT
 * if it has ended differently.
 */
export async function decideVerificationForTest(
  tx: Db,
  context: Context,
  { verificationId, status, failureReason = "age-criteria-not-met" }: TestDecision,
): Promise<void> {
  const found = await requireVerification(tx, context.scope, verificationId);
  const verification = await lockForOutcome(tx, context, found);
  if (!verification) throw notFound("No such verification in this product and mode.");
  if (verification.status === status) return;
  if (!isOpen(verification, context.now))
    throw conflict("status: the verification has already ended differently.");
  await decideVerification(tx, context, verification, {
    verdict:
      status === "PASS"
        ? {
            status,
            age: { low: requiredAgeOf(context, verification) },
            assurance: simulated.assurance,
          }
        : { status, failureReason },
    method: simulated.name,
    attempts: verification.attempts,
    holdsForDays: simulated.holdsForDays,
  });
}
