import type { Request, Response } from "express";

import { lockMembers, membersOf, type BulkMember } from "../../actions/challenge/bulk.js";
import { openChallenge } from "../../actions/challenge/open-challenge.js";
import { disownPlayer } from "../../actions/consent/disown-player.js";
import { refuseConsent } from "../../actions/consent/refuse-consent.js";
import { submitConsent } from "../../actions/consent/submit-consent.js";
import { lockChallenge } from "../../actions/challenge/lock-challenge.js";
import type { ServiceContext } from "../../context.js";
import {
  isAboutAge,
  isInvite,
  isUnfinished,
  type Challenge,
} from "../../domain/challenge/challenge.js";
import { tokenOf } from "../../actions/verification/links.js";
import { findVerificationOfChallenge } from "../../store/verifications/queries.js";
import { verificationPath } from "../verification/visit.js";
import type { Db } from "../../store/engine/db.js";
import { html, type Html } from "../../presentation/html.js";
import { languageOf, textsIn } from "../../presentation/texts/index.js";
import { field } from "../shell/form.js";
import { consentPath } from "../shell/paths.js";
import { decidedByOther } from "./decided.js";
import { readTyped, sendBirthDate, takeBirthDate } from "./birth-date.js";
import { comeBack, findDraft } from "./draft.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { Refusal } from "../shell/refusal.js";
import {
  addressIn,
  allowancesIn,
  enabledBy,
  ERROR_OF,
  errorsOf,
  readSubmission,
  type FormError,
} from "./submission.js";
import { consentPage, type FormState } from "./consent-page.js";
import { documentPage, findDocumentPart } from "../documents/document-page.js";
import { invitePage } from "./invite-page.js";
import { resultPage, readResult } from "./result-page.js";
import { readConsentForm, type ConsentForm } from "./consent-form.js";
import {
  pendingPage,
  readPendingAnswer,
  readStep,
  takePendingAnswer,
  type PendingStep,
  type Step,
} from "./pending.js";
import { consumeStepNonce, makeStepNonce, shownAt } from "./step-nonce.js";
import {
  currentOf,
  openAll,
  readTogether,
  takeTogether,
  unfinishedOf,
  type Posted,
} from "./together.js";
import { togetherPage, togetherResult } from "./together-page.js";
import {
  findConsentVisit,
  linkOf,
  noteReader,
  pageOf,
  stateMessages,
  type ConsentVisit,
} from "./visit.js";
import type { PageHandler, PageRequest } from "../shell/page.js";

/** Shows what is asked, where a decision stands, or how it was decided. The first look makes the challenge IN_PROGRESS. */
export const showConsent: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findConsentVisit(services, request);
  if (isAboutAge(visit.challenge)) return redirectTo(response, await pathToAge(visit));
  if (visit.isTogether) return showTogether(services, request, response, visit);
  if (!isUnfinished(visit.challenge)) return sendResult(services, response, visit);
  if (isLook(request)) await markOpened(visit);
  await sendStep(services, request, response, visit);
};

/** A player proves their age on a page of its own. A guardian's mail never leads there: it would be their age. */
async function pathToAge({ context, challenge, mailed }: ConsentVisit): Promise<string> {
  const { locale } = challenge;
  if (mailed) throw new Refusal("nothingToApprove", { locale, framedBy: context.product.origins });
  const verification = await findVerificationOfChallenge(context.db, {
    challengeId: challenge.challengeId,
  });
  if (!verification) throw new Refusal("unknownLink", { locale });
  return verificationPath(context, tokenOf(context.keyring, verification));
}

/** Shows the page of all products that were asked for together. */
async function showTogether(
  services: ServiceContext,
  request: PageRequest<"token">,
  response: Response,
  visit: ConsentVisit,
): Promise<void> {
  const members = await membersOf(visit.context.db, visit.context, visit.challenge);
  if (unfinishedOf(members).length === 0)
    return sendTogetherResult(services, response, visit, members);
  if (isLook(request) && members.some(({ challenge }) => challenge.status === "PENDING"))
    await visit.context.db.write(async (tx) =>
      openAll(tx, await lockMembers(tx, visit.context, visit.challenge)),
    );
  const current = currentOf(visit, members);
  const step = await readStep(visit.context.db, current, current.challenge);
  if (step.name !== "decide") return sendStep(services, request, response, current);
  const draft = await findDraft(services, request, current, step);
  const form = await readTogether(visit.context.db, current, members);
  const { answer, errors } =
    draft && "answer" in draft ? draft : { answer: answerIn(request, form), errors: [] };
  const nonce = makeStepNonce(current, step);
  const state = { nonce, answer, errors };
  sendPage(services, response, {
    ...pageOf(visit),
    messages: members.flatMap(({ challenge }) => stateMessages(challenge)),
    status: errors.length > 0 ? 422 : 200,
    hasErrors: errors.length > 0,
    title: visit.texts.together.title(unfinishedOf(members).length),
    body: await togetherPage(current, members, { form, state }),
  });
}

