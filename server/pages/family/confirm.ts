// Some steps need the guardian to open a link that was mailed in the last minutes.
import { isFresh } from "../../actions/guardian/browser-session.js";
import { requestSignIn } from "../../actions/guardian/request-sign-in.js";
import { maskAddress } from "../../domain/guardian/email.js";
import { html, type Html } from "../../presentation/html.js";
import { clientOf } from "../shell/client.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { pathTo } from "../shell/paths.js";
import { Refusal } from "../shell/refusal.js";
import { hasMailbox } from "../mailbox/routes.js";
import { returnIn, withReturn } from "./return-to.js";
import {
  consumeFamilyNonce,
  familyNonce,
  forFamily,
  ownAddress,
  pageOf,
  type FamilyVisit,
} from "./signed-in.js";
import type { PageHandler } from "../shell/page.js";

const SUBJECT = "confirm";

/** Offers to mail a link, or says that one was mailed. */
export const showConfirmation: PageHandler = forFamily(async (family, request, response) => {
  const { services, texts } = family;
  const { confirmation: t } = texts;
  const next = returnIn(request);
  if (isFresh(family.browserSession, family.now))
    return redirectTo(response, pathTo(services, next ?? "/family"));
  const isSent = request.query["done"] === "sent";
  const address = (await ownAddress(family)) ?? "";
  sendPage(services, response, {
    ...pageOf(family),
    title: isSent ? t.sent : t.title,
    body: html`<h1>${isSent ? t.sent : t.title}</h1>
      <p class="lead">${isSent ? t.sentText(maskAddress(address)) : t.lead}</p>
      ${services.maySendMail(family.browserSession.mode) ? mailForm(family, next, isSent) : html`<div class="notice"><p>${t.cannotMail}</p></div>`}
      <p class="ways">
        <a href="${pathTo(services, "/family")}">${t.back}</a>
        ${hasMailbox(services) && html`<a href="${pathTo(services, "/mailbox")}">${texts.home.mailbox}</a>`}
      </p>`,
  });
});

function mailForm(family: FamilyVisit, next: string | null, isSent: boolean): Html {
  const { confirmation: t } = family.texts;
  return html`<form
    method="post"
    action="${pathTo(family.services, "/family/confirm")}"
    class="actions"
  >
    <input type="hidden" name="nonce" value="${familyNonce(family, SUBJECT)}" />
    ${next !== null && html`<input type="hidden" name="next" value="${next}" />`}
    <button class="button${isSent && " second"}">${isSent ? t.again : t.submit}</button>
  </form>`;
}

/** Mails a link that leads back to the step. */
export const askToConfirm: PageHandler = forFamily(async (family, request, response) => {
  const { services, now, texts, browserSession } = family;
  const next = returnIn(request);
  const startAt = withReturn("/family/confirm", next);
  const email = await ownAddress(family);
  const { mode } = browserSession;
  const busy = await services.store.write(async (tx) => {
    await consumeFamilyNonce(tx, family, request, SUBJECT, startAt);
    if (email === undefined || !services.maySendMail(mode)) return undefined;
    const client = clientOf(request, services.config);
    return requestSignIn(
      tx,
      { ...services, now },
      {
        email,
        client,
        mode,
        locale: texts.language,
        returnTo: next,
        template: "confirm-identity",
      },
    );
  });
  if (busy)
    throw new Refusal("tooManySignIns", {
      startAt: pathTo(services, startAt),
      headers: { "Retry-After": String(Math.ceil((busy.waitUntil - now) / 1000)) },
    });
  redirectTo(response, withReturn(pathTo(services, "/family/confirm"), next, "sent"));
});
