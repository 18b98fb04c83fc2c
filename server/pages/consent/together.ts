// Takes what a visitor decides for several products at once.
import { createHash } from "node:crypto";

import { lockMembers, type BulkMember } from "../../actions/challenge/bulk.js";
import { openChallenge } from "../../actions/challenge/open-challenge.js";
import { disownPlayer } from "../../actions/consent/disown-player.js";
import { refuseConsent } from "../../actions/consent/refuse-consent.js";
import { mayStateBirthDate, stateBirthDate } from "../../actions/consent/state-birth-date.js";
import { submitConsent } from "../../actions/consent/submit-consent.js";
import { readTypedDate, type TypedDate } from "../../domain/age/birth-date-input.js";
import { isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import type { Db } from "../../store/engine/db.js";
import { readConsentForm, type ConsentForm } from "./consent-form.js";
import { comeBack } from "./draft.js";
import { consumeStepNonce, shownAt } from "./step-nonce.js";
import { readStep, takePendingAnswer, type PendingAnswer, type PendingStep } from "./pending.js";
import {
  addressIn,
  allowancesIn,
  ERROR_OF,
  errorsOf,
  type ConsentSubmission,
  type FormError,
} from "./submission.js";
import type { ConsentVisit } from "./visit.js";

/** What was posted, as each of the pages reads it. */
export type Posted = Readonly<{
  answer: ConsentSubmission;
  pendingAnswer: PendingAnswer | undefined;
  typed: TypedDate;
}>;

export const unfinishedOf = (members: readonly BulkMember[]): readonly BulkMember[] =>
  members.filter(({ challenge }) => isUnfinished(challenge));

/** The challenge that a page about several is at: the visitor's own while it is unfinished, else the first that is. */
export function currentOf(visit: ConsentVisit, members: readonly BulkMember[]): ConsentVisit {
  const open = unfinishedOf(members);
  const own = open.find(({ challenge }) => challenge.challengeId === visit.challenge.challengeId);
  const current = own ?? open[0];
  return current ? { ...visit, ...current } : visit;
}

/** What a permission of one product is called in the form for all of them. */
export const choiceOf = ({ productId }: Pick<Challenge, "productId">, permission: string): string =>
  `${productId}.${permission}`;

/**
 * The form for all that is undecided. It asks for what the products asked for by name; other permissions stay as they are
 * until they are chosen on the page of each product. Its digest covers all of theirs.
 */
export async function readTogether(
  db: Db,
  current: ConsentVisit,
  members: readonly BulkMember[],
): Promise<ConsentForm> {
  const forms = await readForms(db, current, unfinishedOf(members));
  const own = await readConsentForm(db, current, current.challenge);
  const shown = forms.map(({ digest, challenge }) => [
    challenge.challengeId,
    challenge.jurisdiction,
    digest,
  ]);
  return {
    ...own,
    switches: forms.flatMap(({ challenge, switches }) =>
      switches
        .filter(({ isRequested }) => isRequested)
        .map((offer) => ({ ...offer, name: choiceOf(challenge, offer.name) })),
    ),
    allowances: [],
    digest: createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 22),
  };
}

async function readForms(
  db: Db,
  visit: ConsentVisit,
  members: readonly BulkMember[],
): Promise<readonly ConsentForm[]> {
  const forms: ConsentForm[] = [];
  for (const { context, challenge } of members)
    forms.push(await readConsentForm(db, { ...visit, context }, challenge));
  return forms;
}

/** The first look at a page about several opens them all. */
export const openAll = (tx: Db, members: readonly BulkMember[]): Promise<void> =>
  forEach(members, async ({ context, challenge }) => {
    await openChallenge(tx, context, challenge);
  });

async function forEach(
  members: readonly BulkMember[],
  work: (member: BulkMember) => Promise<void>,
): Promise<void> {
  for (const member of members) await work(member);
}

/** Takes an answer about all of them; what is wrong with it changes nothing but that its nonce is used. */
export async function takeTogether(
  tx: Db,
  visit: ConsentVisit,
  { answer, pendingAnswer, typed }: Posted,
) {
  const members = await lockMembers(tx, visit.context, visit.challenge);
  const shown = await consumeStepNonce(tx, visit, answer.nonce);
  if (shown === undefined) return "refused";
  const open = unfinishedOf(members);
  if (open.length === 0) return "decided";
  const current = currentOf(visit, members);
  const step = await readStep(tx, current, current.challenge);
  if (shown !== shownAt(current, step)) return "refused";
  if (step.name === "decide") return decideAll(tx, current, members, answer);
  if (step.name === "birth-date") return stateBirthDateForAll(tx, current, open, { answer, typed });
  if (pendingAnswer) return answerAll(tx, current, open, step, pendingAnswer);
  const mayRefuse = step.name === "confirm";
  return mayRefuse && (await refuseAll(tx, current, open, answer)) ? "done" : "waiting";
}

