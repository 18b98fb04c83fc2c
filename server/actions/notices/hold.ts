import type { Context } from "../../context.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { changeSession } from "../../store/sessions.js";
import { emit } from "../../webhooks/emit.js";
import { isOverdue, needsGuardian, outstandingNotices } from "./outstanding.js";

/**
 * Puts a session on `HOLD` while documents are past their deadline, and lifts it once none are, or the player needs no
 * guardian any more. Emits the event where the status changes. Returns the session as it is then.
 */
export async function updateHold(tx: Db, context: Context, session: Session): Promise<Session> {
  const { now } = context;
  const overdue = needsGuardian(session, context)
    ? (await outstandingNotices(tx, context, session.sessionId))
        .filter((notice) => isOverdue(notice, now))
        .map(({ deadline }) => deadline ?? now)
    : [];
  const status = overdue.length > 0 ? "HOLD" : "ACTIVE";
  if (status === session.status) return session;
  const changed = await changeSession(tx, session, { status });
  await emit(tx, context, {
    type: "Session.StatusChanged",
    session,
    at: status === "HOLD" ? Math.min(...overdue) : now,
    data: { status, previousStatus: session.status },
  });
  return changed;
}
