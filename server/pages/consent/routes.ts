import type { Request, Response } from "express";

import { lockMembers, type BulkMember } from "../../actions/challenge/bulk.js";
import { openChallenge } from "../../actions/challenge/change-status.js";
import { tokenOf } from "../../actions/verification/links.js";
import type { ServiceContext } from "../../context.js";
import { isAboutAge, isInvite } from "../../domain/challenge/challenge.js";
import { html, type Html } from "../../presentation/html.js";
import { languageOf, textsIn } from "../../presentation/texts/index.js";
import { findVerificationOfChallenge } from "../../store/verifications/queries.js";
import { documentPage, findDocumentPart } from "../documents/document-page.js";
import { field } from "../shell/form.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { consentPath } from "../shell/paths.js";
import { verificationPath } from "../verification/visit.js";
import { sendBirthDate } from "./birth-date.js";
import { readConsentForm, type ConsentForm } from "./consent-form.js";
import { consentPage, titleOf, type FormState } from "./consent-page.js";
import { decidedByOther } from "./decided.js";
import { lateOffer } from "./decide-late.js";
import { findConsentDraft } from "./draft.js";
import { invitePage } from "./invite-page.js";
import { pendingPage, readStep, type PendingStep } from "./pending.js";
import { proofOffer } from "./proof.js";
import { readResult, resultPage } from "./result-page.js";
import type { PendingForm } from "./pending-pages.js";
import { makeStepNonce } from "./step-nonce.js";
import { readSubmission } from "./submission.js";
import { takeAnswer } from "./take-answer.js";
import { togetherPage, togetherResult } from "./together-page.js";
import {
  currentOf,
  findConsentVisit,
  linkOf,
  membersOfPage,
  noteReader,
  pageOf,
  pathOf,
  refusedVisit,
  stateMessages,
  unfinishedOf,
  type ConsentVisit,
} from "./visit.js";
import { isLook, type PageHandler, type PageRequest } from "../shell/page.js";

/** Shows the question, the state of the decision, or the result. Opening it first sets the challenges to IN_PROGRESS. */
export const showConsent: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findConsentVisit(services, request);
  if (isAboutAge(visit.challenge)) return redirectTo(response, await pathToAge(visit));
  const members = await membersOfPage(visit.context.db, visit);
  if (unfinishedOf(members).length === 0) return sendResult(services, response, visit, members);
  if (isLook(request)) await markOpened(visit, members);
  await sendStep(services, request, response, currentOf(visit, members), members);
};

/**
 * Returns the path to the page on which a player proves their age. A guardian's mail never leads there, because the guardian
 * would prove their own.
 */
async function pathToAge(visit: ConsentVisit): Promise<string> {
  const { context, challenge, mailed } = visit;
  if (mailed) throw refusedVisit(visit, "nothingToApprove");
  const verification = await findVerificationOfChallenge(context.db, {
    challengeId: challenge.challengeId,
  });
  if (!verification) throw refusedVisit(visit, "unknownLink");
  return verificationPath(context, tokenOf(context.keyring, verification));
}

/** Sends the page for an unfinished challenge, as this visitor may see it. */
async function sendStep(
  services: ServiceContext,
  request: PageRequest<"token">,
  response: Response,
  visit: ConsentVisit,
  members: readonly BulkMember[],
): Promise<void> {
  const { db } = visit.context;
  const step = await readStep(db, visit);
  if (step.name === "birth-date") {
    const draft = await findConsentDraft(services, request, visit, step.name);
    return sendBirthDate(services, response, visit, draft);
  }
  if (step.name !== "decide") {
    const draft = await findConsentDraft(services, request, visit, step.name);
    return sendPending(services, response, visit, step, draft);
  }
  const form = await readConsentForm(db, visit, unfinishedOf(members));
  const draft = await findConsentDraft(services, request, visit, step.name);
  const { answer, errors } = draft ?? { answer: answerIn(request, form), errors: [] };
  const state = { answer, errors, nonce: makeStepNonce(visit, step) };
  sendPage(services, response, {
    ...pageOf(visit),
    messages: messagesOf(members),
    status: state.errors.length > 0 ? 422 : 200,
    hasErrors: state.errors.length > 0,
    ...(await formPage(visit, members, form, state)),
  });
}

async function formPage(
  visit: ConsentVisit,
  members: readonly BulkMember[],
  form: ConsentForm,
  state: FormState,
): Promise<{ title: string; body: Html }> {
  const { guardians, together } = visit.texts;
  const { name } = visit.context.product;
  const [product] = form.products;
  if (form.isTogether || !product)
    return {
      title: together.title(form.products.length),
      body: await togetherPage(visit, members, form, state),
    };
  const question = { ...form, ...product };
  return isInvite(product.challenge)
    ? { title: guardians.requested.title(name), body: invitePage(visit, question, state) }
    : { title: titleOf(visit), body: consentPage(visit, question, state) };
}

