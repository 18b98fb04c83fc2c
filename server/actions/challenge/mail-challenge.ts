import type { Context } from "../../context.js";
import { assertOpen, isAboutAge, type Challenge } from "../../domain/challenge/challenge.js";
import { noAddress } from "../../domain/guardian/email.js";
import { tidyAddress } from "../../lib/email-address.js";
import { settleFoldedAddress } from "../guardian/settle-address.js";
import { conflict, invalidInput, rateLimited } from "../../lib/errors.js";
import { spendMailBudget } from "../mail/mail-budget.js";
import { queueGuardianMail } from "../mail/queue-mail.js";
import { changeChallenge, touchChallenge } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { listGuardiansOfSession } from "../../store/guardians/queries.js";
import { isMailStopped } from "../../store/mail/queries.js";
import { noteNoticesMailed } from "../../store/notices/queries.js";
import type { MailedLink } from "../../store/guardians/table.js";
import { addressesOnFile } from "../guardian/guardians-on-file.js";
import { makeMailedLink } from "../guardian/mailed-link.js";
import { lockChallengeAndSession } from "./lock-challenge.js";

/**
 * Mails a challenge to `email`, or to every guardian on file who is responsible for this product, else for the player. Throws
 * INVALID_EMAIL if there is neither, CONFLICT if the reader of `email` said that the player is not their child, INVALID_INPUT if
 * the challenge is decided, NOT_FOUND if there is no challenge, RATE_LIMITED if no recipient may get more mail for now.
 */
export async function mailChallenge(
  tx: Db,
  context: Context,
  { challengeId: id, email: given }: Readonly<{ challengeId: string; email?: string | undefined }>,
): Promise<void> {
  const { scope, tenancy } = context;
  const email = given === undefined ? undefined : tidyAddress(given);
  const challenge = assertOpen((await lockChallengeAndSession(tx, scope, id)).challenge);
  if (isAboutAge(challenge))
    throw invalidInput("challengeId: this challenge is for the player, not for a guardian.");
  const { kuid } = challenge;
  const recipients =
    email === undefined ? await addressesOnFile({ db: tx, scope, tenancy }, kuid) : [email];
  if (recipients.length === 0) throw noAddress();
  if (
    email !== undefined &&
    (await isMailStopped(tx, tenancy, {
      kuid,
      foldedHash: await settleFoldedAddress(tx, context, email),
    }))
  )
    throw conflict("email: the person at this address said that this is not their child.");
  await mailRequest(tx, context, challenge, recipients);
}

/** Mails a request to guardians. Throws RATE_LIMITED if none of them may get more mail for now. */
async function mailRequest(
  tx: Db,
  context: Context,
  challenge: Challenge,
  recipients: readonly string[],
): Promise<void> {
  const { free, waitUntil } = await spendBudgets(tx, context, recipients);
  if (free.length === 0)
    throw rateLimited(
      "Too much mail was sent to this guardian. Wait as long as Retry-After says.",
      Math.ceil((waitUntil - context.now) / 1000),
    );
  await queueRequest(tx, context, challenge, free);
}

async function queueRequest(
  tx: Db,
  context: Context,
  challenge: Challenge,
  recipients: readonly string[],
): Promise<void> {
  for (const to of recipients)
    await queueLink(tx, context, challenge, { to, template: "consent-request" });
  await touchChallenge(tx, challenge, context.now);
  await changeChallenge(tx, challenge, {
    mailedTo: recipients[0] ?? null,
    mailedAt: context.now,
  });
}

const addressesOf = async (tx: Db, sessionId: string): Promise<readonly string[]> =>
  (await listGuardiansOfSession(tx, { sessionId })).map(({ address }) => address);

/**
 * Mails a request about documents to the guardians of its session, if there are any. Throws RATE_LIMITED where none of them may
 * get more mail for now.
 */
export async function mailOwnGuardians(
  tx: Db,
  context: Context,
  challenge: Challenge,
  sessionId: string,
): Promise<void> {
  const recipients = await addressesOf(tx, sessionId);
  if (recipients.length > 0) await mailRequest(tx, context, challenge, recipients);
}

/** Mails the guardians of a session who may get mail now. Returns the number of mails. */
export async function mailThoseWhoMay(
  tx: Db,
  context: Context,
  challenge: Challenge,
  sessionId: string,
): Promise<number> {
  if (!context.maySendMail(context.mode)) return 0;
  const { free } = await spendBudgets(tx, context, await addressesOf(tx, sessionId));
  if (free.length > 0) await queueRequest(tx, context, challenge, free);
  return free.length;
}

/** Reminds the product's guardians who may get mail now of a deadline. */
export async function mailReminder(tx: Db, context: Context, challenge: Challenge): Promise<void> {
  if (challenge.sessionId === null || isAboutAge(challenge)) return;
  if (!context.maySendMail(context.mode)) return;
  for (const to of await addressesOf(tx, challenge.sessionId))
    if ((await spendMailBudget(tx, context, to)) === undefined)
      await queueLink(tx, context, challenge, { to, template: "deadline-reminder" });
}

async function queueLink(
  tx: Db,
  context: Context,
  { challengeId, kuid, locale, sessionId, materialChange }: Challenge,
  { to, template }: Readonly<{ to: string; template: "consent-request" | "deadline-reminder" }>,
): Promise<void> {
  const linkId = await makeMailedLink(tx, context, { challengeId, purpose: "request", to });
  await queueGuardianMail(tx, context, kuid, { to, template, challengeId, linkId, locale });
  if (sessionId === null || !materialChange) return;
  const { presentedDocuments: documentIds } = materialChange;
  await noteNoticesMailed(tx, { sessionId, documentIds, mailedAt: context.now });
}

/**
 * Mails a challenge once more to the address of a link that has expired. Anyone who holds the link may ask for it, so it counts
 * as any other mail. Returns undefined, or the instant (milliseconds) to wait for where the address may get no more mail.
 */
export async function mailChallengeAgain(
  tx: Db,
  context: Context,
  challenge: Challenge,
  { address }: Pick<MailedLink, "address">,
): Promise<number | undefined> {
  const waitUntil = await spendMailBudget(tx, context, address);
  if (waitUntil !== undefined) return waitUntil;
  await queueLink(tx, context, challenge, { to: address, template: "consent-request" });
  await touchChallenge(tx, challenge, context.now);
  return undefined;
}

/**
 * Counts a mail to each recipient who may get one now. Returns these recipients, and the first instant (milliseconds) at which
 * another recipient may get one.
 */
async function spendBudgets(
  tx: Db,
  context: Context,
  recipients: readonly string[],
): Promise<Readonly<{ free: readonly string[]; waitUntil: number }>> {
  const free: string[] = [];
  const waits: number[] = [];
  for (const to of recipients) {
    const until = await spendMailBudget(tx, context, to);
    if (until === undefined) free.push(to);
    else waits.push(until);
  }
  return { free, waitUntil: Math.min(...waits) };
}
