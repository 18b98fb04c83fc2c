import type { Context } from "../../context.js";
import { notConfigured } from "../../lib/errors.js";
import type { MailContent } from "../../domain/mail-content.js";
import { addMail } from "../../store/mail/queries.js";
import type { Db } from "../../store/engine/db.js";
import { armWakeup } from "../../store/wakeups/arm.js";

type QueueMailDeps = Pick<Context, "config" | "maySendMail" | "mode" | "now" | "random"> & {
  /** `NO_PRODUCT` for mail of the service itself. */
  product: Pick<Context["product"], "productId">;
};

/**
 * Stores a mail, to be sent after the commit. Without a mail server it only appears in the mailbox in test mode; in live
 * mode it throws NOT_CONFIGURED. `kuid`: the player whom it is about, if any. `collectsUntil`: it waits
 * until then (milliseconds), as others may be added to it.
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
  if (isSent) await armWakeup(tx, { kind: "mail", ref: mailId, dueAt: collectsUntil ?? now });
}
