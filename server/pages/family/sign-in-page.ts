import { modesWithMail } from "../../actions/guardian/request-sign-in.js";
import type { ServiceContext } from "../../context.js";
import { pathTo } from "../shell/paths.js";
import { textField } from "../shell/text-field.js";
import { html, type Html } from "../../presentation/html.js";
import { hasMailbox } from "../mailbox/routes.js";
import type { Texts } from "../../presentation/texts/index.js";
import { pageForm } from "../shell/language-menu.js";

interface Form {
  nonce: string;
  typed: string;
  error: string | undefined;
  /** The family page that the link leads to. */
  next: string | null;
  /** What has just happened, shown first. */
  notice: string | undefined;
}

/** Asks for an address, or says that no mail can be sent. */
export function signInPage(services: ServiceContext, texts: Texts, form: Form): Html {
  const { signIn: t } = texts;
  const { nonce, typed, error, next, notice } = form;
  const modes = modesWithMail(services);
  return html`${notice !== undefined && html`<p class="done" role="status">${notice}</p>`}
    <h1>${t.title}</h1>
    <p class="lead">${t.lead}</p>
    ${
      modes.length === 0
        ? html`<div class="notice"><p>${t.noMail}</p></div>`
        : html`<form
            ${pageForm}
            method="post"
            action="${pathTo(services, "/family")}"
            class="card"
            novalidate
          >
            <input type="hidden" name="nonce" value="${nonce}" />
            ${next !== null && html`<input type="hidden" name="next" value="${next}" />`}
            ${textField({
              id: "email",
              label: t.email,
              hint: t.emailHint,
              value: typed,
              error,
              attributes: html`type="email" autocomplete="email" inputmode="email"
              autocapitalize="none" maxlength="254"`,
            })}
            <button class="button">${t.submit}</button>
          </form>`
    }
    ${!modes.includes("live") && modes.length > 0 && html`<p class="hint">${t.testOnly} ${mailboxLink(services, texts)}</p>`}`;
}

const mailboxLink = (services: ServiceContext, { home }: Texts): Html | false =>
  hasMailbox(services) && html`<a href="${pathTo(services, "/mailbox")}">${home.mailbox}</a>`;

/** Shows the same for every address. `again` leads to where another link can be requested. */
export const sentPage = (services: ServiceContext, texts: Texts, again: string): Html => {
  const { signIn: t } = texts;
  return html`<h1>${t.sent}</h1>
    <p class="lead">${t.sentText}</p>
    <p>${t.sentNothing}</p>
    <p class="ways"><a href="${again}">${t.another}</a> ${mailboxLink(services, texts)}</p>`;
};

/** Opening the link doesn't sign in, because programs that scan mail open links too. */
export const enterPage = (
  { signIn: t }: Texts,
  words: Texts["signIn"] | Texts["confirmation"],
  {
    action,
    nonce,
    isRemembered,
    wantsRemembering,
  }: { action: string; nonce: string; isRemembered: boolean; wantsRemembering: boolean },
): Html =>
  html`<h1>${words.enter}</h1>
    <p class="lead">${words.enterText}</p>
    <form ${pageForm} method="post" action="${action}" class="card">
      <input type="hidden" name="nonce" value="${nonce}" />
      ${
        !isRemembered &&
        html`<div class="field">
          <label class="check"
            ><input
              type="checkbox"
              name="remember"
              value="yes"
              aria-describedby="remember-hint"
              ${wantsRemembering && html` checked`}
            /><span>${t.remember}</span></label
          >
          <p class="hint" id="remember-hint">${t.rememberHint}</p>
        </div>`
      }
      <button class="button">${words.enterButton}</button>
    </form>
    <p class="hint">${t.enterHint}</p>`;
