// Whom a guardian decides for. The service knows no names: it tells children apart by age, place and player number.
import { contextFor, type Context } from "../../context.js";
import { viewSession, type SessionView } from "../../domain/session/session.js";
import { listCare, type Care } from "../../store/guardians.js";
import { findSession } from "../../store/sessions.js";
import { placeName } from "../consent/child.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import type { FamilySession } from "./signed-in.js";

/** A session in the guardian's care, as it stands. */
export interface InCare {
  care: Care;
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

/** A child with all sessions in this guardian's care. */
export interface ChildInCare extends Child {
  sessions: readonly InCare[];
}

/** "Child aged 8 …3F9A". */
export const childName = ({ title, mark }: Child): Html =>
  html`${title}${mark !== undefined && html` <span class="mark">…${mark}</span>`}`;

/** In one organisation a player is one child; across organisations the same child cannot be recognised. */
const keyOf = ({ organisation, kuid }: Care) => `${organisation} ${kuid}`;

/** The end of the player's number, long enough to be looked up in the game. */
const markOf = ({ kuid }: Pick<Care, "kuid">) => kuid.slice(-4).toUpperCase();

const contextOf = ({ services, visit, now }: FamilySession, { productId }: Care): Context => ({
  ...contextFor(services, productId, visit.mode),
  now,
});

async function readInCare(family: FamilySession, care: Care): Promise<InCare | undefined> {
  const context = contextOf(family, care);
  const session = await findSession(context.db, context.scope, care.sessionId);
  return session && { care, context, view: viewSession(session, context) };
}

/** Whom a session is about, in words. `isOnly`: the guardian has no other child. */
export function describe(
  { view, context }: Pick<InCare, "view" | "context">,
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

function groupByChild(all: readonly Care[]): readonly (readonly Care[])[] {
  const groups = new Map<string, Care[]>();
  for (const care of all) {
    const group = groups.get(keyOf(care));
    if (group) group.push(care);
    else groups.set(keyOf(care), [care]);
  }
  return [...groups.values()];
}

/** Keeps the page light for who cares for many. */
const CHILDREN_ON_PAGE = 8;

/** The children on a page (counted from 1), those first who have been in care the longest. */
export async function listChildren(
  family: FamilySession,
  page: number,
): Promise<{ children: readonly ChildInCare[]; pages: number }> {
  const { services, visit } = family;
  const groups = groupByChild(await listCare(services.store, visit.mode, visit.addressHash));
  const shown = groups.slice((page - 1) * CHILDREN_ON_PAGE, page * CHILDREN_ON_PAGE);
  const children: ChildInCare[] = [];
  for (const group of shown) {
    const sessions: InCare[] = [];
    for (const care of group) {
      const found = await readInCare(family, care);
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
export async function findInCare(
  family: FamilySession,
  sessionId: string,
): Promise<(InCare & { child: Child }) | undefined> {
  const { services, visit } = family;
  const all = await listCare(services.store, visit.mode, visit.addressHash);
  const care = all.find((one) => one.sessionId === sessionId);
  const found = care && (await readInCare(family, care));
  if (!found) return undefined;
  const isOnly = groupByChild(all).length === 1;
  return { ...found, child: describe(found, family.texts, { isOnly }) };
}
