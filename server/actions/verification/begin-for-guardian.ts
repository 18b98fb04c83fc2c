import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import type { Db } from "../../store/engine/db.js";
import type { PendingDecision } from "../../store/challenges/table.js";
import { assertMethod, beginVerification } from "./begin.js";
import { tokenOf } from "./links.js";
import { criteriaOfGuardian } from "./required-age.js";
import { earlierVerifications, mayBeginAgain } from "./verify-guardian.js";

/**
 * Begins or continues a verification for a decision that waits for one. Returns the token of its page or, if no attempt is left,
 * of the page of the last failed verification. Throws NOT_CONFIGURED without a method.
 */
export async function beginGuardianVerification(
  tx: Db,
  context: Context,
  challenge: Challenge,
  decision: PendingDecision,
): Promise<string | undefined> {
  const { challengeId, jurisdiction, locale } = challenge;
  const criteria = criteriaOfGuardian(context, challenge);
  const asked = { purpose: "trusted-adult", jurisdiction, criteria } as const;
  assertMethod(context, asked);
  const { addressHash, attempts, newest, open, fraud } = await earlierVerifications(
    tx,
    context,
    decision,
  );
  if (open) return tokenOf(context.keyring, open);
  const failureReason = fraud?.failureReason ?? null;
  if (!mayBeginAgain(context, { ...asked, attempts, failureReason }))
    return newest && tokenOf(context.keyring, newest);
  const begun = await beginVerification(tx, context, {
    ...asked,
    locale,
    challengeId,
    addressHash,
    attempts,
  });
  return tokenOf(context.keyring, begun);
}
