import { pushSegments } from "../../actions/screentime/push-segments.js";
import type { Handle } from "../handle.js";

export const pushScreentime: Handle<"pushScreentime"> = async (context, { body }, reply) => {
  const { sessionId } = body;
  const segments = body.events.map(({ id, timestamp, durationSeconds }) => ({
    id,
    startedAt: Date.parse(timestamp),
    durationSeconds,
  }));
  const events = await context.db.write((tx) => pushSegments(tx, context, sessionId, segments));
  const accepted = events.filter(({ status }) => status === "accepted").length;
  return reply(200, { sessionId, accepted, rejected: events.length - accepted, events });
};
