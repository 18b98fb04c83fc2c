import { listEvents } from "../../actions/webhook/list-events.js";
import type { Handle } from "../handle.js";
import { renderEvent } from "./render.js";

export const listWebhookEvents: Handle<"listWebhookEvents"> = async (context, { query }, reply) => {
  const { events, nextCursor } = await listEvents(context, query);
  return reply(200, {
    events: events.map(({ event, attempts }) => renderEvent(event, attempts)),
    ...(nextCursor !== undefined && { nextCursor }),
  });
};
