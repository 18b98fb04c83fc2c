import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { currentDocuments } from "../../domain/challenge/question.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { deleteNotices } from "../../store/notices/queries.js";
import { updateHold } from "./hold.js";

/** A guardian accepted the documents of a challenge: they are no longer outstanding. Returns the session as it is then. */
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
