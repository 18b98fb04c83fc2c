import type { Context } from "../../context.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { listConsentsOfSession } from "../../store/challenges/queries.js";
import { listNotices, saveNotice } from "../../store/notices/queries.js";
import type { Notice } from "../../store/notices/table.js";
import { armWakeupBy } from "../../store/wakeups/arm.js";

/** Returns whether a guardian has to accept documents for this player. */
export const needsGuardian = (session: Session, context: Context): boolean =>
  assessPlayerOf(session, context).requiresParentConsentForDataProcessing;

/**
 * Returns the product's documents that were presented to a session and are not accepted yet, and its data notices if a guardian
 * accepted only an earlier version.
 */
export async function outstandingNotices(
  db: Db,
  { product }: Pick<Context, "product">,
  sessionId: string,
): Promise<readonly Notice[]> {
  const presented = (await listNotices(db, { sessionId })).filter(({ documentId }) =>
    product.documents.some(({ id }) => id === documentId),
  );
  const renewed = product.documents.filter(
    ({ id, isDataNotice }) =>
      isDataNotice &&
      Object.hasOwn(product.documentsSince, id) &&
      !presented.some(({ documentId }) => documentId === id),
  );
  if (renewed.length === 0) return presented;
  const consents = await listConsentsOfSession(db, sessionId);
  const outstanding = renewed.filter(({ id, version }) => {
    const shown = consents.flatMap(({ documents }) => documents.find((one) => one.id === id) ?? []);
    return shown.length > 0 && shown.every((earlier) => earlier.version !== version);
  });
  return [
    ...presented,
    ...outstanding.map(({ id }) => ({
      sessionId,
      documentId: id,
      presentedAt: product.documentsSince[id] ?? 0,
      deadline: null,
      mailedAt: null,
    })),
  ];
}

export const isOverdue = ({ deadline }: Notice, now: number): boolean =>
  deadline !== null && deadline <= now;

type Presented = Readonly<{
  sessionId: string;
  /** Ids of the product's documents. */
  documents: readonly string[];
  /** In milliseconds; null where there is none. */
  deadline: number | null;
  now: number;
}>;

/** Presents documents to a session: they are outstanding until they are accepted. */
export async function presentDocuments(
  tx: Db,
  { sessionId, documents, deadline, now }: Presented,
): Promise<void> {
  for (const documentId of documents)
    await saveNotice(tx, { sessionId, documentId, presentedAt: now, deadline, mailedAt: null });
  if (deadline !== null) await armDeadline(tx, sessionId, deadline);
}

/** Arms the wakeup for the work due at an instant (milliseconds): a reminder, or the end of a deadline. */
export const armDeadline = (tx: Db, sessionId: string, dueAt: number): Promise<void> =>
  armWakeupBy(tx, { kind: "acceptanceDeadline", ref: sessionId, dueAt });
