// Takes a visitor's decision about all challenges of a page.
import type { Request } from "express";

import { lockMembers, type BulkMember } from "../../actions/challenge/bulk.js";
import { disownPlayer, refuseConsent } from "../../actions/consent/refuse-consent.js";
import { mayStateBirthDate, stateBirthDate } from "../../actions/consent/state-birth-date.js";
import { submitConsents } from "../../actions/consent/submit-consent.js";
import { COLOURS, readNickname } from "../../domain/guardian/nickname.js";
import { readTypedDate, type TypedDate } from "../../domain/age/birth-date-input.js";
import type { Db } from "../../store/engine/db.js";
import { requireChallenge } from "../../store/challenges/queries.js";
import { saveNickname } from "../../store/players/queries.js";
import { field } from "../shell/form.js";
import { readTyped } from "./birth-date.js";
import { placesOf, readConsentForm } from "./consent-form.js";
import { comeBack } from "./draft.js";
import { beginProof } from "./proof.js";
import { readPendingAnswer, readStep, takePendingAnswer, type Step } from "./pending.js";
import { consumeStepNonce, shownAt } from "./step-nonce.js";
import {
  addressIn,
  allowancesIn,
  enabledBy,
  ERROR_OF,
  errorsOf,
  readSubmission,
  type ConsentSubmission,
  type FormError,
} from "./submission.js";
import {
  currentOf,
  donePath,
  membersOfPage,
  pathOf,
  unfinishedOf,
  type ConsentVisit,
} from "./visit.js";

/**
 * Takes an answer. Returns the path of the page that comes next; undefined for a form that was sent before, or whose question
 * has changed since. A form that is not taken changes nothing but its nonce, which is used up.
 */
export async function takeAnswer(
  tx: Db,
  visit: ConsentVisit,
  request: Request,
): Promise<string | undefined> {
  const members = await lockMembers(tx, await membersOfPage(tx, visit));
  const shown = await consumeStepNonce(tx, visit, field(request, "nonce"));
  if (shown === undefined) return undefined;
  const open = unfinishedOf(members);
  if (open.length === 0) return `${donePath(visit)}?closed=1`;
  const current = currentOf(visit, members);
  const step = await readStep(tx, current);
  return shown === shownAt(current, step)
    ? takeAtStep(tx, current, open, step, request)
    : undefined;
}

/** Takes an answer to the step that its form showed. `open` are the undecided challenges of the page. */
async function takeAtStep(
  tx: Db,
  visit: ConsentVisit,
  open: readonly BulkMember[],
  step: Step,
  request: Request,
): Promise<string> {
  const pending = readPendingAnswer(request);
  if (pending) {
    const taken = await takePendingAnswer(tx, visit, open, step, pending);
    return typeof taken === "string" ? taken : comeBack(tx, visit, taken);
  }
  const answer = readSubmission(request);
  if (step.name === "decide" && answer.places !== placesOf(open))
    return formAgain(tx, visit, answer, [{ text: "changed", at: "decide" }]);
  if (mayRefuse(visit, step) && (await refuseAll(tx, visit, open, answer))) return donePath(visit);
  if (step.name === "birth-date") return takeBirthDate(tx, visit, open, readTyped(request));
  return step.name === "decide" ? takeConsent(tx, visit, open, answer) : pathOf(visit);
}

/** A visitor who is asked to confirm may still refuse. While others are waited for, they can't decide. */
const mayRefuse = ({ mailed }: ConsentVisit, { name }: Step): boolean =>
  ["decide", "birth-date", "confirm", "confirm-again"].includes(name) ||
  (name === "second-confirmation-awaited" && mailed !== undefined);

const formAgain = (
  tx: Db,
  visit: ConsentVisit,
  answer: ConsentSubmission,
  errors: readonly FormError[],
) => comeBack(tx, visit, { step: "decide", answer, errors });

/** Returns whether the answer was a refusal. */
async function refuseAll(
  tx: Db,
  { mailed, texts: { language }, challenge: own }: ConsentVisit,
  open: readonly BulkMember[],
  { decision }: ConsentSubmission,
): Promise<boolean> {
  if (decision !== "decline" && decision !== "not-my-child") return false;
  const failureReason = decision === "decline" ? "denied-by-guardian" : "not-my-child";
  for (const { context, challenge } of open)
    // Disowning a player affects more than the challenge and is done once.
    if (decision === "not-my-child" && challenge.challengeId === own.challengeId)
      await disownPlayer(tx, context, challenge, mailed);
    else
      await refuseConsent(tx, context, challenge, {
        failureReason,
        by: "guardian-page",
        language,
        link: mailed,
      });
  return true;
}

/** Products for which the child is too young fail by the date of birth, and the others are decided next. */
async function takeBirthDate(
  tx: Db,
  visit: ConsentVisit,
  open: readonly BulkMember[],
  typed: TypedDate,
) {
  const { context, mailed: link } = visit;
  const dateOfBirth = readTypedDate(typed, context.now);
  const again = (needsMail: boolean) =>
    comeBack(tx, visit, { step: "birth-date", typed, needsMail });
  if (dateOfBirth === undefined) return again(false);
  const stated = { dateOfBirth, link };
  if (!open.every((each) => mayStateBirthDate(each.context, each.challenge, stated)))
    return again(true);
  let isOver = true;
  for (const each of open)
    if (!(await stateBirthDate(tx, each.context, each.challenge, stated))) isOver = false;
  return isOver ? donePath(visit) : pathOf(visit);
}

async function takeConsent(
  tx: Db,
  visit: ConsentVisit,
  open: readonly BulkMember[],
  answer: ConsentSubmission,
) {
  const { mailed, texts } = visit;
  const form = await readConsentForm(tx, visit, open);
  const errors = errorsOf(answer, form);
  if (errors.length > 0) return formAgain(tx, visit, answer, errors);
  const consents = form.products.map((product) => ({
    context: product.context,
    choices: product,
    enabled: enabledBy(answer, form, product),
    allowances: allowancesIn(answer, product),
  }));
  const submission = await submitConsents(tx, consents, {
    email: addressIn(answer, form),
    channel: mailed ? "mailed-link" : "handed-link",
    language: texts.language,
  });
  if (submission.status === "refused")
    return formAgain(tx, visit, answer, [{ text: ERROR_OF[submission.reason], at: "email" }]);
  if (submission.status !== "passed") return pathOf(visit);
  const name = form.mayName ? readNickname(answer.nickname) : undefined;
  if (name !== undefined) {
    const { tenancy, now } = visit.context;
    const nickname = { name, colour: COLOURS[0], isInMails: true };
    const { kuid } = visit.challenge;
    await saveNickname(tx, { ...tenancy, kuid, nickname, changedAt: now });
  }
  if (!answer.showsNext) return donePath(visit);
  for (const { context, challenge: asked } of form.products) {
    const challenge = await requireChallenge(tx, context.scope, asked.challengeId);
    const path = await beginProof(tx, { ...visit, context, challenge });
    if (path !== undefined) return path;
  }
  return donePath(visit);
}
