import type { Request, Response } from "express";

import { beginVisit, MAX_VISIT_MS, visitHash } from "../../actions/guardian/family-visit.js";
import { modesWithMail, requestSignIn } from "../../actions/guardian/request-sign-in.js";
import { signInHash } from "../../actions/guardian/sign-in-link.js";
import type { ServiceContext } from "../../context.js";
import { isAddress } from "../../domain/guardian/email.js";
import { endVisit, endVisits, findSignInByLink, type SignIn } from "../../store/family.js";
import { pathTo } from "../shell/paths.js";
import { clientAddress } from "../shell/client.js";
import { field } from "../shell/form.js";
import { leadTo, sendPage } from "../shell/layout.js";
import { makeNonce, spendNonce } from "../shell/nonce.js";
import { Refusal } from "../shell/refusal.js";
import { textsFor, type Texts } from "../../presentation/texts/index.js";
import { noCookie, tokenIn, visitCookie } from "./cookie.js";
import { enterPage, sentPage, signInPage } from "./sign-in-page.js";
import { forFamily, spendFamilyNonce } from "./signed-in.js";
import type { PageHandler, PageRequest } from "../shell/page.js";

const REQUEST = "family sign-in";

const textsOf = (request: Request) => textsFor(null, request.get("Accept-Language"));
const home = (services: ServiceContext) => pathTo(services, "/family");

/** The form that asks for an address. */
export function sendSignInForm(
  services: ServiceContext,
  request: Request,
  response: Response,
  { typed = "", fault }: { typed?: string; fault?: keyof Texts["signIn"]["faults"] } = {},
): void {
  const texts = textsOf(request);
  const { signIn: t } = texts;
  sendPage(services, response, {
    texts,
    title: t.title,
    status: fault === undefined ? 200 : 422,
    hasFaults: fault !== undefined,
    body: signInPage(services, texts, {
      nonce: makeNonce(services, REQUEST, services.clock.now()),
      typed,
      fault: fault && t.faults[fault],
      notice: request.query["done"] === "signed-out" ? t.signedOut : undefined,
    }),
  });
}

/** Mails a link. The response is the same whether or not the address is known. */
export const askForLink: PageHandler = async (services, request, response) => {
  const { config, keyring, store } = services;
  const now = services.clock.now();
  const email = field(request, "email");
  const fault = email === "" ? "missing" : isAddress(email) ? undefined : "malformed";
  const result = await store.write(async (tx) => {
    const nonce = field(request, "nonce");
    if (!(await spendNonce(tx, keyring, { nonce, subject: REQUEST, now }))) return "refused";
    if (fault !== undefined || modesWithMail(services).length === 0) return "not sent";
    const client = clientAddress(request, config);
    const locale = textsOf(request).language;
    return requestSignIn(tx, { ...services, now }, { email, client, locale });
  });
  if (result === "refused") throw new Refusal("startAgain", { startAt: home(services) });
  if (result === "not sent")
    return sendSignInForm(services, request, response, { typed: email, ...(fault && { fault }) });
  if (result) {
    const seconds = Math.ceil((result.waitUntil - now) / 1000);
    throw new Refusal("tooManySignIns", {
      startAt: home(services),
      headers: { "Retry-After": String(seconds) },
    });
  }
  leadTo(response, pathTo(services, "/family/sent"));
};

export const showSent: PageHandler = (services, request, response) => {
  const texts = textsOf(request);
  sendPage(services, response, {
    texts,
    title: texts.signIn.sent,
    body: sentPage(services, texts),
  });
};

const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** The sign-in that the link in the path stands for. Refuses one that is unknown, was used or has run out. */
async function findLink(services: ServiceContext, request: PageRequest<"token">): Promise<SignIn> {
  const { token } = request.params;
  const found = TOKEN.test(token)
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

/** Signs in. The visit that this browser was on before ends: it may have been another's. */
export const useLink: PageHandler<"token"> = async (services, request, response) => {
  const { keyring, store } = services;
  const found = await findLink(services, request);
  const now = services.clock.now();
  const before = tokenIn(request, services);
  const result = await store.write(async (tx) => {
    const nonce = field(request, "nonce");
    if (!(await spendNonce(tx, keyring, { nonce, subject: subjectOf(found), now })))
      return "refused";
    const token = await beginVisit(tx, { ...services, now }, found);
    if (token !== undefined && before) await endVisit(tx, visitHash(keyring, before));
    return { token };
  });
  if (result === "refused")
    throw new Refusal("startAgain", { startAt: pathTo(services, request.path) });
  if (result.token === undefined) throw new Refusal("endedSignIn", { startAt: home(services) });
  response.set("Set-Cookie", visitCookie(services, result.token, MAX_VISIT_MS));
  leadTo(response, home(services));
};

/** Ends this visit, or all of this address in this mode. */
export const signOut: PageHandler = forFamily(async (family, request, response) => {
  const { services } = family;
  const { visit } = family;
  await services.store.write(async (tx) => {
    await spendFamilyNonce(tx, family, request, "sign-out", "/family");
    if (field(request, "where") === "everywhere") await endVisits(tx, visit);
    else await endVisit(tx, visit.tokenHash);
  });
  response.set("Set-Cookie", noCookie(services));
  leadTo(response, `${home(services)}?done=signed-out`);
});
