import type { Context } from "../../context.js";
import { assertOpen } from "../../domain/challenge/challenge.js";
import { noAddress } from "../../domain/guardian/email.js";
import { queueMail } from "../mail/queue-mail.js";
import { changeChallenge } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import { addressOnFile, sealAddress } from "../guardian/guardian-address.js";
import { lockChallenge } from "./lock-challenge.js";

/**
 * Mails the guardian a challenge's link, to `email` or to the address on file. INVALID_EMAIL where there is neither,
 * INVALID_INPUT where the challenge is decided, NOT_FOUND where there is none.
 */
export async function mailChallenge(
  tx: Db,
  context: Context,
  { challengeId: id, email }: Readonly<{ challengeId: string; email?: string | undefined }>,
): Promise<void> {
  const challenge = assertOpen(await lockChallenge(tx, context.scope, id));
  const { challengeId, kuid, locale } = challenge;
  const to = email ?? (await addressOnFile({ ...context, db: tx }, kuid));
  if (to === undefined) throw noAddress();
  await queueMail(tx, context, { to, template: "consent-request", challengeId, locale });
  await changeChallenge(tx, challenge, { mailedTo: sealAddress(context, to) });
}
