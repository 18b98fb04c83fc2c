import { pushActivity as push } from "../../actions/activity/push-activity.js";
import { batchResults } from "../batch-results.js";
import { parseInstant } from "../../dates.js";
import type { Handle } from "../handle.js";

export const pushActivity: Handle<"pushActivity"> = async (context, { body }, reply) => {
  const { sessionId } = body;
  const records = body.events.map(({ timestamp, ...record }) => ({
    ...record,
    occurredAt: parseInstant(timestamp),
  }));
  const events = await context.db.write((tx) => push(tx, context, sessionId, records));
  return reply(200, batchResults(sessionId, events));
};
