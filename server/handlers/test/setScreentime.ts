import { readScreentime } from "../../actions/screentime/read-screentime.js";
import { setSchedule } from "../../actions/screentime/set-schedule.js";
import { readSchedule } from "../../domain/screentime/schedule.js";
import { lockSession } from "../../store/sessions/queries.js";
import type { Handle } from "../handle.js";

export const setScreentime: Handle<"setScreentime"> = async (context, { body }, reply) => {
  const { sessionId, enabled } = body;
  const schedule = readSchedule(body.schedule);
  const state = await context.db.write(async (tx) => {
    const session = await lockSession(tx, context.scope, { sessionId });
    await setSchedule(tx, context, session, { enabled, schedule }, { by: "test-helper" });
    return readScreentime(tx, context, session);
  });
  return reply(200, state);
};
