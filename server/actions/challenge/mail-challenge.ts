import type { Context } from "../../context.js";
import { assertOpen } from "../../domain/challenge/challenge.js";
import { noAddress } from "../../domain/guardian/email.js";
import { addressHash } from "../../domain/keyring.js";
import { conflict } from "../../errors.js";
import { queueGuardianMail } from "../mail/queue-guardian-mail.js";
import { changeChallenge, touchChallenge } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import { isMailStopped } from "../../store/mail-stops.js";
import { addressesOnFile } from "../guardian/guardians-on-file.js";
import { makeMailedLink } from "../guardian/mailed-link.js";
import { lockChallenge } from "./lock-challenge.js";

/**
 * Mails a challenge to `email`, or to every guardian on file who is responsible for this product, else for the player.
 * INVALID_EMAIL where there is neither, CONFLICT where the reader of `email` said that the player is not their child,
 * INVALID_INPUT where the challenge is decided, NOT_FOUND where there is none.
 */
export async function mailChallenge(
  tx: Db,
  context: Context,
  { challengeId: id, email }: Readonly<{ challengeId: string; email?: string | undefined }>,
): Promise<void> {
  const { keyring, scope, tenancy } = context;
  const challenge = assertOpen(await lockChallenge(tx, scope, id));
  const { challengeId, kuid, locale } = challenge;
  const recipients =
    email === undefined ? await addressesOnFile({ db: tx, scope, tenancy }, kuid) : [email];
  const [first] = recipients;
  if (first === undefined) throw noAddress();
  if (
    email !== undefined &&
    (await isMailStopped(tx, tenancy, { kuid, addressHash: addressHash(keyring, email) }))
  )
    throw conflict("email: the reader of this address said that this is not their child.");
  for (const to of recipients) {
    const linkId = await makeMailedLink(tx, context, { challengeId, purpose: "request", to });
    await queueGuardianMail(tx, context, kuid, {
      to,
      template: "consent-request",
      challengeId,
      linkId,
      locale,
    });
  }
  await touchChallenge(tx, challenge, context.now);
  await changeChallenge(tx, challenge, { mailedTo: first });
}
