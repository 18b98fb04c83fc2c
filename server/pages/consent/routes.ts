import type { Request, Response } from "express";

import { openChallenge } from "../../actions/challenge/open-challenge.js";
import { grantConsent } from "../../actions/consent/grant-consent.js";
import { refuseConsent } from "../../actions/consent/refuse-consent.js";
import { lastMailedTo } from "../../actions/guardian/guardian-address.js";
import { lockChallenge } from "../../actions/challenge/lock-challenge.js";
import type { Context, ServiceContext } from "../../context.js";
import { isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import type { Db } from "../../store/engine/db.js";
import { consentPath } from "../shell/paths.js";
import { html } from "../../presentation/html.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { makeNonce, consumeNonce } from "../shell/nonce.js";
import { Refusal } from "../shell/refusal.js";
import { errorsOf, readSubmission, type ConsentSubmission, type FormError } from "./submission.js";
import { consentPage, type FormState } from "./consent-page.js";
import { documentPage, partsOf } from "./document-page.js";
import { resultPage, readResult } from "./result-page.js";
import { readConsentForm, type ConsentForm } from "./consent-form.js";
import { findConsentVisit, pageOf, type ConsentVisit } from "./visit.js";
import type { PageHandler, PageRequest } from "../shell/page.js";

/** A nonce decides one challenge: should another take its place meanwhile, the guardian has to look at that one. */
const subjectOf = ({ challengeId }: Challenge) => `consent ${challengeId}`;

/** Shows what is asked, or how it was decided. The first look makes the challenge IN_PROGRESS. */
export const showConsent: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findConsentVisit(services, request);
  if (!isUnfinished(visit.challenge)) return sendResult(services, response, visit);
  if (isLook(request)) await touchBrowserSession(visit);
  const form = await readConsentForm(visit.context.db, visit.context, visit.challenge);
  const email = lastMailedTo(visit.context, visit.challenge) ?? "";
  const enabled = form.switches.filter(({ isOn }) => isOn).map(({ name }) => name);
  sendForm(services, response, visit, form, {
    answer: { email, enabled, attestsAdulthood: false },
    errors: [],
  });
};

/** Neither HEAD nor a browser that fetches ahead is a guardian who opened the page. */
const isLook = (request: Request): boolean =>
  request.method === "GET" &&
  !/prefetch|prerender/.test(request.get("Sec-Purpose") ?? request.get("Purpose") ?? "");

const touchBrowserSession = async ({ context, challenge }: ConsentVisit): Promise<void> => {
  if (challenge.status !== "PENDING") return;
  await context.db.write(async (tx) =>
    openChallenge(tx, context, await lockChallenge(tx, context.scope, challenge.challengeId)),
  );
};

/** Takes a guardian's decision. Whatever is wrong with it, nothing changes but that its nonce is used. */
export const decide: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findConsentVisit(services, request);
  const { context, token } = visit;
  const answer = readSubmission(request);
  const result = await context.db.write(async (tx) => takeDecision(tx, visit, answer));
  if (result === "done") return redirectTo(response, `${consentPath(services, token)}/done`);
  if (result === "refused") return sendAgain(services, request, response, 403);
  if (result === "decided") return sendAgain(services, request, response, 409);
  sendForm(services, response, visit, result.form, { answer, errors: result.errors });
};

async function takeDecision(tx: Db, visit: ConsentVisit, answer: ConsentSubmission) {
  const { context } = visit;
  const { nonce } = answer;
  const subject = subjectOf(visit.challenge);
  if (!(await consumeNonce(tx, context.keyring, { nonce, subject, now: context.now })))
    return "refused";
  const challenge = await lockChallenge(tx, context.scope, visit.challenge.challengeId);
  if (challenge.challengeId !== visit.challenge.challengeId) return "refused";
  if (!isUnfinished(challenge)) return "decided";
  const form = await readConsentForm(tx, context, challenge);
  const errors = errorsOf(answer, form);
  if (errors.length > 0) return { form, errors };
  await applyDecision(tx, context, form, answer);
  return "done";
}

async function applyDecision(
  tx: Db,
  context: Context,
  form: ConsentForm,
  answer: ConsentSubmission,
): Promise<void> {
  const by = "guardian-page";
  if (answer.decision === "consent") {
    const email = form.knownAddress ?? answer.email;
    await grantConsent(tx, context, form, {
      enabled: answer.enabled,
      email,
      attestsAdulthood: true,
      by,
    });
  } else {
    const failureReason = answer.decision === "decline" ? "denied-by-guardian" : "not-my-child";
    await refuseConsent(tx, context, form.challenge, { failureReason, by });
  }
}

/** The end of a visit. What is not decided yet is asked. */
export const showResult: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findConsentVisit(services, request);
  if (isUnfinished(visit.challenge))
    return redirectTo(response, consentPath(services, visit.token));
  await sendResult(services, response, visit);
};

export const showDocument: PageHandler<"token" | "id"> = async (services, request, response) => {
  const visit = await findConsentVisit(services, request);
  const document = visit.challenge.documents.find(({ id }) => id === request.params.id);
  const part = Number(request.query["part"] ?? 1);
  if (document?.text === undefined || !partsOf(document.text)[part - 1])
    throw new Refusal("unknownPage");
  sendPage(services, response, {
    ...pageOf(visit),
    title: document.name,
    body: documentPage(visit, document, part),
  });
};

function sendForm(
  services: ServiceContext,
  response: Response,
  visit: ConsentVisit,
  form: ConsentForm,
  { answer, errors }: Pick<FormState, "answer"> & { errors: readonly FormError[] },
): void {
  const nonce = makeNonce(services, subjectOf(form.challenge), visit.context.now);
  sendPage(services, response, {
    ...pageOf(visit),
    status: errors.length > 0 ? 422 : 200,
    hasErrors: errors.length > 0,
    title: visit.texts.consent.title(visit.context.product.name),
    body: consentPage(visit, form, { nonce, answer, errors }),
  });
}

async function sendResult(
  services: ServiceContext,
  response: Response,
  visit: ConsentVisit,
): Promise<void> {
  const result = await readResult(visit);
  sendPage(services, response, {
    ...pageOf(visit),
    title: result.title,
    body: resultPage(visit, result),
  });
}

/** A form that came twice or too late. Where the decision is made already, that is what its sender wants to know. */
async function sendAgain(
  services: ServiceContext,
  request: PageRequest<"token">,
  response: Response,
  status: 403 | 409,
): Promise<void> {
  const visit = await findConsentVisit(services, request);
  if (isUnfinished(visit.challenge)) {
    throw new Refusal("startAgain", {
      startAt: consentPath(services, visit.token),
      locale: visit.challenge.locale,
    });
  }
  const { repeated } = visit.texts;
  sendPage(services, response, {
    ...pageOf(visit),
    status,
    title: repeated.title,
    body: html`<div class="notice" role="alert">
        <h2>${repeated.title}</h2>
        <p>${repeated.text}</p>
      </div>
      ${resultPage(visit, await readResult(visit))}`,
  });
}
