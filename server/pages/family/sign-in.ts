import type { Request, Response } from "express";

import {
  beginBrowserSession,
  MAX_BROWSER_SESSION_MS,
  browserSessionHash,
} from "../../actions/guardian/browser-session.js";
import { modesWithMail, requestSignIn } from "../../actions/guardian/request-sign-in.js";
import { signInHash } from "../../actions/guardian/sign-in-link.js";
import type { ServiceContext } from "../../context.js";
import { isAddress } from "../../domain/guardian/email.js";
import { isToken } from "../../domain/keyring.js";
import {
  endBrowserSession,
  endBrowserSessions,
  findSignInByLink,
  type SignIn,
} from "../../store/family.js";
import { pathTo } from "../shell/paths.js";
import { clientOf } from "../shell/client.js";
import { field } from "../shell/form.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { makeNonce, consumeNonce } from "../shell/nonce.js";
import { Refusal } from "../shell/refusal.js";
import { textsFor, type Texts } from "../../presentation/texts/index.js";
import { noCookie, tokenIn, browserSessionCookie } from "./cookie.js";
import { enterPage, sentPage, signInPage } from "./sign-in-page.js";
import { forFamily, consumeFamilyNonce } from "./signed-in.js";
import type { PageHandler, PageRequest } from "../shell/page.js";

const REQUEST = "family sign-in";

const textsOf = (request: Request) => textsFor(null, request.get("Accept-Language"));
const home = (services: ServiceContext) => pathTo(services, "/family");

/** The form that asks for an address. */
export function sendSignInForm(
  services: ServiceContext,
  request: Request,
  response: Response,
  { typed = "", error }: { typed?: string; error?: keyof Texts["signIn"]["errors"] } = {},
): void {
  const texts = textsOf(request);
  const { signIn: t } = texts;
  sendPage(services, response, {
    texts,
    title: t.title,
    status: error === undefined ? 200 : 422,
    hasErrors: error !== undefined,
    body: signInPage(services, texts, {
      nonce: makeNonce(services, REQUEST, services.clock.now()),
      typed,
      error: error && t.errors[error],
      notice: request.query["done"] === "signed-out" ? t.signedOut : undefined,
    }),
  });
}

/** Mails a link. The response is the same whether or not the address is known. */
export const askForLink: PageHandler = async (services, request, response) => {
  const { config, keyring, store } = services;
  const now = services.clock.now();
  const email = field(request, "email");
  const error = email === "" ? "missing" : isAddress(email) ? undefined : "malformed";
  const result = await store.write(async (tx) => {
    const nonce = field(request, "nonce");
    if (!(await consumeNonce(tx, keyring, { nonce, subject: REQUEST, now }))) return "refused";
    if (error !== undefined || modesWithMail(services).length === 0) return "not sent";
    const client = clientOf(request, config);
    const locale = textsOf(request).language;
    return requestSignIn(tx, { ...services, now }, { email, client, locale });
  });
  if (result === "refused") throw new Refusal("startAgain", { startAt: home(services) });
  if (result === "not sent")
    return sendSignInForm(services, request, response, { typed: email, ...(error && { error }) });
  if (result) {
    const seconds = Math.ceil((result.waitUntil - now) / 1000);
    throw new Refusal("tooManySignIns", {
      startAt: home(services),
      headers: { "Retry-After": String(seconds) },
    });
  }
  redirectTo(response, pathTo(services, "/family/sent"));
};

export const showSent: PageHandler = (services, request, response) => {
  const texts = textsOf(request);
  sendPage(services, response, {
    texts,
    title: texts.signIn.sent,
    body: sentPage(services, texts),
  });
};

/** The sign-in that the link in the path stands for. Refuses one that is unknown, was used or has run out. */
async function findLink(services: ServiceContext, request: PageRequest<"token">): Promise<SignIn> {
  const { token } = request.params;
  const found = isToken(token)
    ? await findSignInByLink(services.store, signInHash(services.keyring, token))
    : undefined;
  if (!found || found.expiresAt <= services.clock.now())
    throw new Refusal("endedSignIn", { startAt: home(services) });
  return found;
}

const subjectOf = ({ signInId }: SignIn) => `${REQUEST} ${signInId}`;

export const showLink: PageHandler<"token"> = async (services, request, response) => {
  const found = await findLink(services, request);
  const texts = textsOf(request);
  sendPage(services, response, {
    texts,
    title: texts.signIn.enter,
    isTestMode: found.mode === "test",
    body: enterPage(texts, {
      action: pathTo(services, request.path),
      nonce: makeNonce(services, subjectOf(found), services.clock.now()),
    }),
  });
};

/** Signs in. The session that this browser had before ends: it may have been another's. */
export const useLink: PageHandler<"token"> = async (services, request, response) => {
  const { keyring, store } = services;
  const found = await findLink(services, request);
  const now = services.clock.now();
  const before = tokenIn(request, services);
  const result = await store.write(async (tx) => {
    const nonce = field(request, "nonce");
    if (!(await consumeNonce(tx, keyring, { nonce, subject: subjectOf(found), now })))
      return "refused";
    const token = await beginBrowserSession(tx, { ...services, now }, found);
    if (token !== undefined && before)
      await endBrowserSession(tx, browserSessionHash(keyring, before));
    return { token };
  });
  if (result === "refused")
    throw new Refusal("startAgain", { startAt: pathTo(services, request.path) });
  if (result.token === undefined) throw new Refusal("endedSignIn", { startAt: home(services) });
  response.set("Set-Cookie", browserSessionCookie(services, result.token, MAX_BROWSER_SESSION_MS));
  redirectTo(response, home(services));
};

/** Signs out this browser, or all of this address in this mode. */
export const signOut: PageHandler = forFamily(async (family, request, response) => {
  const { services } = family;
  const { browserSession } = family;
  await services.store.write(async (tx) => {
    await consumeFamilyNonce(tx, family, request, "sign-out", "/family");
    if (field(request, "where") === "everywhere") await endBrowserSessions(tx, browserSession);
    else await endBrowserSession(tx, browserSession.tokenHash);
  });
  response.set("Set-Cookie", noCookie(services));
  redirectTo(response, `${home(services)}?done=signed-out`);
});
