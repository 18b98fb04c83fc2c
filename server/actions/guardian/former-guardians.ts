// Former guardians of a player. After a guardian's own withdrawal, no other address becomes a guardian without the approval of
// one of them.
import type { Context } from "../../context.js";
import { isSameAddress } from "../../domain/guardian/email.js";
import type { Db } from "../../store/engine/db.js";
import { listFormerGuardians } from "../../store/guardians/former-guardians.js";
import { FORMER_MS, type FormerGuardian, type Guardian } from "../../store/guardians/table.js";
import { queueGuardianMail } from "../mail/queue-mail.js";

/** Returns the guardians whose link ended within the last 365 days, the oldest end first. */
const formerGuardiansOf = (
  db: Db,
  { tenancy, now }: Pick<Context, "tenancy" | "now">,
  kuid: string,
): Promise<FormerGuardian[]> =>
  listFormerGuardians(db, { ...tenancy, kuid, since: now - FORMER_MS });

/** Returns whether a player has no guardian, and the last one withdrew. */
const isWithdrawn = (former: readonly FormerGuardian[]): boolean =>
  former.some(({ endedBy, succeededAt }) => endedBy === "withdrawal" && succeededAt === null);

/**
 * Returns who has to approve a new guardian: the guardians on file or, after a guardian's withdrawal, the former guardians. Empty
 * if no approval is needed.
 */
export async function approversOf(
  db: Db,
  context: Pick<Context, "tenancy" | "now">,
  { kuid, onFile }: Readonly<{ kuid: string; onFile: readonly Guardian[] }>,
): Promise<readonly Guardian[]> {
  if (onFile.length > 0) return onFile;
  const former = await formerGuardiansOf(db, context, kuid);
  return isWithdrawn(former) ? former : [];
}

/**
 * Mails the former guardians of a player, who has had no guardian since, that another person has consented. `email`: the address
 * of that person, if it is known.
 */
export async function mailFormerGuardians(
  tx: Db,
  context: Context,
  { kuid, email }: Readonly<{ kuid: string; email: string | undefined }>,
): Promise<void> {
  if (!context.maySendMail(context.mode)) return;
  for (const { address, succeededAt } of await formerGuardiansOf(tx, context, kuid)) {
    if (succeededAt !== null || (email !== undefined && isSameAddress(address, email))) continue;
    const mail = { template: "former-guardian", to: address, locale: null } as const;
    await queueGuardianMail(tx, context, kuid, mail);
  }
}

/**
 * Returns whether the reader of an address needs no approval, because there is no one to ask, or because they may approve
 * themselves.
 */
export const needsNoApproval = (approvers: readonly Guardian[], address: string): boolean =>
  approvers.length === 0 || approvers.some((one) => isSameAddress(one.address, address));
