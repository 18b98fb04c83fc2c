// What becomes of a decision that does not count yet: confirmed, approved, refused, or dropped when its time is over.
import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import type { Db } from "../../store/engine/db.js";
import type { MailedLink } from "../../store/guardians/table.js";
import { deletePendingDecision } from "../../store/challenges/pending-decisions.js";
import type { PendingDecision } from "../../store/challenges/table.js";
import { changeAwaiting } from "../challenge/change-status.js";
import { refuseConsent } from "./refuse-consent.js";
import { readChoices } from "./read-choices.js";
import {
  advanceDecision,
  submitConsent,
  type Following,
  type Submission,
} from "./submit-consent.js";

/** Asks for the confirmation once more, at the same or a corrected address; a corrected one ends the earlier mail's link. */
export const correctAddress = async (
  tx: Db,
  context: Context,
  challenge: Challenge,
  { choices }: PendingDecision,
  email: string,
  { isFollowing = false }: Following = {},
): Promise<Submission> =>
  submitConsent(tx, context, await readChoices(tx, context, challenge), {
    email,
    enabled: choices.enabled,
    allowances: choices.allowances,
    channel: "handed-link",
    language: choices.language,
    isFollowing,
  });

/** The reader of the mail confirms what was decided in their name. */
export const confirmDecision = (
  tx: Db,
  context: Context,
  challenge: Challenge,
  decision: PendingDecision,
  following: Following = {},
): Promise<Submission> =>
  advanceDecision(tx, context, challenge, decision, { isConfirmed: true, ...following });

/** The person who decided has passed a verification. */
export const verifyDecision = (
  tx: Db,
  context: Context,
  challenge: Challenge,
  decision: PendingDecision,
  following: Following = {},
): Promise<Submission> =>
  advanceDecision(tx, context, challenge, decision, { isVerified: true, ...following });

/** A guardian on file lets the person who decided become one as well. */
export const approveDecision = (
  tx: Db,
  context: Context,
  challenge: Challenge,
  decision: PendingDecision,
  following: Following = {},
): Promise<Submission> =>
  advanceDecision(tx, context, challenge, decision, { isApproved: true, ...following });

/** A guardian on file refuses the person who decided: the challenge fails. */
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

/** The time of a decision is over. One that was not approved counts as refused; any other leaves the challenge open. */
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
