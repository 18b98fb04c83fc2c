import type { Context } from "../../context.js";
import type { Challenge, FailureReason } from "../../domain/challenge/challenge.js";
import type { Db } from "../../store/engine/db.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { recordDecision, type DecidedBy } from "./record-decision.js";

/** The guardian refuses. CONFLICT where the challenge has already been decided. */
export async function refuseConsent(
  tx: Db,
  context: Context,
  challenge: Challenge,
  { failureReason, by }: { failureReason: FailureReason; by: DecidedBy },
): Promise<void> {
  await changeChallengeStatus(tx, context, challenge, { status: "FAIL", failureReason });
  await recordDecision(tx, context, challenge, { kind: "refusal", by, failureReason });
}
