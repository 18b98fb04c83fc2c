// A product presents documents to all its sessions at once.
import { createHash } from "node:crypto";

import type { Context } from "../../context.js";
import type { Presentation } from "../../domain/challenge/material-change.js";
import { currentDocuments } from "../../domain/challenge/question.js";
import type { Session } from "../../domain/session/session.js";
import { decidingCodes } from "../../policy/law.js";
import type { Store } from "../../store/engine/store.js";
import { ensureAnnouncement, saveProgress } from "../../store/notices/queries.js";
import type { Announcement } from "../../store/notices/table.js";
import { listConsentsOfSession } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { listGuardiansOfSession } from "../../store/guardians/queries.js";
import {
  findAndLockSession,
  listSessionsAfter,
  SESSIONS_AT_ONCE,
} from "../../store/sessions/queries.js";
import { mailThoseWhoMay } from "../challenge/mail-challenge.js";
import { ensureAsked, readUpgradeOptions } from "../session/ask-guardian.js";
import { needsGuardian, presentDocuments } from "./outstanding.js";

type AnnounceInput = Presentation &
  Readonly<{
    /** Codes of ISO 3166, each with its subdivisions; all places where it is empty. */
    places: readonly string[];
  }>;

/** Few enough that a pause after them keeps to a rate of mails a second. */
const MAILS_AT_ONCE = 50;

type AnnounceDeps = Context & Readonly<{ store: Store }>;

/**
 * Presents documents to the sessions of the context's product and mode in these places whose players need a guardian, and mails
 * every guardian on file a request to accept them. An interrupted announcement continues where it stopped. `onBatch` is called
 * after a number of mails, and waited for. Returns the announcement as it stands then.
 */
export async function announceDocuments(
  context: AnnounceDeps,
  input: AnnounceInput,
  onBatch: (mails: number) => Promise<void> | void = () => {},
): Promise<Announcement> {
  const { store, scope } = context;
  const first = asAnnouncement(context, input);
  let current = await store.write((tx) => ensureAnnouncement(tx, first));
  while (current.completedAt === null) {
    const sessions = await listSessionsAfter(store, { ...scope, sessionId: current.reached });
    let mails = 0;
    for (const { sessionId } of sessions.filter((session) =>
      isConcerned(context, current, session),
    )) {
      mails += await store.write((tx) => announceTo(tx, context, first, sessionId));
      if (mails < MAILS_AT_ONCE) continue;
      await onBatch(mails);
      mails = 0;
    }
    const reached = sessions.at(-1)?.sessionId ?? current.reached;
    const completedAt = sessions.length < SESSIONS_AT_ONCE ? context.clock.now() : null;
    current = await store.write((tx) => moveOn(tx, first, { reached, completedAt }));
    await onBatch(mails);
  }
  return current;
}

function asAnnouncement(
  { scope, random, now }: AnnounceDeps,
  { documents: all, deadline, places: codes }: AnnounceInput,
): Announcement {
  const documents = all.map(({ id, version }) => ({ id, version }));
  documents.sort((a, b) => (a.id < b.id ? -1 : 1));
  const places = [...new Set(codes)].sort();
  return {
    announcementId: random.uuid(),
    ...scope,
    hash: createHash("sha256")
      .update(JSON.stringify([documents, places, deadline]))
      .digest("base64url"),
    documents,
    places,
    deadline,
    announcedAt: now,
    reached: "",
    presented: 0,
    completedAt: null,
  };
}

const isConcerned = (context: AnnounceDeps, { places }: Announcement, session: Session): boolean =>
  (places.length === 0 ||
    decidingCodes(context.policy, session.jurisdiction).some((code) => places.includes(code))) &&
  needsGuardian(session, { ...context, now: context.clock.now() });

/**
 * Announces to one session in a transaction of its own, so that none holds the locks of two families. Returns how many
 * guardians were mailed.
 */
async function announceTo(
  tx: Db,
  { clock, ...services }: AnnounceDeps,
  announcement: Announcement,
  sessionId: string,
): Promise<number> {
  const now = clock.now();
  const context = { ...services, clock, db: tx, now };
  const session = await findAndLockSession(tx, { ...context.scope, sessionId });
  const current = await ensureAnnouncement(tx, announcement);
  if (!session || current.reached >= sessionId) return 0;
  const { deadline, documents } = current;
  const accepted = await acceptedSince(tx, context, sessionId, documents);
  const ids = documents.map(({ id }) => id).filter((id) => !accepted.includes(id));
  if (ids.length === 0) return 0;
  await presentDocuments(tx, { sessionId, documents: ids, deadline, now });
  const mails = await mailGuardians(tx, context, session, { ids, deadline });
  await saveProgress(tx, { ...current, reached: sessionId, presented: current.presented + 1 });
  return mails;
}

async function mailGuardians(
  tx: Db,
  context: Context,
  session: Session,
  { ids, deadline }: Readonly<{ ids: readonly string[]; deadline: number | null }>,
): Promise<number> {
  const { sessionId } = session;
  if ((await listGuardiansOfSession(tx, { sessionId })).length === 0) return 0;
  const presented = Object.fromEntries(ids.map((id) => [id, deadline]));
  const challenge = await ensureAsked(
    tx,
    context,
    { session },
    { permissions: [], presented, hasGuardian: true, notices: "given", setsDeadline: false },
    { ...readUpgradeOptions({}, context), isAnnounced: true },
  );
  return mailThoseWhoMay(tx, context, challenge, sessionId);
}

/** Moves the announcement on, unless another run of it has got further. */
async function moveOn(
  tx: Db,
  announcement: Announcement,
  { reached, completedAt }: Pick<Announcement, "reached" | "completedAt">,
): Promise<Announcement> {
  const current = await ensureAnnouncement(tx, announcement);
  if (current.completedAt !== null || current.reached > reached) return current;
  const after = { ...current, reached, completedAt };
  await saveProgress(tx, after);
  return after;
}

/** Returns the ids of the documents whose new version a guardian of a session has accepted already. */
async function acceptedSince(
  db: Db,
  { product }: AnnounceDeps,
  sessionId: string,
  documents: Announcement["documents"],
): Promise<readonly string[]> {
  const changed = documents.filter(({ id }) => Object.hasOwn(product.documentsSince, id));
  if (changed.length === 0) return [];
  const consents = await listConsentsOfSession(db, sessionId);
  return changed
    .map(({ id }) => id)
    .filter((id) =>
      consents.some(
        (consent) =>
          (consent.decidedAt ?? 0) >= (product.documentsSince[id] ?? 0) &&
          currentDocuments(consent, product).includes(id),
      ),
    );
}
