import { readValid } from "../../lib/invalid-event.js";
import { pushSegments } from "../../actions/screentime/play.js";
import { batchResults } from "../batch-results.js";
import type { Handle } from "../handle.js";

export const pushScreentime: Handle<"pushScreentime"> = async (context, { body }, reply) => {
  const { sessionId } = body;
  const segments = readValid(body.events, ({ id, timestamp, durationSeconds }) => ({
    id,
    startedAt: Date.parse(timestamp),
    durationSeconds,
  }));
  const events = await context.db.write((tx) => pushSegments(tx, context, sessionId, segments));
  return reply(200, batchResults(sessionId, events));
};
