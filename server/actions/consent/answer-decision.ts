// What happens to a decision that does not count yet: it is corrected, refused, or dropped when its time is over.
import type { Context } from "../../context.js";
import type { Challenge, FailureReason } from "../../domain/challenge/challenge.js";
import { SECOND_CONFIRMATION_LIFE_MS, type Awaiting } from "../../domain/guardian/assurance.js";
import type { Db } from "../../store/engine/db.js";
import type { MailedLink } from "../../store/guardians/table.js";
import {
  deletePendingDecision,
  findPendingDecision,
  savePendingDecision,
} from "../../store/challenges/pending-decisions.js";
import type { PendingDecision } from "../../store/challenges/table.js";
import { unfinishedBeside, type BulkMember } from "../challenge/bulk.js";
import { changeAwaiting } from "../challenge/change-status.js";
import { makeMailedLink } from "../guardian/mailed-link.js";
import { queueGuardianMail } from "../mail/queue-mail.js";
import { refuseConsent } from "./refuse-consent.js";
import { readChoices } from "./read-choices.js";
import {
  submitConsents,
  type GivenConsent,
  type Submission,
  type WaitingDecision,
} from "./submit-consent.js";

/** Returns the decisions on these challenges that one address made and that wait for the same step. */
export async function decisionsThatWait(
  tx: Db,
  members: readonly BulkMember[],
  { awaiting, address }: Readonly<{ awaiting: Awaiting | null; address: string }>,
): Promise<readonly WaitingDecision[]> {
  const waiting: WaitingDecision[] = [];
  for (const member of members) {
    if (member.challenge.awaiting !== awaiting) continue;
    const decision = await findPendingDecision(tx, member.challenge);
    if (decision?.address === address) waiting.push({ ...member, decision });
  }
  return waiting;
}

/** Mails the request to confirm again. A corrected address ends the link of the earlier mail. */
export async function correctAddress(
  tx: Db,
  decisions: readonly WaitingDecision[],
  email: string,
): Promise<Submission> {
  const consents: GivenConsent[] = [];
  for (const { context, challenge, decision } of decisions) {
    const { enabled, allowances } = decision.choices;
    const choices = await readChoices(tx, context, challenge);
    consents.push({ context, choices, enabled, allowances });
  }
  const language = decisions[0]?.decision.choices.language;
  return submitConsents(tx, consents, { email, channel: "handed-link", language });
}

/** Fails the challenge, because a guardian on file refuses the person who decided. */
export const refuseGuardian = (
  tx: Db,
  context: Context,
  challenge: Challenge,
  link: Pick<MailedLink, "linkId" | "addressHash"> | undefined,
): Promise<void> =>
  refuseConsent(tx, context, challenge, {
    failureReason: "guardian-refused",
    by: "guardian-page",
    link,
  });

/**
 * Ends a decision whose time is over. If instead the second request to confirm it is due, mails that and returns the instant
 * (milliseconds) at which the decision's time is over. A decision that was not approved counts as refused, and one that was not
 * confirmed twice fails; any other leaves the challenge open.
 */
export async function expireDecision(
  tx: Db,
  context: Context,
  challenge: Challenge,
  decision: PendingDecision,
): Promise<number | undefined> {
  const failureReason = challenge.awaiting && FAILS_WITHOUT[challenge.awaiting];
  if (failureReason === "second-confirmation-missing" && !decision.progress.isAskedAgain)
    return askAgain(tx, context, challenge, decision);
  if (failureReason) await refuseConsent(tx, context, challenge, { failureReason, by: "expiry" });
  else {
    await deletePendingDecision(tx, { challengeId: challenge.challengeId });
    await changeAwaiting(tx, context, challenge, null);
  }
  return undefined;
}

/** The reason by which a challenge fails if it waits in vain. */
const FAILS_WITHOUT: Partial<Record<Awaiting, FailureReason>> = {
  "guardian-approval": "guardian-refused",
  "guardian-second-confirmation": "second-confirmation-missing",
};

/**
 * Mails the second request to confirm a decision and the decisions made together with it. Returns the deadline for the answer.
 */
async function askAgain(
  tx: Db,
  context: Context,
  challenge: Challenge,
  { address, choices }: PendingDecision,
): Promise<number> {
  const { challengeId, kuid, locale } = challenge;
  const members = [{ context, challenge }, ...(await unfinishedBeside(tx, context, challenge))];
  const waitsFor = { awaiting: "guardian-second-confirmation", address } as const;
  const expiresAt = context.now + SECOND_CONFIRMATION_LIFE_MS;
  for (const { decision } of await decisionsThatWait(tx, members, waitsFor))
    await savePendingDecision(tx, {
      ...decision,
      progress: { ...decision.progress, isAskedAgain: true },
      expiresAt,
    });
  const link = { challengeId, purpose: "second-confirmation", to: address } as const;
  await queueGuardianMail(tx, context, kuid, {
    to: address,
    template: "second-confirmation",
    challengeId,
    linkId: await makeMailedLink(tx, context, link),
    locale: choices.language ?? locale,
  });
  return expiresAt;
}
