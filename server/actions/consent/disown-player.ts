import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { listGuardiansOfPlayer, unlinkGuardian } from "../../store/guardians.js";
import { stopMail } from "../../store/mail-stops.js";
import type { MailedLink } from "../../store/mailed-links.js";
import type { Db } from "../../store/engine/db.js";
import { refuseConsent } from "./refuse-consent.js";

/**
 * "This is not my child". The challenge fails. Where the answer came by a mailed link, no more mail about this player goes
 * to its address, and a guardian on file with that address is none of this player's any longer (readings, 67).
 */
export async function disownPlayer(
  tx: Db,
  context: Context,
  challenge: Challenge,
  link: Pick<MailedLink, "addressHash"> | undefined,
): Promise<void> {
  await refuseConsent(tx, context, challenge, {
    failureReason: "not-my-child",
    by: "guardian-page",
  });
  if (!link) return;
  const { tenancy, now } = context;
  const { kuid } = challenge;
  const { addressHash } = link;
  await stopMail(tx, { ...tenancy, kuid, addressHash, stoppedAt: now });
  for (const { sessionId, guardianId, addressHash: own } of await listGuardiansOfPlayer(
    tx,
    tenancy,
    kuid,
  ))
    if (own === addressHash) await unlinkGuardian(tx, { sessionId, guardianId, unlinkedAt: now });
}
