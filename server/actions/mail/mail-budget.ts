import type { Context } from "../../context.js";
import { cappedUntil, type MailBudget } from "../../domain/guardian/mail-caps.js";
import { addCappedMail, clearCappedMails, listCappedMails } from "../../store/mail/queries.js";
import type { Db } from "../../store/engine/db.js";
import { advisoryLock } from "../../store/engine/locks.js";
import { settleFoldedAddress } from "../guardian/settle-address.js";

const EVERY_ORGANISATION = "";

type Deps = Pick<Context, "keyring" | "tenancy" | "now">;

async function recipientOf(tx: Db, context: Deps, to: string, budget: MailBudget) {
  const { organisation, mode } = context.tenancy;
  return {
    organisation: ["requests", "exports"].includes(budget) ? organisation : EVERY_ORGANISATION,
    mode,
    foldedHash: await settleFoldedAddress(tx, context, to),
    budget,
  };
}

/**
 * Counts a mail that a product or a stranger causes to an address, however the address is written. Returns undefined where it may
 * be sent; else it counts nothing, and returns the instant from which one may be.
 */
export async function spendMailBudget(
  tx: Db,
  context: Deps,
  to: string,
  budget: MailBudget = "requests",
): Promise<number | undefined> {
  const recipient = await recipientOf(tx, context, to, budget);
  const { now } = context;
  await advisoryLock(tx, `mail to ${recipient.foldedHash}`);
  const until = cappedUntil(await listCappedMails(tx, recipient), now, budget);
  if (until === undefined) await addCappedMail(tx, { ...recipient, queuedAt: now });
  return until;
}

/** Resets the count of mails to an address, because its reader has used one. */
export async function resetMailBudget(
  tx: Db,
  context: Deps,
  to: string,
  budget: MailBudget,
): Promise<void> {
  await clearCappedMails(tx, await recipientOf(tx, context, to, budget));
}
