// What becomes of a decision that does not count yet: corrected, refused, or dropped when its time is over.
import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import type { Awaiting } from "../../domain/guardian/assurance.js";
import type { Db } from "../../store/engine/db.js";
import type { MailedLink } from "../../store/guardians/table.js";
import {
  deletePendingDecision,
  findPendingDecision,
} from "../../store/challenges/pending-decisions.js";
import type { BulkMember } from "../challenge/bulk.js";
import { changeAwaiting } from "../challenge/change-status.js";
import { refuseConsent } from "./refuse-consent.js";
import { readChoices } from "./read-choices.js";
import {
  submitConsents,
  type GivenConsent,
  type Submission,
  type WaitingDecision,
} from "./submit-consent.js";

/** Returns the decisions on these challenges that one address made and that wait for the same thing. */
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

/** Ends a decision whose time is over. One that was not approved counts as refused; any other leaves the challenge open. */
export async function expireDecision(
  tx: Db,
  context: Context,
  challenge: Challenge,
): Promise<void> {
  if (challenge.awaiting === "guardian-approval")
    return refuseConsent(tx, context, challenge, {
      failureReason: "guardian-refused",
      by: "expiry",
    });
  await deletePendingDecision(tx, { challengeId: challenge.challengeId });
  await changeAwaiting(tx, context, challenge, null);
}
