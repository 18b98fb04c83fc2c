// The page of an expired mailed link has a button that mails another one to the same address.
import { mailChallengeAgain } from "../../actions/challenge/mail-challenge.js";
import { lockChallengeAndSession } from "../../actions/challenge/lock-challenge.js";
import { isUnfinished } from "../../domain/challenge/challenge.js";
import { maskAddress } from "../../domain/guardian/email.js";
import { html } from "../../presentation/html.js";
import { field } from "../shell/form.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { consumeNonce } from "../shell/nonce.js";
import type { PageHandler } from "../shell/page.js";
import {
  canBeMailedAgain,
  lookUpVisit,
  pageOf,
  pathOf,
  refusedVisit,
  sendAgainPath,
  sendAgainSubject,
} from "./visit.js";

/** Mails the new link. Where nothing may be sent any more, the page of the link says why. */
export const sendAgain: PageHandler<"token"> = async (services, request, response) => {
  const visit = await lookUpVisit(services, request);
  const { context, challenge, mailed } = visit;
  const startAt = pathOf(visit);
  const waitUntil = await context.db.write(async (tx) => {
    const nonce = field(request, "nonce");
    const subject = sendAgainSubject(mailed);
    if (!(await consumeNonce(tx, context.keyring, { nonce, subject, now: context.now })))
      throw refusedVisit(visit, "startAgain", { startAt });
    const { challenge: current } = await lockChallengeAndSession(
      tx,
      context.scope,
      challenge.challengeId,
    );
    return isUnfinished(current) && canBeMailedAgain(visit)
      ? mailChallengeAgain(tx, context, current, visit.mailed)
      : undefined;
  });
  if (!canBeMailedAgain(visit)) return redirectTo(response, startAt);
  if (waitUntil !== undefined)
    throw refusedVisit(visit, "tooManyMails", {
      startAt,
      headers: { "Retry-After": String(Math.ceil((waitUntil - context.now) / 1000)) },
    });
  redirectTo(response, sendAgainPath(visit));
};

/** Says where the new link was sent. */
export const showSentAgain: PageHandler<"token"> = async (services, request, response) => {
  const visit = await lookUpVisit(services, request);
  const { texts, mailed } = visit;
  const { sendAgain: t } = texts;
  if (!mailed || !canBeMailedAgain(visit)) return redirectTo(response, pathOf(visit));
  sendPage(services, response, {
    ...pageOf(visit),
    title: t.sent,
    body: html`<h1>${t.sent}</h1>
      <p class="lead">${t.sentText(maskAddress(mailed.address))}</p>
      <p>${t.sentNothing}</p>`,
  });
};
