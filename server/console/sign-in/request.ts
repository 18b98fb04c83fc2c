import type { Request } from "express";

import { modeOfOperatorMail } from "../../actions/operator/link.js";
import { requestOperatorSignIn } from "../../actions/operator/request-sign-in.js";
import { isMailboxOpen } from "../../config.js";
import { addressHash, lookupHash } from "../../domain/keyring.js";
import { isAddress, tidyAddress } from "../../lib/email-address.js";
import { clientOf } from "../../pages/shell/client.js";
import { field } from "../../pages/shell/form.js";
import { redirectTo } from "../../pages/shell/layout.js";
import { consumeNonce, makeNonce } from "../../pages/shell/nonce.js";
import type { PageHandler } from "../../pages/shell/page.js";
import { pathTo } from "../../pages/shell/paths.js";
import { Refusal } from "../../pages/shell/refusal.js";
import { requestIdOf } from "../../pages/shell/request-id.js";
import { html } from "../../presentation/html.js";
import { audit } from "../../store/audit/audit.js";
import { sendPlainPage } from "../shell/layout.js";
import { consolePath, findSignedIn } from "../shell/visit.js";
import { providerButton } from "./identity-provider.js";
import { nextIn } from "./next.js";

const SUBJECT = "console sign-in";

const ERRORS = {
  missing: "Enter your email address.",
  malformed: "Enter an email address, such as kim@studio.example.",
};

const errorIn = ({ query }: Pick<Request, "query">): string | undefined =>
  Object.entries(ERRORS).find(([name]) => name === query["error"])?.[1];

/** Asks for an address. What is wrong with one is named in the address of the page, and never the address itself. */
export const showSignIn: PageHandler = async (services, request, response) => {
  const next = nextIn(request);
  if (await findSignedIn(services, request))
    return redirectTo(response, pathTo(services, next ?? "/console"));
  const error = errorIn(request);
  const canMail = modeOfOperatorMail(services) !== undefined;
  sendPlainPage(services, response, {
    title: "Sign in",
    status: error === undefined ? 200 : 422,
    body: html`${request.query["done"] === "signed-out" && html`<p class="done" role="status">You are signed out.</p>`}
      <h1>Sign in</h1>
      ${providerButton(services, next)}
      ${
        canMail
          ? html`<p class="lead">We send a link to the address that you were invited under.</p>
              <form
                method="post"
                action="${consolePath(services, "/-/sign-in")}"
                class="card"
                novalidate
              >
                <input
                  type="hidden"
                  name="nonce"
                  value="${makeNonce(services, SUBJECT, services.clock.now())}"
                />
                ${next !== null && html`<input type="hidden" name="next" value="${next}" />`}
                <div class="field${error !== undefined && " has-error"}">
                  <label for="email">Email address</label>
                  ${error !== undefined && html`<p class="error" id="email-error" role="alert">${error}</p>`}
                  <input
                    id="email"
                    name="email"
                    type="email"
                    autocomplete="email"
                    maxlength="254"
                    required
                    ${error !== undefined && html` aria-invalid="true" aria-describedby="email-error" autofocus`}
                  />
                </div>
                <button class="button">Send a link</button>
              </form>`
          : html`<div class="notice">
              <p>
                This service cannot send email, because <code>SMTP_URL</code> is not set. A person
                at its machine can print a link: <code>kinward operator invite</code>.
              </p>
            </div>`
      }`,
  });
};

/** Mails a link. The response is the same whether or not the address is an operator's. */
export const askForLink: PageHandler = async (services, request, response) => {
  const { config, keyring, store } = services;
  const now = services.clock.now();
  const email = tidyAddress(field(request, "email"));
  const next = nextIn(request);
  const query = next === null ? "" : `&next=${encodeURIComponent(next)}`;
  const startAt = consolePath(services, "/-/sign-in");
  const error = email === "" ? "missing" : isAddress(email) ? undefined : "malformed";
  const result = await store.write(async (tx) => {
    const nonce = field(request, "nonce");
    if (!(await consumeNonce(tx, keyring, { nonce, subject: SUBJECT, now }))) return "stale";
    if (error !== undefined || modeOfOperatorMail(services) === undefined) return undefined;
    const client = clientOf(request, config);
    const refused = await requestOperatorSignIn(
      tx,
      { ...services, now },
      { email, client, returnTo: next },
    );
    await audit(tx, services, {
      actor: `client:${lookupHash(keyring, "client", client)}`,
      action: "operator-sign-in-requested",
      target: `address:${addressHash(keyring, email)}`,
      outcome: refused ? "refused" : "success",
      requestId: requestIdOf(response),
    });
    return refused;
  });
  if (result === "stale") throw new Refusal("startAgain", { startAt });
  if (result)
    throw new Refusal("tooManySignIns", {
      startAt,
      headers: { "Retry-After": String(Math.ceil((result.waitUntil - now) / 1000)) },
    });
  if (error !== undefined) return redirectTo(response, `${startAt}?error=${error}${query}`);
  redirectTo(response, consolePath(services, "/-/sent"));
};

export const showSent: PageHandler = (services, _request, response) =>
  sendPlainPage(services, response, {
    title: "Look at your email",
    body: html`<h1>Look at your email</h1>
      <p class="lead">
        If the address is an operator’s, a link is on its way. It works once, for 15 minutes.
      </p>
      <p class="actions">
        <a href="${consolePath(services, "/-/sign-in")}">Ask for another link</a>
        ${isMailboxOpen(services.config) && html`<a href="${pathTo(services, "/mailbox")}">Mailbox</a>`}
      </p>`,
  });
