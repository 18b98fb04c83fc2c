import { revokeSession as revoke } from "../../actions/revoke-session.js";
import { getSession } from "../../store/sessions.js";
import type { Handle } from "../handle.js";

export const revokeSession: Handle<"revokeSession"> = async (
  { db, scope, now },
  { body },
  reply,
) => {
  await db.write(async (tx) => {
    const { sessionId } = await getSession(tx, scope, { sessionId: body.sessionId });
    await revoke(tx, sessionId, "operator", now);
  });
  return reply(200, {});
};
