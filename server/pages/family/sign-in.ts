import type { Request, Response } from "express";

import { beginBrowserSession } from "../../actions/guardian/browser-session.js";
import { noteLanguage } from "../../actions/guardian/language.js";
import { modesWithMail, requestSignIn } from "../../actions/guardian/request-sign-in.js";
import { signInHash } from "../../actions/guardian/sign-in-link.js";
import { audit } from "../../store/audit/audit.js";
import type { ServiceContext } from "../../context.js";
import { deviceOf } from "../../domain/guardian/device.js";
import { isAddress, tidyAddress } from "../../lib/email-address.js";
import { addressHash, isToken, lookupHash } from "../../domain/keyring.js";
import {
  endBrowserSession,
  endBrowserSessions,
  findSignInByLink,
  type SignIn,
} from "../../store/guardians/sign-ins.js";
import { pathTo } from "../shell/paths.js";
import { clientOf } from "../shell/client.js";
import { requestIdOf } from "../shell/request-id.js";
import { pathToDraft, readDraft } from "../shell/draft.js";
import { field } from "../shell/form.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { makeNonce, consumeNonce } from "../shell/nonce.js";
import { Refusal } from "../shell/refusal.js";
import type { Texts } from "../../presentation/texts/index.js";
import { familyCookie } from "./cookie.js";
import { enterPage, sentPage, signInPage } from "./sign-in-page.js";
import { ownPath, returnIn, withReturn } from "./return-to.js";
import { findFamily, forFamily, consumeFamilyNonce } from "./signed-in.js";
import type { PageHandler, PageRequest } from "../shell/page.js";
import { textsOf } from "../shell/language.js";

const REQUEST = "family sign-in";

const home = (services: ServiceContext) => pathTo(services, "/family");

/** The typed text, and the name of its error message. */
type Wrong = Readonly<{ typed: string; error?: keyof Texts["signIn"]["errors"] }>;

/** Shows the form that asks for an address. */
export async function sendSignInForm(
  services: ServiceContext,
  request: Request,
  response: Response,
): Promise<void> {
  const texts = textsOf(request);
  const { signIn: t } = texts;
  const { typed = field(request, "email"), error } = ((await readDraft(services, request)) ??
    {}) as Partial<Wrong>;
  sendPage(services, response, {
    texts,
    title: t.title,
    status: error === undefined ? 200 : 422,
    hasErrors: error !== undefined,
    body: signInPage(services, texts, {
      nonce: makeNonce(services, REQUEST, services.clock.now()),
      typed,
      error: error && t.errors[error],
      next: returnIn(request),
      notice: Object.entries(t.done).find(([name]) => name === request.query["done"])?.[1],
    }),
  });
}

/** Mails a link. The response is the same whether or not the address is known. */
export const askForLink: PageHandler = async (services, request, response) => {
  const { config, keyring, random, store } = services;
  const now = services.clock.now();
  const email = tidyAddress(field(request, "email"));
  const returnTo = returnIn(request);
  const error = email === "" ? "missing" : isAddress(email) ? undefined : "malformed";
  const result = await store.write(async (tx) => {
    const nonce = field(request, "nonce");
    if (!(await consumeNonce(tx, keyring, { nonce, subject: REQUEST, now }))) return "refused";
    if (error !== undefined || modesWithMail(services).length === 0) {
      const wrong: Wrong = { typed: email, ...(error && { error }) };
      return { path: await pathToDraft(tx, { random, now }, home(services), wrong) };
    }
    const client = clientOf(request, config);
    const locale = textsOf(request).language;
    const refused = await requestSignIn(
      tx,
      { ...services, now },
      { email, client, locale, returnTo },
    );
    await audit(tx, services, {
      actor: `client:${lookupHash(keyring, "client", client)}`,
      action: "sign-in-requested",
      target: `guardian:${addressHash(keyring, email)}`,
      outcome: refused ? "refused" : "success",
      requestId: requestIdOf(response),
    });
    return refused;
  });
  if (result === "refused") throw new Refusal("startAgain", { startAt: home(services) });
  if (result && "path" in result) return redirectTo(response, withReturn(result.path, returnTo));
  if (result) {
    const seconds = Math.ceil((result.waitUntil - now) / 1000);
    throw new Refusal("tooManySignIns", {
      startAt: home(services),
      headers: { "Retry-After": String(seconds) },
    });
  }
  redirectTo(response, withReturn(pathTo(services, "/family/sent"), returnTo));
};