/** One child, one date: products for which the child is too young fail, the others are decided next. */
async function stateBirthDateForAll(
  tx: Db,
  current: ConsentVisit,
  open: readonly BulkMember[],
  { answer, typed }: Omit<Posted, "pendingAnswer">,
) {
  if (await refuseAll(tx, current, open, answer)) return "done";
  const dateOfBirth = readTypedDate(typed, current.context.now);
  const { mailed: link, challenge: own } = current;
  const comeBackWith = async (needsMail: boolean) => ({
    path: await comeBack(tx, current, own, { name: "birth-date" }, { typed, needsMail }),
  });
  if (dateOfBirth === undefined) return comeBackWith(false);
  const mayState = ({ context, challenge }: BulkMember) =>
    mayStateBirthDate(context, challenge, { dateOfBirth, link });
  if (!open.every(mayState)) return comeBackWith(true);
  await forEach(open, async ({ context, challenge }) => {
    await stateBirthDate(tx, context, challenge, { dateOfBirth, link });
  });
  return "waiting";
}

/** Returns whether the answer was a refusal. */
async function refuseAll(
  tx: Db,
  { mailed, texts: { language }, challenge: own }: ConsentVisit,
  open: readonly BulkMember[],
  { decision }: ConsentSubmission,
): Promise<boolean> {
  if (decision !== "decline" && decision !== "not-my-child") return false;
  const failureReason = decision === "decline" ? "denied-by-guardian" : "not-my-child";
  await forEach(open, async ({ context, challenge }) => {
    // What else it does to disown a player is done once.
    if (decision === "not-my-child" && challenge.challengeId === own.challengeId)
      return disownPlayer(tx, context, challenge, mailed);
    await refuseConsent(tx, context, challenge, {
      failureReason,
      by: "guardian-page",
      language,
      link: mailed,
    });
  });
  return true;
}

/** What was asked for by name as it was answered, the rest as it was. */
const enabledTogether = (
  { choices }: ConsentSubmission,
  { challenge, switches }: ConsentForm,
): readonly string[] =>
  switches
    .filter(({ name, isOn, isRequested }) =>
      isRequested ? choices[choiceOf(challenge, name)] === "allow" : isOn,
    )
    .map(({ name }) => name);

async function decideAll(
  tx: Db,
  current: ConsentVisit,
  members: readonly BulkMember[],
  answer: ConsentSubmission,
) {
  const open = unfinishedOf(members);
  const form = await readTogether(tx, current, members);
  const again = async (errors: readonly FormError[]) => ({
    path: await comeBack(tx, current, current.challenge, { name: "decide" }, { answer, errors }),
  });
  if (answer.asked !== form.digest) return again([{ text: "changed", at: "decide" }]);
  if (await refuseAll(tx, current, open, answer)) return "done";
  const errors = errorsOf(answer, form);
  if (errors.length > 0) return again(errors);
  let isWaiting = false;
  for (const { context, challenge } of open) {
    const { mailed } = current;
    // Read here: what was decided before may have put this guardian on file.
    const own = await readConsentForm(tx, { ...current, context }, challenge);
    const submission = await submitConsent(tx, context, own, {
      email: addressIn(answer, form),
      enabled: enabledTogether(answer, own),
      allowances: allowancesIn({ ...answer, allowances: {} }, own),
      channel: mailed ? "mailed-link" : "handed-link",
      language: current.texts.language,
      isFollowing: isWaiting,
    });
    if (submission.status === "refused" && open[0]?.challenge === challenge)
      return again([{ text: ERROR_OF[submission.reason], at: "email" }]);
    isWaiting ||= submission.status === "awaiting";
  }
  return isWaiting ? "waiting" : "done";
}

/** An answer about a decision that waits counts for all that were made together with it. */
async function answerAll(
  tx: Db,
  current: ConsentVisit,
  open: readonly BulkMember[],
  step: PendingStep,
  pendingAnswer: PendingAnswer,
) {
  const own = current.challenge;
  const taken = await takePendingAnswer(tx, current, own, step, pendingAnswer);
  if (typeof taken !== "string")
    return "path" in taken
      ? taken
      : { path: await comeBack(tx, current, own, taken.step, { error: taken.error }) };
  for (const { context, challenge } of open) {
    if (challenge.challengeId === own.challengeId || challenge.awaiting !== own.awaiting) continue;
    const visit = { ...current, context, challenge };
    const beside = await readStep(tx, visit, challenge);
    if (!("decision" in beside) || beside.decision.address !== step.decision.address) continue;
    const following = { isFollowing: true };
    await takePendingAnswer(tx, visit, challenge, beside, pendingAnswer, following);
  }
  return taken;
}
