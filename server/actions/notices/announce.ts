// A product presents documents to all its sessions at once.
import { createHash } from "node:crypto";

import type { Context } from "../../context.js";
import type { Presentation } from "../../domain/challenge/material-change.js";
import { currentDocuments } from "../../domain/challenge/question.js";
import { decidingCodes } from "../../policy/law.js";
import type { Store } from "../../store/engine/store.js";
import { ensureAnnouncement, saveProgress, type Announcement } from "../../store/announcements.js";
import { listConsentsOfSession } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import { listSessionsAfter, SESSIONS_AT_ONCE } from "../../store/sessions.js";
import { needsGuardian } from "./outstanding.js";
import { presentDocuments } from "./present.js";

type AnnounceInput = Presentation &
  Readonly<{
    /** Codes of ISO 3166, each with its subdivisions; all places where it is empty. */
    places: readonly string[];
  }>;

type AnnounceDeps = Context & Readonly<{ store: Store }>;

/**
 * Presents documents to the sessions of the context's product and mode in these places whose players need a guardian, in
 * batches: what was announced before it was interrupted stays, and the same announcement goes on from there. `onBatch`
 * is called after each commit. Returns the announcement as it stands then.
 */
export async function announceDocuments(
  context: AnnounceDeps,
  input: AnnounceInput,
  onBatch?: () => void,
): Promise<Announcement> {
  const first = asAnnouncement(context, input);
  for (;;) {
    const after = await context.store.write((tx) => presentBatch(tx, context, first));
    onBatch?.();
    if (after.completedAt !== null) return after;
  }
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
    digest: createHash("sha256")
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

async function presentBatch(
  tx: Db,
  context: AnnounceDeps,
  announcement: Announcement,
): Promise<Announcement> {
  const { policy, scope, clock } = context;
  const now = clock.now();
  const current = await ensureAnnouncement(tx, announcement);
  if (current.completedAt !== null) return current;
  const { deadline, documents, places } = current;
  const sessions = await listSessionsAfter(tx, scope, current.reached);
  const isThere = (jurisdiction: string) =>
    places.length === 0 ||
    [...decidingCodes(policy, jurisdiction)].some((code) => places.includes(code));
  const concerned = sessions.filter(
    (session) =>
      isThere(session.jurisdiction) && needsGuardian(session, { ...context, db: tx, now }),
  );
  let presented = 0;
  for (const { sessionId } of concerned) {
    const accepted = await acceptedSince(tx, context, sessionId, documents);
    const ids = documents.map(({ id }) => id).filter((id) => !accepted.includes(id));
    if (ids.length === 0) continue;
    await presentDocuments(tx, { sessionId, documents: ids, deadline, now });
    presented++;
  }
  const after = {
    ...current,
    reached: sessions.at(-1)?.sessionId ?? current.reached,
    presented: current.presented + presented,
    completedAt: sessions.length < SESSIONS_AT_ONCE ? now : null,
  };
  await saveProgress(tx, after);
  return after;
}

/** The ids of those documents whose new version a guardian of a session has accepted already. */
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
