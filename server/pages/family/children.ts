// The children that a guardian decides for. The service knows only the names that guardians give, and otherwise tells children
// apart by age, place and player number.
import { findNickname } from "../../store/players/queries.js";
import { markOf } from "../../domain/guardian/which-child.js";
import type { Colour, Nickname } from "../../domain/guardian/nickname.js";
import { contextFor, type Context } from "../../context.js";
import { viewSession, type SessionView } from "../../domain/session/session.js";
import { listGuardedSessions, type GuardedSession } from "../../store/guardians/queries.js";
import { findSession } from "../../store/sessions/queries.js";
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
  /** The name that the guardians gave the child. */
  nickname?: Nickname | undefined;
  /** The nickname, or a text such as "Child aged 8". */
  title: string;
  /** Tells children of the same age apart; undefined where there is one child only. */
  mark: string | undefined;
  /** A text such as "California, United States, born in 2018". */
  about: string;
  isAdult: boolean;
}

/** A child with all sessions for which this guardian decides. */
export interface GuardedChild extends Child {
  sessions: readonly GuardedSessionView[];
}

const FILLS: Readonly<Record<Colour, string>> = {
  blue: "#2f6fdb",
  orange: "#d97706",
  green: "#2f9e44",
  red: "#d6336c",
  purple: "#8b5cf6",
  brown: "#9a6a3a",
  pink: "#e87bb0",
  grey: "#7b8794",
};

/** Returns a dot in the child's colour, which is found at a glance. */
export const colourDot = (colour: Colour): Html =>
  html`<svg class="dot" viewBox="0 0 10 10" aria-hidden="true" focusable="false">
    <circle cx="5" cy="5" r="5" fill="${FILLS[colour]}" />
  </svg>`;

/** Returns a name such as "Mia" or "Child aged 8 …3F9A". */
export const childName = ({ title, mark, nickname }: Child): Html =>
  html`<bdi>${nickname && colourDot(nickname.colour)}${title}</bdi
    >${mark !== undefined && html` <span class="mark">…${mark}</span>`}`;

/** Identifies a child within an organisation. Across organisations the same child can't be recognised. */
const keyOf = ({ organisation, kuid }: GuardedSession) => `${organisation} ${kuid}`;

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
  const session = await findSession(context.db, { ...context.scope, sessionId: guarded.sessionId });
  return session && { guarded, context, view: viewSession(session, context) };
}

/** From this age the law of Brazil, and Portuguese, call a child an adolescent. */
const ADOLESCENT_AGE = 12;

function titleOf(
  { ageStatus, age }: GuardedSessionView["view"]["assessment"],
  { family: t }: Texts,
): string {
  if (ageStatus === "LEGAL_ADULT") return t.adult(age);
  return age < ADOLESCENT_AGE ? t.child(age) : t.adolescent(age);
}

/** Describes the child of a session. `isOnly` means that the guardian has no other child. */
export function describe(
  { view, context }: Pick<GuardedSessionView, "view" | "context">,
  texts: Texts,
  { isOnly }: { isOnly: boolean },
): Child {
  const { session, assessment } = view;
  const { family: t } = texts;
  const isAdult = assessment.ageStatus === "LEGAL_ADULT";
  const isKnown = Object.values(session.evidence).some((value) => value !== undefined);
  const title = isKnown ? titleOf(assessment, texts) : t.childOfUnknownAge;
  const place = placeName(context.policy, session.jurisdiction, texts);
  const { dateOfBirth } = session.evidence;
  return {
    title,
    mark: isOnly ? undefined : markOf(session),
    about: dateOfBirth === undefined ? place : t.bornIn({ place, year: dateOfBirth.slice(0, 4) }),
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

/** Keeps the page short for a guardian of many. */
const CHILDREN_ON_PAGE = 8;

/** Returns the children on a page (counted from 1), in the order in which they came into care. */
export async function listChildren(
  family: FamilyVisit,
  page: number,
): Promise<{ children: readonly GuardedChild[]; pages: number }> {
  const { services, browserSession } = family;
  const groups = groupByChild(
    await listGuardedSessions(services.store, {
      mode: browserSession.mode,
      addressHash: browserSession.addressHash,
    }),
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
    children.push({ ...(await withNickname(newest, child, family.texts)), sessions });
  }
  return { children, pages: Math.max(1, Math.ceil(groups.length / CHILDREN_ON_PAGE)) };
}

/** Returns one session and its child, if this guardian decides for them. */
export async function findGuardedSession(
  family: FamilyVisit,
  sessionId: string,
): Promise<(GuardedSessionView & { child: Child }) | undefined> {
  const { services, browserSession } = family;
  const all = await listGuardedSessions(services.store, {
    mode: browserSession.mode,
    addressHash: browserSession.addressHash,
  });
  const guarded = all.find((one) => one.sessionId === sessionId);
  const found = guarded && (await readGuardedSession(family, guarded));
  if (!found) return undefined;
  const isOnly = groupByChild(all).length === 1;
  const child = describe(found, family.texts, { isOnly });
  return { ...found, child: await withNickname(found, child, family.texts) };
}

/** Returns the child with their nickname as the title, which tells them apart from others. */
async function withNickname(
  { context, view }: Pick<GuardedSessionView, "context" | "view">,
  child: Child,
  texts: Texts,
): Promise<Child> {
  const nickname = await findNickname(context.db, context.tenancy, view.session.kuid);
  return nickname ? callBy(nickname, child, texts) : child;
}

/** Uses the nickname as the title, and moves what is known of the child below it. */
export const callBy = (nickname: Nickname, child: Child, { family }: Texts): Child => ({
  ...child,
  nickname,
  title: nickname.name,
  mark: undefined,
  about: family.knownOf({ child: child.title, about: child.about }),
});
