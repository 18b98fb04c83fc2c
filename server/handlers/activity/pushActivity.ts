import { readValid } from "../../lib/invalid-event.js";
import { batchResults } from "../batch-results.js";
import type { Handle } from "../handle.js";

/** With the checks of a product's own schemas: many products have none. */
const load = () => import("../../actions/activity/push-activity.js");
let action: Awaited<ReturnType<typeof load>> | undefined;

export const pushActivity: Handle<"pushActivity"> = async (context, { body }, reply) => {
  const { pushActivity: push } = (action ??= await load());
  const { sessionId } = body;
  const records = readValid(body.events, ({ timestamp, ...record }) => ({
    ...record,
    occurredAt: Date.parse(timestamp),
  }));
  const events = await context.db.write((tx) => push(tx, context, sessionId, records));
  return reply(200, batchResults(sessionId, events));
};
