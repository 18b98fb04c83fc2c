import type { Context } from "../../context.js";
import { LIFE_MS, isUndecided } from "../../domain/verification/verification.js";
import type { Db } from "../../store/engine/db.js";
import type { Verification } from "../../store/verifications/table.js";
import { decideVerification, lockForOutcome } from "./outcome.js";
import { endProof } from "./prove-age.js";

/**
 * Fails a verification that was not finished within 14 days, and ends the proof of one that holds no longer. Returns when
 * the next of these is due (milliseconds), or undefined.
 */
export async function expireVerification(
  tx: Db,
  context: Context,
  found: Verification,
): Promise<number | undefined> {
  const verification = await lockForOutcome(tx, context, found);
  if (!verification) return undefined;
  const { begunAt, holdsUntil, method, attempts } = verification;
  if (isUndecided(verification)) {
    if (context.now < begunAt + LIFE_MS) return begunAt + LIFE_MS;
    await decideVerification(tx, context, verification, {
      verdict: { status: "FAIL", failureReason: "expired" },
      method,
      attempts,
      holdsForDays: 0,
    });
    return undefined;
  }
  if (holdsUntil === null) return undefined;
  if (context.now < holdsUntil) return holdsUntil;
  await endProof(tx, context, verification);
  return undefined;
}
