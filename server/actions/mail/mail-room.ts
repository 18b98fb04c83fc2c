import type { Context } from "../../context.js";
import { cappedUntil } from "../../domain/guardian/mail-caps.js";
import { addCappedMail, listCappedMails } from "../../store/capped-mails.js";
import type { Db } from "../../store/engine/db.js";
import { advisoryLock } from "../../store/engine/locks.js";
import { hashAddress } from "../guardian/hash-address.js";

/**
 * Counts a mail that a product or a stranger causes to be sent to an address. Returns undefined where it may be sent, else the
 * instant from which one may be, and counts nothing.
 */
export async function takeMailRoom(
  tx: Db,
  context: Pick<Context, "keyring" | "tenancy" | "now">,
  to: string,
): Promise<number | undefined> {
  const { tenancy, now } = context;
  const recipient = { ...tenancy, addressHash: await hashAddress(tx, context, to) };
  await advisoryLock(tx, `mail to ${recipient.addressHash}`);
  const until = cappedUntil(await listCappedMails(tx, recipient), now);
  if (until === undefined) await addCappedMail(tx, { ...recipient, queuedAt: now });
  return until;
}
