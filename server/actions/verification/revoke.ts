import type { Context } from "../../context.js";
import type { Db } from "../../store/engine/db.js";
import { changeVerification } from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { disarmWakeup } from "../../store/wakeups/arm.js";
import { endGuardianProof } from "./guardian-proof.js";
import { announceOutcome, lockForOutcome } from "./outcome.js";
import { endProof } from "./prove-age.js";

/**
 * Takes a passed verification back: it proves nothing any more, in any product, and the product is sent its result again.
 * Returns whether there was one to take back. A guardian's decisions stay; the next one asks for a verification where the
 * product does.
 */
export async function revokeVerification(
  tx: Db,
  context: Context,
  found: Verification,
): Promise<boolean> {
  const verification = await lockForOutcome(tx, context, found);
  if (verification?.status !== "PASS") return false;
  await endProof(tx, context, verification);
  const revoked = await changeVerification(tx, verification, {
    status: "FAIL",
    failureReason: "revoked",
    holdsUntil: null,
  });
  await endGuardianProof(tx, context, revoked);
  await disarmWakeup(tx, { kind: "verification", ref: verification.verificationId });
  await announceOutcome(tx, context, revoked);
  return true;
}
