import type { Context } from "../../context.js";
import type { Challenge, FailureReason } from "../../domain/challenge/challenge.js";
import type { Actor } from "../../domain/ledger/entry.js";
import type { Db } from "../../store/engine/db.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import { recordDecision, type DecidedBy } from "./record-decision.js";

type Refusal = Readonly<{
  failureReason: FailureReason;
  by: DecidedBy;
  /** The keyed hash of the address of whoever refused, where they came by a mailed link. */
  guardian?: string | undefined;
}>;

/** The guardian refuses, and those on file are sent receipts. CONFLICT where the challenge has already been decided. */
export async function refuseConsent(
  tx: Db,
  context: Context,
  challenge: Challenge,
  { failureReason, by, guardian }: Refusal,
): Promise<void> {
  await changeChallengeStatus(tx, context, challenge, { status: "FAIL", failureReason });
  const actor: Actor =
    by === "guardian-page" ? { by, ...(guardian !== undefined && { guardian }) } : { by };
  const ledger = await recordDecision(tx, context, challenge, {
    kind: "refusal",
    failureReason,
    ...actor,
  });
  await sendReceipts(tx, context, {
    subject: challenge,
    by: actor,
    details: { kind: "refusal", failureReason },
    challengeId: challenge.challengeId,
    ledger,
  });
}
