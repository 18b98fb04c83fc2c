import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import type { Db } from "../../store/engine/db.js";
import type { PendingDecision } from "../../store/challenges/table.js";
import { assertMethod, beginVerification } from "./begin.js";
import { tokenOf } from "./links.js";
import { earlierVerifications, mayBeginAgain } from "./verify-guardian.js";

/**
 * Begins a verification for a decision that waits for one, or continues the one that was begun. Returns the token of its page;
 * undefined where no attempt is left. Throws NOT_CONFIGURED without a method.
 */
export async function beginGuardianVerification(
  tx: Db,
  context: Context,
  { challengeId, jurisdiction, locale }: Challenge,
  decision: PendingDecision,
): Promise<string | undefined> {
  const purpose = "trusted-adult";
  assertMethod(context, { purpose, jurisdiction });
  const { addressHash, attempts, open, fraud } = await earlierVerifications(tx, context, decision);
  if (open) return tokenOf(context.keyring, open);
  const failureReason = fraud?.failureReason ?? null;
  if (!mayBeginAgain(context, { purpose, jurisdiction, attempts, failureReason })) return undefined;
  const begun = await beginVerification(tx, context, {
    purpose,
    jurisdiction,
    criteria: null,
    locale,
    challengeId,
    addressHash,
    attempts,
  });
  return tokenOf(context.keyring, begun);
}