/** Returns what was typed in another language, or else the form's first values. */
const answerIn = (request: Request, form: ConsentForm): FormState["answer"] =>
  request.body === undefined ? firstAnswer(form) : readSubmission(request);

/** Chooses nothing for the guardian. What a guardian allowed before stays on. */
const firstAnswer = ({ products }: ConsentForm): FormState["answer"] => ({
  address: "",
  email: "",
  attestsAdulthood: false,
  nickname: "",
  switchedOn: products
    .flatMap(({ switches }) => switches)
    .filter(({ isOn, isRequested }) => isOn && !isRequested)
    .map(({ name }) => name),
  choices: {},
  allowances: {},
});

async function markOpened(visit: ConsentVisit, members: readonly BulkMember[]): Promise<void> {
  if (members.every(({ challenge }) => challenge.status !== "PENDING")) return;
  await visit.context.db.write(async (tx) => {
    for (const { context, challenge } of await lockMembers(tx, await membersOfPage(tx, visit)))
      await openChallenge(tx, context, challenge);
  });
}

/** Returns the visit in the language of the form, whatever another window has chosen since. */
const asShown = (visit: ConsentVisit, request: Request): ConsentVisit => {
  const language = languageOf(field(request, "shown"));
  return language === undefined ? visit : { ...visit, texts: textsIn(language) };
};

/** Takes what a visitor posts, and leads to the page that comes next. */
export const decide: PageHandler<"token"> = async (services, request, response) => {
  const visit = asShown(await findConsentVisit(services, request), request);
  if (isAboutAge(visit.challenge)) return redirectTo(response, await pathToAge(visit));
  const next = await visit.context.db.write(async (tx) => {
    const path = await takeAnswer(tx, visit, request);
    await noteReader(tx, visit, field(request, "email"));
    return path;
  });
  if (next === undefined) throw refusedVisit(visit, "startAgain", { startAt: pathOf(visit) });
  redirectTo(response, next);
};

/** Shows the result, or asks again what is undecided. */
export const showResult: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findConsentVisit(services, request);
  if (isAboutAge(visit.challenge)) return redirectTo(response, await pathToAge(visit));
  const isLate = request.query["closed"] !== undefined;
  const members = await membersOfPage(visit.context.db, visit);
  if (unfinishedOf(members).length > 0) return redirectTo(response, pathOf(visit));
  await sendResult(services, response, visit, members, isLate);
};

export const showDocument: PageHandler<"token" | "id"> = async (services, request, response) => {
  const visit = await findConsentVisit(services, request);
  const { texts, context, challenge } = visit;
  const found = findDocumentPart(challenge.documents, request, texts);
  const path = pathOf(visit);
  sendPage(services, response, {
    ...pageOf(visit),
    title: found.title,
    body: documentPage(found, {
      product: context.product.name,
      path: `${path}/documents/${found.document.id}`,
      back: { path, text: texts.document.back },
      hint: texts.document.closeHint,
      texts,
    }),
  });
};

function sendPending(
  services: ServiceContext,
  response: Response,
  visit: ConsentVisit,
  step: PendingStep,
  { error, isOfResend }: Pick<PendingForm, "error" | "isOfResend"> = {},
): void {
  const nonce = makeStepNonce(visit, step);
  const { title, body } = pendingPage(visit, step, { ...step, nonce, error, isOfResend });
  sendPage(services, response, {
    ...pageOf(visit),
    messages: stateMessages(visit.challenge),
    status: error === undefined ? 200 : 422,
    hasErrors: error !== undefined,
    title,
    body,
  });
}

/** Leads from the page of one product back to all that were asked together. */
const wayToAll = (services: ServiceContext, { token, texts }: ConsentVisit): Html | false =>
  linkOf(token) !== token &&
  html`<p><a href="${consentPath(services, linkOf(token))}">${texts.together.all}</a></p>`;

const messagesOf = (members: readonly BulkMember[]) =>
  members.flatMap(({ challenge }) => stateMessages(challenge));

/** `isLate` means that the form came after the decision. */
async function sendResult(
  services: ServiceContext,
  response: Response,
  visit: ConsentVisit,
  members: readonly BulkMember[],
  isLate = false,
): Promise<void> {
  sendPage(services, response, {
    ...pageOf(visit),
    messages: messagesOf(members),
    status: isLate ? 409 : 200,
    ...(visit.isTogether
      ? await togetherResult(visit, members, isLate)
      : await singleResult(services, visit, isLate)),
  });
}

async function singleResult(services: ServiceContext, visit: ConsentVisit, isLate: boolean) {
  const result = await readResult(visit);
  const other = await decidedByOther(visit);
  const late = await lateOffer(visit);
  if (late) return late;
  return {
    title: (other ?? result).title,
    body: html`${resultPage(visit, result, { other, isLate, proof: await proofOffer(visit) })}
    ${wayToAll(services, visit)}`,
  };
}
