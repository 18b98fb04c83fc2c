import type { Request, Response } from "express";

import {
  MAX_BROWSER_SESSION_MS,
  BROWSER_SESSION_IDLE_MS,
  browserSessionHash,
} from "../../actions/guardian/browser-session.js";
import type { ServiceContext } from "../../context.js";
import type { Db } from "../../store/engine/db.js";
import {
  findBrowserSession,
  touchBrowserSession,
  type BrowserSession,
} from "../../store/family.js";
import { pathTo } from "../shell/paths.js";
import { field } from "../shell/form.js";
import { redirectTo } from "../shell/layout.js";
import { makeNonce, consumeNonce } from "../shell/nonce.js";
import type { PageHandler, PageRequest } from "../shell/page.js";
import { Refusal } from "../shell/refusal.js";
import { textsFor, type Texts } from "../../presentation/texts/index.js";
import { noCookie, tokenIn } from "./cookie.js";

/** How often the last use of a browser session is written. */
const NOTED_MS = 60_000;

/** A guardian who is signed in, for one request. */
export interface FamilyVisit {
  services: ServiceContext;
  browserSession: BrowserSession;
  texts: Texts;
  /** One instant for the whole request, in milliseconds. */
  now: number;
}

/** The visit of the browser session that the cookie names, unless that has ended. */
export async function findFamily(
  services: ServiceContext,
  request: Request,
): Promise<FamilyVisit | undefined> {
  const { keyring, store } = services;
  const now = services.clock.now();
  const token = tokenIn(request, services);
  const browserSession = token
    ? await findBrowserSession(store, browserSessionHash(keyring, token))
    : undefined;
  if (
    !browserSession ||
    browserSession.lastSeenAt + BROWSER_SESSION_IDLE_MS <= now ||
    browserSession.beganAt + MAX_BROWSER_SESSION_MS <= now
  )
    return undefined;
  if (browserSession.lastSeenAt + NOTED_MS <= now)
    await store.write((tx) => touchBrowserSession(tx, browserSession.tokenHash, now));
  return { services, browserSession, now, texts: textsFor(null, request.get("Accept-Language")) };
}

/** A page for guardians who are signed in. Others are led to where they sign in; what they post does nothing. */
export const forFamily =
  <Parameter extends string>(
    handle: (
      family: FamilyVisit,
      request: PageRequest<Parameter>,
      response: Response,
    ) => Promise<void>,
  ): PageHandler<Parameter> =>
  async (services, request, response) => {
    const family = await findFamily(services, request);
    if (family) return handle(family, request, response);
    const startAt = pathTo(services, "/family");
    if (request.method === "POST")
      throw new Refusal("signedOut", { startAt, headers: { "Set-Cookie": noCookie(services) } });
    redirectTo(response, startAt);
  };

/** What all pages of a visit have in common. */
export const pageOf = ({ browserSession, texts }: FamilyVisit) => ({
  texts,
  isTestMode: browserSession.mode === "test",
});

const subjectOf = ({ browserSession }: FamilyVisit, what: string) =>
  `family ${browserSession.tokenHash} ${what}`;

/** A nonce for one action in this browser session: in another one it does nothing. */
export const familyNonce = (family: FamilyVisit, what: string): string =>
  makeNonce(family.services, subjectOf(family, what), family.now);

/**
 * Uses up the nonce of a form, in the transaction of what it allows. Refuses where it is none, and leads to `startAt`
 * (a path) instead.
 */
export async function consumeFamilyNonce(
  tx: Db,
  family: FamilyVisit,
  request: Request,
  what: string,
  startAt: string,
): Promise<void> {
  const { services, now } = family;
  const nonce = field(request, "nonce");
  if (!(await consumeNonce(tx, services.keyring, { nonce, subject: subjectOf(family, what), now })))
    throw new Refusal("startAgain", { startAt: pathTo(services, startAt) });
}
