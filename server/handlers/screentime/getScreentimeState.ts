import { readScreentime } from "../../actions/screentime/read-screentime.js";
import { noteContact } from "../../actions/screentime/play.js";
import { requireSession } from "../../store/sessions/queries.js";
import type { Handle } from "../handle.js";

export const getScreentimeState: Handle<"getScreentimeState"> = async (
  context,
  { query },
  reply,
) => {
  const { db, scope } = context;
  await noteContact(context, query.sessionId);
  const session = await requireSession(db, scope, { sessionId: query.sessionId });
  return reply(200, await readScreentime(db, context, session));
};