export const showSent: PageHandler = (services, request, response) => {
  const texts = textsOf(request);
  sendPage(services, response, {
    texts,
    title: texts.signIn.sent,
    body: sentPage(services, texts, withReturn(home(services), returnIn(request))),
  });
};

/** Returns the sign-in of the link in the path; undefined where it is unknown, used or expired. */
async function findLink(
  services: ServiceContext,
  request: PageRequest<"token">,
): Promise<SignIn | undefined> {
  const { token } = request.params;
  const found = isToken(token)
    ? await findSignInByLink(services.store, { linkHash: signInHash(services.keyring, token) })
    : undefined;
  return found && found.expiresAt > services.clock.now() ? found : undefined;
}

/** Leads a signed-in guardian on; others can request another link. */
async function leadOn(
  services: ServiceContext,
  request: Request,
  response: Response,
): Promise<void> {
  if (await findFamily(services, request, response)) return redirectTo(response, home(services));
  throw new Refusal("endedSignIn", { startAt: home(services) });
}

const subjectOf = ({ signInId }: SignIn) => `${REQUEST} ${signInId}`;

export const showLink: PageHandler<"token"> = async (services, request, response) => {
  const found = await findLink(services, request);
  if (!found) return leadOn(services, request, response);
  const texts = textsOf(request);
  const before = (await findFamily(services, request, response))?.browserSession;
  const isOwn = before?.addressHash === found.addressHash && before.mode === found.mode;
  const words = isOwn ? texts.confirmation : texts.signIn;
  sendPage(services, response, {
    texts,
    title: words.enter,
    isTestMode: found.mode === "test",
    body: enterPage(texts, words, {
      action: pathTo(services, request.path),
      nonce: makeNonce(services, subjectOf(found), services.clock.now()),
      isRemembered: isOwn && before.rememberedUntil !== null,
      wantsRemembering: wantsRemembering(request),
    }),
  });
};

const wantsRemembering = (request: Request): boolean => field(request, "remember") === "yes";

/**
 * Signs in, and leads to the page that the link was requested for. Ends the previous session of this browser, which may belong
 * to another person.
 */
export const useLink: PageHandler<"token"> = async (services, request, response) => {
  const { keyring, store } = services;
  const signIn = await findLink(services, request);
  if (!signIn) return leadOn(services, request, response);
  const now = services.clock.now();
  const result = await store.write(async (tx) => {
    const nonce = field(request, "nonce");
    if (!(await consumeNonce(tx, keyring, { nonce, subject: subjectOf(signIn), now })))
      return "refused";
    const begun = await beginBrowserSession(
      tx,
      { ...services, now },
      {
        signIn,
        before: familyCookie.read(request, services),
        wantsRemembering: wantsRemembering(request),
        device: deviceOf(request.get("User-Agent") ?? ""),
      },
    );
    await noteLanguage(tx, signIn, textsOf(request).language);
    await audit(tx, services, {
      actor: `guardian:${signIn.addressHash}`,
      action: "signed-in",
      outcome: begun ? "success" : "refused",
      requestId: requestIdOf(response),
    });
    return begun;
  });
  if (result === "refused")
    throw new Refusal("startAgain", { startAt: pathTo(services, request.path) });
  if (!result) return leadOn(services, request, response);
  response.append("Set-Cookie", familyCookie.put(services, result.token, result.lifeMs));
  redirectTo(response, pathTo(services, ownPath(signIn.returnTo) ?? "/family"));
};

/** Signs out this browser, or all browsers of this address in this mode. */
export const signOut: PageHandler = forFamily(async (family, request, response) => {
  const { services } = family;
  const { browserSession } = family;
  await services.store.write(async (tx) => {
    await consumeFamilyNonce(tx, family, request, "sign-out", "/family");
    if (field(request, "where") === "everywhere") await endBrowserSessions(tx, browserSession);
    else await endBrowserSession(tx, { tokenHash: browserSession.tokenHash });
    await audit(tx, services, {
      actor: `guardian:${browserSession.addressHash}`,
      action: "signed-out",
      requestId: requestIdOf(response),
    });
  });
  response.append("Set-Cookie", familyCookie.clear(services));
  redirectTo(response, `${home(services)}?done=signed-out`);
});