async function sendTogetherResult(
  services: ServiceContext,
  response: Response,
  visit: ConsentVisit,
  members: readonly BulkMember[],
  isLate = false,
): Promise<void> {
  sendPage(services, response, {
    ...pageOf(visit),
    messages: members.flatMap(({ challenge }) => stateMessages(challenge)),
    status: isLate ? 409 : 200,
    title: visit.texts.together.doneTitle,
    body: await togetherResult(visit, members, isLate),
  });
}

/** The page for where an unfinished challenge stands, as this visitor may see it. */
async function sendStep(
  services: ServiceContext,
  request: PageRequest<"token">,
  response: Response,
  visit: ConsentVisit,
): Promise<void> {
  const step = await readStep(visit.context.db, visit, visit.challenge);
  const draft = await findDraft(services, request, visit, step);
  if (step.name === "birth-date")
    return sendBirthDate(services, response, visit, draft && "typed" in draft ? draft : undefined);
  if (step.name !== "decide") {
    const error = draft && "error" in draft ? draft.error : undefined;
    return sendPending(services, response, visit, step, error);
  }
  const form = await readConsentForm(visit.context.db, visit, visit.challenge);
  const shown =
    draft && "answer" in draft ? draft : { answer: answerIn(request, form), errors: [] };
  sendForm(services, response, visit, form, shown);
}

/** What was typed in another language, else what a form begins with. */
const answerIn = (request: Request, form: ConsentForm): FormState["answer"] =>
  request.body === undefined ? firstAnswer(form) : readSubmission(request);

/** Nothing is chosen for the guardian; what they or another guardian allowed before stays on. */
const firstAnswer = ({ switches }: ConsentForm): FormState["answer"] => ({
  address: "",
  email: "",
  attestsAdulthood: false,
  switchedOn: switches
    .filter(({ isOn, isRequested }) => isOn && !isRequested)
    .map(({ name }) => name),
  choices: {},
  allowances: {},
});

/** Neither HEAD nor a browser that fetches ahead is a guardian who opened the page. */
const isLook = (request: Request): boolean =>
  request.method === "GET" &&
  !/prefetch|prerender/.test(request.get("Sec-Purpose") ?? request.get("Purpose") ?? "");

const markOpened = async ({ context, challenge }: ConsentVisit): Promise<void> => {
  if (challenge.status !== "PENDING") return;
  await context.db.write(async (tx) =>
    openChallenge(tx, context, await lockChallenge(tx, context.scope, challenge.challengeId)),
  );
};

/** What was decided was read in the language of the form, whatever another window has chosen since. */
const asShown = (visit: ConsentVisit, request: Request): ConsentVisit => {
  const language = languageOf(field(request, "shown"));
  return language === undefined ? visit : { ...visit, texts: textsIn(language) };
};

/** Takes what a visitor decides. Whatever is wrong with it, nothing changes but that its nonce is used. */
export const decide: PageHandler<"token"> = async (services, request, response) => {
  const visit = asShown(await findConsentVisit(services, request), request);
  if (isAboutAge(visit.challenge)) return redirectTo(response, await pathToAge(visit));
  const answer = readSubmission(request);
  const pendingAnswer = readPendingAnswer(request);
  const posted = { answer, pendingAnswer, typed: readTyped(request) };
  const result = await visit.context.db.write(async (tx) => {
    const taken = await (visit.isTogether ? takeTogether : takeAnswer)(tx, visit, posted);
    await noteReader(tx, visit, answer.email);
    return taken;
  });
  const path = consentPath(services, visit.token);
  if (result === "refused")
    throw new Refusal("startAgain", {
      startAt: path,
      locale: visit.challenge.locale,
      framedBy: visit.context.product.origins,
    });
  if (result === "done") return redirectTo(response, `${path}/done`);
  if (result === "decided") return redirectTo(response, `${path}/done?closed=1`);
  redirectTo(response, result === "waiting" ? path : result.path);
};

async function takeAnswer(tx: Db, visit: ConsentVisit, { answer, pendingAnswer, typed }: Posted) {
  const { context } = visit;
  const challenge = await lockChallenge(tx, context.scope, visit.challenge.challengeId);
  const shown = await consumeStepNonce(tx, visit, answer.nonce);
  if (shown === undefined) return "refused";
  if (!isUnfinished(challenge)) return "decided";
  const step = await readStep(tx, visit, challenge);
  // What was shown has changed: the visitor has to look at what takes its place.
  if (shown !== shownAt(visit, step)) return "refused";
  if (pendingAnswer) {
    const taken = await takePendingAnswer(tx, visit, challenge, step, pendingAnswer);
    if (typeof taken === "string" || "path" in taken) return taken;
    return { path: await comeBack(tx, visit, challenge, taken.step, { error: taken.error }) };
  }
  return takeDecision(tx, visit, { challenge, step }, { answer, typed });
}

