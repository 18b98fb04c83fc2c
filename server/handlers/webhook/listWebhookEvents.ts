import type { components } from "../../../generated/types.js";
import { listAttempts, type Attempt } from "../../store/deliveries.js";
import { LAST_POSITION, listEventsBefore, type StoredEvent } from "../../store/events.js";
import { readCursor, writeCursor } from "../../webhooks/cursor.js";
import type { Handle } from "../handle.js";

const USUAL_LIMIT = 50;

export const listWebhookEvents: Handle<"listWebhookEvents"> = async (context, { query }, reply) => {
  const { limit = USUAL_LIMIT, cursor, type, since, until } = query;
  const { db, scope } = context;
  // Inclusive: everything of that instant comes before its last place.
  const last =
    until === undefined ? LAST_POSITION : { ...LAST_POSITION, occurredAt: Date.parse(until) };
  const next = cursor === undefined ? last : readCursor(context, cursor);
  const { events, hasMore } = await listEventsBefore(
    db,
    scope,
    next.occurredAt < last.occurredAt ? next : last,
    {
      limit,
      ...(type !== undefined && { type }),
      ...(since !== undefined && { since: Date.parse(since) }),
    },
  );
  const attempts = await listAttempts(
    db,
    events.map(({ id }) => id),
  );
  const end = hasMore ? events.at(-1) : undefined;
  return reply(200, {
    events: events.map((event) => render(event, attempts.get(event.id) ?? [])),
    ...(end && { nextCursor: writeCursor(context, end) }),
  });
};

type ListedEvent = components["schemas"]["ListedEvent"];
type DeliveryAttempt = components["schemas"]["DeliveryAttempt"];

/** As it was sent: `type`, `timestamp` and `data` are those of the body. */
const render = ({ eventId, body }: StoredEvent, attempts: readonly Attempt[]): ListedEvent =>
  ({
    id: eventId,
    ...(JSON.parse(body) as object),
    deliveries: attempts.map(renderAttempt),
  }) as ListedEvent;

const renderAttempt = ({ endpointId, attempt, attemptedAt, status }: Attempt): DeliveryAttempt => ({
  endpointId,
  attempt,
  at: new Date(attemptedAt).toISOString(),
  status: /^\d+$/.test(status) ? Number(status) : (status as "timeout" | "refused" | "error"),
});
