import type { Context } from "../../context.js";
import type { Challenge, FailureReason } from "../../domain/challenge/challenge.js";
import type { Language } from "../../domain/language.js";
import type { Actor } from "../../domain/ledger/entry.js";
import type { MailedLink } from "../../store/guardians/table.js";
import type { Db } from "../../store/engine/db.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import { recordDecision, type DecidedBy } from "./record-decision.js";

type Refusal = Readonly<{
  failureReason: FailureReason;
  by: DecidedBy;
  /** Of the page. */
  language?: Language;
  /** The mailed link by which the person who refused came, if by one. */
  link?: Pick<MailedLink, "linkId" | "addressHash"> | undefined;
}>;

/** The guardian refuses, and those on file are sent receipts. CONFLICT where the challenge has already been decided. */
export async function refuseConsent(
  tx: Db,
  context: Context,
  challenge: Challenge,
  { failureReason, by, language, link }: Refusal,
): Promise<void> {
  await changeChallengeStatus(tx, context, challenge, {
    status: "FAIL",
    failureReason,
    ...(link && { decidedLinkId: link.linkId }),
  });
  const actor: Actor =
    by === "guardian-page" ? { by, ...(link && { guardian: link.addressHash }) } : { by };
  const ledger = await recordDecision(tx, context, challenge, {
    kind: "refusal",
    failureReason,
    ...(language && { language }),
    ...actor,
  });
  await sendReceipts(tx, context, {
    subject: challenge,
    by: actor,
    details: { kind: "refusal", failureReason },
    challenge,
    ledger,
    isCapped: by === "guardian-page" && !link,
  });
}
