import type { Context } from "../../context.js";
import { notConfigured } from "../../lib/errors.js";
import type { MailContent, MailSubject } from "../../domain/mail-content.js";
import { addMail, isMailStopped } from "../../store/mail/queries.js";
import type { Db } from "../../store/engine/db.js";
import { armWakeup } from "../../store/wakeups/arm.js";
import { addressesOnFile } from "../guardian/guardians-on-file.js";
import { settleFoldedAddress } from "../guardian/settle-address.js";
import { countMail } from "./count-mail.js";
import { spendMailBudget } from "./mail-budget.js";

type QueueMailDeps = Pick<
  Context,
  "config" | "maySendMail" | "mode" | "now" | "observer" | "random"
> & {
  /** `NO_PRODUCT` for mail of the service itself. */
  product: Pick<Context["product"], "productId">;
};

/**
 * Stores a mail, to be sent after the commit. Without a mail server it only appears in the mailbox in test mode; in live mode it
 * throws NOT_CONFIGURED. `kuid`: the player of the mail, if any. `collectsUntil`: the mail waits until this instant
 * (milliseconds), because others may be added to it.
 */
export async function queueMail(
  tx: Db,
  context: QueueMailDeps,
  content: MailContent,
  kuid: string | null,
  { collectsUntil = null }: Readonly<{ collectsUntil?: number | null }> = {},
): Promise<void> {
  const { config, mode, now, product, random } = context;
  if (content.to === "") return;
  if (!context.maySendMail(mode))
    throw notConfigured("Email cannot be sent because SMTP_URL is not set.");
  const isSent = config.smtpUrl !== undefined;
  const mailId = random.uuid("mail");
  await addMail(tx, {
    mailId,
    productId: product.productId,
    mode,
    kuid,
    content,
    status: isSent ? "queued" : "held",
    attempts: 0,
    createdAt: now,
    sentAt: null,
    lastError: null,
    collectsUntil,
  });
  if (!isSent) countMail(tx, { productId: product.productId, mode }, context, "held");
  else await armWakeup(tx, { kind: "mail", ref: mailId, dueAt: collectsUntil ?? now });
}

/** Stores a text to a telephone, to be sent after the commit. Without `SMS_URL` it only appears in the mailbox. */
export async function queueText(
  tx: Db,
  context: Context,
  content: Extract<MailContent, { template: "text-code" | "text-withdraw" }>,
  kuid: string | null,
): Promise<void> {
  const { mode, now, product, random, sendText } = context;
  const mailId = random.uuid("mail");
  await addMail(tx, {
    mailId,
    productId: product.productId,
    mode,
    kuid,
    content,
    status: sendText ? "queued" : "held",
    attempts: 0,
    createdAt: now,
    sentAt: null,
    lastError: null,
    collectsUntil: null,
  });
  if (sendText) await armWakeup(tx, { kind: "mail", ref: mailId, dueAt: now });
}

/**
 * Stores a mail about a player, unless the reader of that address said that the player is not their child. The caller
 * cannot tell the difference.
 */
export async function queueGuardianMail(
  tx: Db,
  context: Context,
  kuid: string,
  content: MailContent,
): Promise<void> {
  const foldedHash = await settleFoldedAddress(tx, context, content.to);
  if (await isMailStopped(tx, context.tenancy, { kuid, foldedHash })) return;
  await queueMail(tx, context, content, kuid);
}

/**
 * Stores a mail to each guardian who is responsible for a player in this product, except those who get too many. If no mail can
 * be sent it stores none, because the family pages say the same.
 */
export async function mailGuardians(
  tx: Db,
  context: Context,
  kuid: string,
  subject: MailSubject,
): Promise<void> {
  if (!context.maySendMail(context.mode)) return;
  for (const to of await addressesOnFile({ ...context, db: tx }, kuid))
    if ((await spendMailBudget(tx, context, to)) === undefined)
      await queueGuardianMail(tx, context, kuid, { ...subject, to, locale: null });
}
