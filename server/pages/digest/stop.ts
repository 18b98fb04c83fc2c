// The link in each weekly summary, which stops it without signing in, for people and for mail programs (RFC 8058).
import type { Response } from "express";

import { chooseDigest, findByLink, unsubscribePath } from "../../actions/digest/subscription.js";
import type { ServiceContext } from "../../context.js";
import { isToken } from "../../domain/keyring.js";
import { html } from "../../presentation/html.js";
import type { DigestSubscription } from "../../store/mail/table.js";
import { field } from "../shell/form.js";
import { textsOf } from "../shell/language.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { consumeNonce, makeNonce } from "../shell/nonce.js";
import type { PageHandler, PageRequest } from "../shell/page.js";
import { pathTo } from "../shell/paths.js";
import { Refusal } from "../shell/refusal.js";

const subjectOf = ({ subscriptionId }: DigestSubscription) => `digest ${subscriptionId}`;
const pathOf = (services: ServiceContext, subscription: DigestSubscription) =>
  pathTo(services, unsubscribePath(subscription));

async function findSubscription(
  services: ServiceContext,
  { params: { token } }: PageRequest<"token">,
): Promise<DigestSubscription> {
  const found = isToken(token) ? await findByLink(services.store, token) : undefined;
  if (!found) throw new Refusal("unknownLink");
  return found;
}

/** Asks before it stops anything, because programs that follow links must not stop it. */
export const showDigestStop: PageHandler<"token"> = async (services, request, response) =>
  sendStop(services, request, response, await findSubscription(services, request));

function sendStop(
  services: ServiceContext,
  request: PageRequest<"token">,
  response: Response,
  subscription: DigestSubscription,
): void {
  const texts = textsOf(request);
  const { page: t, mail } = texts.digest;
  const isStopped = subscription.unsubscribedAt !== null;
  const nonce = makeNonce(services, subjectOf(subscription), services.clock.now());
  sendPage(services, response, {
    texts,
    title: isStopped ? t.stopped : t.title,
    body: isStopped
      ? html`<h1>${t.stopped}</h1>
          <p>${t.stoppedText}</p>
          <p><a href="${pathTo(services, "/family")}">${mail.button}</a></p>`
      : html`<h1>${t.title}</h1>
          <p>${t.lead}</p>
          <form method="post" action="${pathOf(services, subscription)}">
            <input type="hidden" name="nonce" value="${nonce}" />
            <p class="actions"><button class="button">${t.button}</button></p>
          </form>`,
  });
}

/** Stops the summary by the page's button, or by the one click of a mail program, which has no nonce. */
export const stopDigest: PageHandler<"token"> = async (services, request, response) => {
  const subscription = await findSubscription(services, request);
  const now = services.clock.now();
  const isOneClick = field(request, "List-Unsubscribe") === "One-Click";
  const nonce = field(request, "nonce");
  const subject = subjectOf(subscription);
  const isAllowed = await services.store.write(async (tx) => {
    if (!isOneClick && !(await consumeNonce(tx, services.keyring, { nonce, subject, now })))
      return false;
    await chooseDigest(tx, { now }, subscription, false);
    return true;
  });
  const path = pathOf(services, subscription);
  if (!isAllowed) throw new Refusal("startAgain", { startAt: path });
  if (isOneClick) response.status(200).type("text/plain").send("OK");
  else redirectTo(response, path);
};
