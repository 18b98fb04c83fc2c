import type { Request, Response } from "express";

import { MAX_VISIT_MS, VISIT_IDLE_MS, visitHash } from "../../actions/guardian/family-visit.js";
import type { ServiceContext } from "../../context.js";
import type { Db } from "../../store/engine/db.js";
import { findVisit, noteVisit, type FamilyVisit } from "../../store/family.js";
import { pathTo } from "../shell/paths.js";
import { field } from "../shell/form.js";
import { leadTo } from "../shell/layout.js";
import { makeNonce, spendNonce } from "../shell/nonce.js";
import type { PageHandler, PageRequest } from "../shell/page.js";
import { Refusal } from "../shell/refusal.js";
import { textsFor, type Texts } from "../../presentation/texts/index.js";
import { noCookie, tokenIn } from "./cookie.js";

/** How often a visit's last moment is written. */
const NOTED_MS = 60_000;

/** A guardian who is signed in, for one request. */
export interface FamilySession {
  services: ServiceContext;
  visit: FamilyVisit;
  texts: Texts;
  /** One instant for the whole request, in milliseconds. */
  now: number;
}

/** The visit that the cookie names, unless it is over. */
export async function findFamily(
  services: ServiceContext,
  request: Request,
): Promise<FamilySession | undefined> {
  const { keyring, store } = services;
  const now = services.clock.now();
  const token = tokenIn(request, services);
  const visit = token ? await findVisit(store, visitHash(keyring, token)) : undefined;
  if (!visit || visit.lastSeenAt + VISIT_IDLE_MS <= now || visit.beganAt + MAX_VISIT_MS <= now)
    return undefined;
  if (visit.lastSeenAt + NOTED_MS <= now)
    await store.write((tx) => noteVisit(tx, visit.tokenHash, now));
  return { services, visit, now, texts: textsFor(null, request.get("Accept-Language")) };
}

/** A page for guardians who are signed in. Others are led to where they sign in; what they post does nothing. */
export const forFamily =
  <Parameter extends string>(
    handle: (
      family: FamilySession,
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
    leadTo(response, startAt);
  };

/** What all pages of a visit have in common. */
export const pageOf = ({ visit, texts }: FamilySession) => ({
  texts,
  isTestMode: visit.mode === "test",
});

const subjectOf = ({ visit }: FamilySession, what: string) => `family ${visit.tokenHash} ${what}`;

/** A nonce for one thing to do in this visit: in another visit it does nothing. */
export const familyNonce = (family: FamilySession, what: string): string =>
  makeNonce(family.services, subjectOf(family, what), family.now);

/**
 * Uses up the nonce of a form, in the transaction of what it allows. Refuses where it is none, and leads to `startAt`
 * (a path) instead.
 */
export async function spendFamilyNonce(
  tx: Db,
  family: FamilySession,
  request: Request,
  what: string,
  startAt: string,
): Promise<void> {
  const { services, now } = family;
  const nonce = field(request, "nonce");
  if (!(await spendNonce(tx, services.keyring, { nonce, subject: subjectOf(family, what), now })))
    throw new Refusal("startAgain", { startAt: pathTo(services, startAt) });
}
