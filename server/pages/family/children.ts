// Whom a guardian decides for. The service knows no names: it tells children apart by age, place and player number.
import { contextFor, type Context } from "../../context.js";
import { viewSession, type SessionView } from "../../domain/session/session.js";
import { listGuardedSessions, type GuardedSession } from "../../store/guardians.js";
import { findSession } from "../../store/sessions.js";
import { placeName } from "../consent/child.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import type { FamilyVisit } from "./signed-in.js";

/** A session for which the guardian decides, as it is now. */
export interface GuardedSessionView {
  guarded: GuardedSession;
  context: Context;
  view: SessionView;
}

export interface Child {
  /** "Child aged 8". */
  title: string;
  /** Tells children of the same age apart; undefined where there is one child only. */
  mark: string | undefined;
  /** "California, United States, born in 2018". */
  about: string;
  isAdult: boolean;
}

/** A child with all sessions for which this guardian decides. */
export interface GuardedChild extends Child {
  sessions: readonly GuardedSessionView[];
}

/** "Child aged 8 …3F9A". */
export const childName = ({ title, mark }: Child): Html =>
  html`${title}${mark !== undefined && html` <span class="mark">…${mark}</span>`}`;

/** In one organisation a player is one child; across organisations the same child cannot be recognised. */
const keyOf = ({ organisation, kuid }: GuardedSession) => `${organisation} ${kuid}`;

/** The end of the player's number, long enough to be looked up in the game. */
const markOf = ({ kuid }: Pick<GuardedSession, "kuid">) => kuid.slice(-4).toUpperCase();

const contextOf = (
  { services, browserSession, now }: FamilyVisit,
  { productId }: GuardedSession,
): Context => ({
  ...contextFor(services, productId, browserSession.mode),
  now,
});

async function readGuardedSession(
  family: FamilyVisit,
  guarded: GuardedSession,
): Promise<GuardedSessionView | undefined> {
  const context = contextOf(family, guarded);
  const session = await findSession(context.db, context.scope, guarded.sessionId);
  return session && { guarded, context, view: viewSession(session, context) };
}

/** Whom a session is about, in words. `isOnly`: the guardian has no other child. */
export function describe(
  { view, context }: Pick<GuardedSessionView, "view" | "context">,
  texts: Texts,
  { isOnly }: { isOnly: boolean },
): Child {
  const { session, assessment } = view;
  const { family: t, language } = texts;
  const isAdult = assessment.ageStatus === "LEGAL_ADULT";
  const isKnown = Object.values(session.evidence).some((value) => value !== undefined);
  const title = !isKnown
    ? t.childOfUnknownAge
    : isAdult
      ? t.adult(assessment.age)
      : t.child(assessment.age);
  const place = placeName(context.policy, session.jurisdiction, language);
  const { dateOfBirth } = session.evidence;
  return {
    title,
    mark: isOnly ? undefined : markOf(session),
    about: dateOfBirth === undefined ? place : `${place}, ${t.bornIn(dateOfBirth.slice(0, 4))}`,
    isAdult,
  };
}

function groupByChild(all: readonly GuardedSession[]): readonly (readonly GuardedSession[])[] {
  const groups = new Map<string, GuardedSession[]>();
  for (const guarded of all) {
    const group = groups.get(keyOf(guarded));
    if (group) group.push(guarded);
    else groups.set(keyOf(guarded), [guarded]);
  }
  return [...groups.values()];
}

/** Keeps the page light for a guardian of many. */
const CHILDREN_ON_PAGE = 8;

/** The children on a page (counted from 1), those first who have been in care the longest. */
export async function listChildren(
  family: FamilyVisit,
  page: number,
): Promise<{ children: readonly GuardedChild[]; pages: number }> {
  const { services, browserSession } = family;
  const groups = groupByChild(
    await listGuardedSessions(services.store, browserSession.mode, browserSession.addressHash),
  );
  const shown = groups.slice((page - 1) * CHILDREN_ON_PAGE, page * CHILDREN_ON_PAGE);
  const children: GuardedChild[] = [];
  for (const group of shown) {
    const sessions: GuardedSessionView[] = [];
    for (const guarded of group) {
      const found = await readGuardedSession(family, guarded);
      if (found) sessions.push(found);
    }
    const newest = sessions.at(-1);
    if (!newest) continue;
    const child = describe(newest, family.texts, { isOnly: groups.length === 1 });
    children.push({ ...child, sessions });
  }
  return { children, pages: Math.max(1, Math.ceil(groups.length / CHILDREN_ON_PAGE)) };
}

/** One session and its child, if it is in this guardian's care. */
export async function findGuardedSession(
  family: FamilyVisit,
  sessionId: string,
): Promise<(GuardedSessionView & { child: Child }) | undefined> {
  const { services, browserSession } = family;
  const all = await listGuardedSessions(
    services.store,
    browserSession.mode,
    browserSession.addressHash,
  );
  const guarded = all.find((one) => one.sessionId === sessionId);
  const found = guarded && (await readGuardedSession(family, guarded));
  if (!found) return undefined;
  const isOnly = groupByChild(all).length === 1;
  return { ...found, child: describe(found, family.texts, { isOnly }) };
}
