import type { Request, Response } from "express";

import {
  isFresh,
  resumeBrowserSession,
  type FoundBrowser,
} from "../../actions/guardian/browser-session.js";
import { noteLanguage } from "../../actions/guardian/language.js";
import type { ServiceContext } from "../../context.js";
import type { Db } from "../../store/engine/db.js";
import { findGuardianByAddress } from "../../store/guardians/queries.js";
import type { BrowserSession } from "../../store/guardians/sign-ins.js";
import { pathTo } from "../shell/paths.js";
import { field } from "../shell/form.js";
import { redirectTo } from "../shell/layout.js";
import { makeNonce, consumeNonce } from "../shell/nonce.js";
import type { PageHandler, PageRequest } from "../shell/page.js";
import { Refusal } from "../shell/refusal.js";
import type { Texts } from "../../presentation/texts/index.js";
import { familyCookie } from "./cookie.js";
import { keepRequest } from "./kept-form.js";
import { withReturn } from "./return-to.js";
import { chosenLanguage, textsOf } from "../shell/language.js";

/** A signed-in guardian, for one request. */
export interface FamilyVisit {
  services: ServiceContext;
  browserSession: BrowserSession;
  texts: Texts;
  /** One instant for the whole request, in milliseconds. */
  now: number;
}

/** Returns the browser session of the cookie, ended or not, and its visit while it has not ended. */
async function findBrowser(
  services: ServiceContext,
  request: Request,
  response: Response,
): Promise<{ found: FoundBrowser | undefined; family: FamilyVisit | undefined }> {
  const now = services.clock.now();
  const token = familyCookie.read(request, services);
  const found = token ? await resumeBrowserSession(services, token, now) : undefined;
  if (!found?.isSignedIn) return { found, family: undefined };
  const { browserSession, rotated } = found;
  if (rotated)
    response.append("Set-Cookie", familyCookie.put(services, rotated.token, rotated.lifeMs));
  const texts = textsOf(request);
  if (request.method === "POST" || chosenLanguage(request) !== undefined)
    await noteLanguage(services.store, browserSession, texts.language);
  return { found, family: { services, browserSession, now, texts } };
}

/** Returns the visit of the cookie's browser session, unless that has ended. */
export const findFamily = async (
  services: ServiceContext,
  request: Request,
  response: Response,
): Promise<FamilyVisit | undefined> => (await findBrowser(services, request, response)).family;

type FamilyHandler<Parameter extends string> = (
  family: FamilyVisit,
  request: PageRequest<Parameter>,
  response: Response,
) => Promise<void>;

/**
 * Makes a page for signed-in guardians. Others are led through the sign-in and back. A form that comes after the session has
 * ended changes nothing, and is shown filled in after the sign-in.
 */
export const forFamily =
  <Parameter extends string>(handle: FamilyHandler<Parameter>): PageHandler<Parameter> =>
  async (services, request, response) => {
    const { found, family } = await findBrowser(services, request, response);
    if (family) return handle(family, request, response);
    const isKept = request.method === "POST" && found !== undefined;
    const sender = { services, now: services.clock.now() };
    const next = isKept
      ? await keepRequest({ ...sender, ...found }, request, { isRejected: false })
      : request.path;
    const done = isKept ? "kept" : request.method === "POST" ? "ended" : undefined;
    redirectTo(response, withReturn(pathTo(services, "/family"), next, done));
  };

/** Makes a page for a step that needs a recently mailed link. Without one it leads to where a link can be requested. */
export const forFreshFamily = <Parameter extends string>(
  handle: FamilyHandler<Parameter>,
): PageHandler<Parameter> =>
  forFamily(async (family, request, response) => {
    if (isFresh(family.browserSession, family.now)) return handle(family, request, response);
    const next =
      request.method === "POST"
        ? await keepRequest(family, request, { isRejected: false })
        : request.path;
    redirectTo(response, withReturn(pathTo(family.services, "/family/confirm"), next));
  });

export const pageOf = ({ browserSession, texts }: FamilyVisit) => ({
  texts,
  isTestMode: browserSession.mode === "test",
});

/** Returns the address of the signed-in guardian; undefined once they have left. */
export async function ownAddress({
  services,
  browserSession: { mode, addressHash },
}: FamilyVisit): Promise<string | undefined> {
  return (await findGuardianByAddress(services.store, { mode, addressHash }))?.address;
}

const subjectOf = ({ browserSession }: FamilyVisit, what: string) =>
  `family ${browserSession.visitId} ${what}`;

/** Returns a nonce for one action, which works in this browser session only. */
export const familyNonce = (family: FamilyVisit, what: string): string =>
  makeNonce(family.services, subjectOf(family, what), family.now);

/**
 * Uses up the nonce of a form, in the transaction of what it allows. Refuses a wrong nonce, and leads to `startAt` (a path)
 * instead.
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
