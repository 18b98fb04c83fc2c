import type { Context } from "../../context.js";
import { changedPermissions, type Session, viewSession } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { listGuardiansOfSession } from "../../store/guardians/queries.js";
import type { Notice } from "../../store/notices/table.js";
import { changeSession } from "../../store/sessions/queries.js";
import { emit } from "../../webhooks/emit.js";
import { isOverdue, needsGuardian, outstandingNotices } from "./outstanding.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { currentDocuments } from "../../domain/challenge/question.js";
import { deleteNotices } from "../../store/notices/queries.js";

/**
 * Puts a session on `HOLD` while documents are past their deadline, and lifts the hold once none are, or the player needs no
 * guardian any more. A document about which no guardian on file was mailed causes no hold. Emits the events if the status
 * changes. Returns the changed session.
 */
export async function updateHold(tx: Db, context: Context, session: Session): Promise<Session> {
  const { now } = context;
  const overdue = needsGuardian(session, context) ? await holdingNotices(tx, context, session) : [];
  const status = overdue.length > 0 ? "HOLD" : "ACTIVE";
  if (status === session.status) return session;
  const changed = await changeSession(tx, session, { status });
  const at = status === "HOLD" ? Math.min(...overdue.map(({ deadline }) => deadline ?? now)) : now;
  await emit(tx, context, {
    type: "Session.StatusChanged",
    session,
    at,
    data: { status, previousStatus: session.status },
  });
  const permissions = changedPermissions(
    viewSession(session, context),
    viewSession(changed, context),
  );
  if (permissions.length > 0)
    await emit(tx, context, {
      type: "Session.ChangePermissions",
      session,
      at,
      data: { permissions, cause: "hold" },
    });
  return changed;
}

async function holdingNotices(
  tx: Db,
  context: Context,
  { sessionId }: Session,
): Promise<readonly Notice[]> {
  const overdue = (await outstandingNotices(tx, context, sessionId)).filter((notice) =>
    isOverdue(notice, context.now),
  );
  const mailed = overdue.filter(({ mailedAt }) => mailedAt !== null);
  if (mailed.length === overdue.length) return overdue;
  return (await listGuardiansOfSession(tx, { sessionId })).length === 0 ? overdue : mailed;
}

/** Notes that a guardian accepted the documents of a challenge: they are no longer outstanding. Returns the changed session. */
export async function acceptDocuments(
  tx: Db,
  context: Context,
  session: Session,
  challenge: Challenge,
): Promise<Session> {
  const accepted = currentDocuments(challenge, context.product);
  await deleteNotices(tx, session.sessionId, accepted);
  return session.status === "HOLD" ? updateHold(tx, context, session) : session;
}
