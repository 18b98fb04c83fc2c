import type { Context } from "../../context.js";
import { conflict } from "../../lib/errors.js";
import type { Db } from "../../store/engine/db.js";
import { queueAgain } from "../../store/mail/queries.js";
import type { Mail } from "../../store/mail/table.js";
import { armWakeup } from "../../store/wakeups/arm.js";

/** Queues an email again, with all of its attempts. Throws CONFLICT for an email for which no mail server was set. */
export async function resendMail(
  tx: Db,
  { now }: Pick<Context, "now">,
  { mailId, status }: Pick<Mail, "mailId" | "status">,
): Promise<void> {
  if (status === "held")
    throw conflict("This email is in the test mailbox: no mail server was set.");
  await queueAgain(tx, mailId);
  await armWakeup(tx, { kind: "mail", ref: mailId, dueAt: now });
}
