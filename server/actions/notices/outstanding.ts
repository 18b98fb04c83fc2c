import type { Context } from "../../context.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { listNotices, type Notice } from "../../store/notices.js";

/** Whether a guardian has to accept documents for this player. */
export const needsGuardian = (session: Session, context: Context): boolean =>
  assessPlayerOf(session, context).requiresParentConsentForDataProcessing;

/** The product's documents that were presented to a session and are not accepted yet (readings, 102). */
export async function outstandingNotices(
  db: Db,
  { product }: Pick<Context, "product">,
  sessionId: string,
): Promise<readonly Notice[]> {
  const notices = await listNotices(db, sessionId);
  return notices.filter(({ documentId }) => product.documents.some(({ id }) => id === documentId));
}

export const isOverdue = ({ deadline }: Notice, now: number): boolean =>
  deadline !== null && deadline <= now;