async function takeDecision(
  tx: Db,
  visit: ConsentVisit,
  { challenge, step }: Readonly<{ challenge: Challenge; step: Step }>,
  { answer, typed }: Omit<Posted, "pendingAnswer">,
) {
  const { context, mailed } = visit;
  if (step.name === "decide" && answer.place !== challenge.jurisdiction) {
    const errors = [{ text: "changed", at: "decide" }] as const;
    return { path: await comeBack(tx, visit, challenge, step, { answer, errors }) };
  }
  // Who is asked to confirm may still refuse; while others are waited for, there is nothing to decide here.
  const mayRefuse = ["decide", "birth-date", "confirm"].includes(step.name);
  if (answer.decision === "decline" && mayRefuse) {
    await refuseConsent(tx, context, challenge, {
      failureReason: "denied-by-guardian",
      by: "guardian-page",
      language: visit.texts.language,
      link: mailed,
    });
    return "done";
  }
  if (answer.decision === "not-my-child" && mayRefuse) {
    await disownPlayer(tx, context, challenge, mailed);
    return "done";
  }
  if (step.name === "birth-date") return takeBirthDate(tx, visit, challenge, typed);
  if (step.name !== "decide") return "waiting";
  const form = await readConsentForm(tx, visit, challenge);
  const errors = errorsOf(answer, form);
  if (errors.length > 0)
    return { path: await comeBack(tx, visit, challenge, step, { answer, errors }) };
  const submission = await submitConsent(tx, context, form, {
    email: addressIn(answer, form),
    enabled: enabledBy(answer, form),
    allowances: allowancesIn(answer, form),
    channel: mailed ? "mailed-link" : "handed-link",
    language: visit.texts.language,
  });
  if (submission.status === "refused") {
    const errors = [{ text: ERROR_OF[submission.reason], at: "email" }] as const;
    return { path: await comeBack(tx, visit, challenge, step, { answer, errors }) };
  }
  return submission.status === "passed" ? "done" : "waiting";
}

/** The end of a visit. What is not decided yet is asked. */
export const showResult: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findConsentVisit(services, request);
  if (isAboutAge(visit.challenge)) return redirectTo(response, await pathToAge(visit));
  const isLate = request.query["closed"] !== undefined;
  const members = visit.isTogether
    ? await membersOf(visit.context.db, visit.context, visit.challenge)
    : [visit];
  if (unfinishedOf(members).length > 0)
    return redirectTo(response, consentPath(services, visit.token));
  if (visit.isTogether) return sendTogetherResult(services, response, visit, members, isLate);
  await sendResult(services, response, visit, isLate);
};

export const showDocument: PageHandler<"token" | "id"> = async (services, request, response) => {
  const visit = await findConsentVisit(services, request);
  const { texts, context, challenge } = visit;
  const found = findDocumentPart(challenge.documents, request, texts);
  const path = consentPath(services, visit.token);
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
  error?: string,
): void {
  const nonce = makeStepNonce(visit, step);
  const { title, body } = pendingPage(visit, step, { ...step, nonce, error });
  sendPage(services, response, {
    ...pageOf(visit),
    messages: stateMessages(visit.challenge),
    status: error === undefined ? 200 : 422,
    hasErrors: error !== undefined,
    title,
    body,
  });
}

function sendForm(
  services: ServiceContext,
  response: Response,
  visit: ConsentVisit,
  form: ConsentForm,
  { answer, errors }: Pick<FormState, "answer"> & { errors: readonly FormError[] },
): void {
  const nonce = makeStepNonce(visit, { name: "decide" });
  sendPage(services, response, {
    ...pageOf(visit),
    messages: stateMessages(visit.challenge),
    status: errors.length > 0 ? 422 : 200,
    hasErrors: errors.length > 0,
    title: titleOf(visit),
    body: (isInvite(visit.challenge) ? invitePage : consentPage)(visit, form, {
      nonce,
      answer,
      errors,
    }),
  });
}

/** From the page of one product back to all that were asked for together. */
const wayToAll = (services: ServiceContext, { token, texts }: ConsentVisit): Html | false =>
  linkOf(token) !== token &&
  html`<p><a href="${consentPath(services, linkOf(token))}">${texts.together.all}</a></p>`;

const titleOf = ({ challenge, context, texts }: ConsentVisit): string =>
  (isInvite(challenge) ? texts.guardians.requested : texts.consent).title(context.product.name);

/** `isLate`: for a form that came after the decision. */
async function sendResult(
  services: ServiceContext,
  response: Response,
  visit: ConsentVisit,
  isLate = false,
): Promise<void> {
  const result = await readResult(visit);
  const other = await decidedByOther(visit);
  sendPage(services, response, {
    ...pageOf(visit),
    messages: stateMessages(visit.challenge),
    status: isLate ? 409 : 200,
    title: (other ?? result).title,
    body: html`${resultPage(visit, result, { other, isLate })} ${wayToAll(services, visit)}`,
  });
}
