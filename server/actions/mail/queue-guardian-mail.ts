import type { Context } from "../../context.js";
import { isMailStopped } from "../../store/mail/queries.js";
import type { Db } from "../../store/engine/db.js";
import type { MailContent, MailSubject } from "../../domain/mail-content.js";
import { addressesOnFile } from "../guardian/guardians-on-file.js";
import { hashFolded } from "../guardian/hash-address.js";
import { takeMailRoom } from "./mail-room.js";
import { queueMail } from "./queue-mail.js";

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
  const foldedHash = await hashFolded(tx, context, content.to);
  if (await isMailStopped(tx, context.tenancy, { kuid, foldedHash })) return;
  await queueMail(tx, context, content, kuid);
}

/**
 * Stores a mail to each guardian who is responsible for a player in this product, but for those who get too many. Without
 * mail there is none: what it says is on the family pages too.
 */
export async function mailGuardians(
  tx: Db,
  context: Context,
  kuid: string,
  subject: MailSubject,
): Promise<void> {
  if (!context.maySendMail(context.mode)) return;
  for (const to of await addressesOnFile({ ...context, db: tx }, kuid))
    if ((await takeMailRoom(tx, context, to)) === undefined)
      await queueGuardianMail(tx, context, kuid, { ...subject, to, locale: null });
}
