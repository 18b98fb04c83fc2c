import type { Context } from "../../context.js";
import { isMailStopped } from "../../store/mail-stops.js";
import type { Db } from "../../store/engine/db.js";
import type { MailContent } from "../../domain/mail-content.js";
import { hashFolded } from "../guardian/hash-address.js";
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
