import type { Context } from "../../context.js";
import { assertOpen, type Challenge } from "../../domain/challenge/challenge.js";
import { noAddress } from "../../domain/guardian/email.js";
import { addressHash } from "../../domain/keyring.js";
import { conflict, rateLimited } from "../../errors.js";
import { takeMailRoom } from "../mail/mail-room.js";
import { queueGuardianMail } from "../mail/queue-guardian-mail.js";
import { changeChallenge, touchChallenge } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import { isMailStopped } from "../../store/mail-stops.js";
import type { MailedLink } from "../../store/mailed-links.js";
import { addressesOnFile } from "../guardian/guardians-on-file.js";
import { makeMailedLink } from "../guardian/mailed-link.js";
import { lockChallenge } from "./lock-challenge.js";

/**
 * Mails a challenge to `email`, or to every guardian on file who is responsible for this product, else for the player.
 * INVALID_EMAIL where there is neither, CONFLICT where the reader of `email` said that the player is not their child,
 * INVALID_INPUT where the challenge is decided, NOT_FOUND where there is none, RATE_LIMITED where none of them may get more
 * mail for now.
 */
export async function mailChallenge(
  tx: Db,
  context: Context,
  { challengeId: id, email }: Readonly<{ challengeId: string; email?: string | undefined }>,
): Promise<void> {
  const { keyring, scope, tenancy } = context;
  const challenge = assertOpen(await lockChallenge(tx, scope, id));
  const { kuid } = challenge;
  const recipients =
    email === undefined ? await addressesOnFile({ db: tx, scope, tenancy }, kuid) : [email];
  const [first] = recipients;
  if (first === undefined) throw noAddress();
  if (
    email !== undefined &&
    (await isMailStopped(tx, tenancy, { kuid, addressHash: addressHash(keyring, email) }))
  )
    throw conflict("email: the reader of this address said that this is not their child.");
  for (const to of await takeRoom(tx, context, recipients))
    await mailTo(tx, context, challenge, to);
  await touchChallenge(tx, challenge, context.now);
  await changeChallenge(tx, challenge, { mailedTo: first });
}

async function mailTo(
  tx: Db,
  context: Context,
  { challengeId, kuid, locale }: Challenge,
  to: string,
): Promise<void> {
  const linkId = await makeMailedLink(tx, context, { challengeId, purpose: "request", to });
  const template = "consent-request";
  await queueGuardianMail(tx, context, kuid, { to, template, challengeId, linkId, locale });
}

/**
 * Mails a challenge once more to the address of a link that has expired. Anyone who holds the link may ask for it, so it
 * counts as any other mail. Returns undefined, or the instant (milliseconds) to wait for where the address may get no more mail.
 */
export async function mailChallengeAgain(
  tx: Db,
  context: Context,
  challenge: Challenge,
  { address }: Pick<MailedLink, "address">,
): Promise<number | undefined> {
  const waitUntil = await takeMailRoom(tx, context, address);
  if (waitUntil !== undefined) return waitUntil;
  await mailTo(tx, context, challenge, address);
  await touchChallenge(tx, challenge, context.now);
  return undefined;
}

/** Those of the recipients who may get mail now. */
async function takeRoom(
  tx: Db,
  context: Context,
  recipients: readonly string[],
): Promise<readonly string[]> {
  const free: string[] = [];
  const waits: number[] = [];
  for (const to of recipients) {
    const until = await takeMailRoom(tx, context, to);
    if (until === undefined) free.push(to);
    else waits.push(until);
  }
  if (free.length === 0)
    throw rateLimited(
      "Too much mail was sent to this guardian. Wait as long as Retry-After says.",
      Math.ceil((Math.min(...waits) - context.now) / 1000),
    );
  return free;
}
