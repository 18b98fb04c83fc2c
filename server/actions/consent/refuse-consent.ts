import type { Context } from "../../context.js";
import type { Challenge, FailureReason } from "../../domain/challenge/challenge.js";
import type { Language } from "../../domain/language.js";
import type { Actor } from "../../domain/ledger/entry.js";
import type { MailedLink } from "../../store/guardians/table.js";
import type { Db } from "../../store/engine/db.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import { type DecisionSource, recordDecision } from "./record-decision.js";
import { foldAddress } from "../../lib/email-address.js";
import { isSameAddress } from "../../domain/guardian/email.js";
import { listGuardiansOfPlayer } from "../../store/guardians/queries.js";
import { stopMail } from "../../store/mail/queries.js";
import { endLinks } from "../guardian/end-links.js";
import { settleAddress } from "../guardian/settle-address.js";
import { record } from "../ledger/record.js";
import { queueMail } from "../mail/queue-mail.js";

type Refusal = Readonly<{
  failureReason: FailureReason;
  by: DecisionSource;
  /** The language of the page. */
  language?: Language;
  /** The mailed link by which the person who refused came, if by one. */
  link?: Pick<MailedLink, "linkId" | "addressHash"> | undefined;
}>;

/**
 * Refuses for a guardian, and sends receipts to the guardians on file. Throws CONFLICT if the challenge has already been decided.
 */
export async function refuseConsent(
  tx: Db,
  context: Context,
  challenge: Challenge,
  { failureReason, by, language, link }: Refusal,
): Promise<void> {
  const refused = {
    status: "FAIL",
    failureReason,
    ...(link && { decidedLinkId: link.linkId }),
  } as const;
  const reached = by === "guardian-page" ? (link ? "confirmed" : "decided") : undefined;
  await changeChallengeStatus(tx, context, challenge, refused, { reached });
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

/**
 * Fails a challenge whose reader says "This is not my child". If they came by a mailed link, its address gets one mail that
 * confirms this and then no more about this player, and a guardian with this address is no longer the player's guardian.
 */
export async function disownPlayer(
  tx: Db,
  context: Context,
  challenge: Challenge,
  link: Pick<MailedLink, "linkId" | "addressHash" | "address"> | undefined,
): Promise<void> {
  await refuseConsent(tx, context, challenge, {
    failureReason: "not-my-child",
    by: "guardian-page",
    link,
  });
  if (!link) return;
  const { tenancy, now } = context;
  const { kuid } = challenge;
  const { address } = link;
  await confirmByMail(tx, context, address, challenge);
  const folded = foldAddress(address);
  const foldedHash = await settleAddress(tx, context, folded);
  await stopMail(tx, { ...tenancy, kuid, foldedHash, address: folded, stoppedAt: now });
  const links = await listGuardiansOfPlayer(tx, { ...tenancy, kuid });
  const own = links.filter((guardian) => isSameAddress(guardian.address, address));
  await endLinks(tx, context, own, "disowned");
  if (own.length > 0)
    await record(tx, context, {
      kind: "guardian-left",
      kuid,
      guardian: await settleAddress(tx, context, address),
      by: "guardian-page",
    });
}

/** Confirms the answer by mail: this may still be sent, because the reader caused it. */
async function confirmByMail(
  tx: Db,
  context: Context,
  to: string,
  { kuid, locale }: Pick<Challenge, "kuid" | "locale">,
): Promise<void> {
  if (!context.maySendMail(context.mode)) return;
  await queueMail(tx, context, { template: "not-my-child", to, locale }, kuid);
}
