import type { operations } from "../../../generated/types.js";
import type { Context } from "../../context.js";
import { invalidInput, notFound } from "../../lib/errors.js";
import { listAttempts, type Attempt } from "../../store/events/deliveries.js";
import {
  FIRST_POSITION,
  findPosition,
  isBefore,
  LAST_POSITION,
  listEvents as listStored,
  type EventPosition,
  type StoredEvent,
} from "../../store/events/queries.js";
import { readCursor, writeCursor } from "../../webhooks/cursor.js";

const DEFAULT_LIMIT = 50;

type EventQuery = NonNullable<operations["listWebhookEvents"]["parameters"]["query"]>;

type EventPage = Readonly<{
  events: readonly Readonly<{ event: StoredEvent; attempts: readonly Attempt[] }>[];
  nextCursor: string | undefined;
}>;

/**
 * Returns one page of a product's events with their delivery attempts: forward with `after` or `order=asc`, else newest first.
 */
export async function listEvents(context: Context, query: EventQuery): Promise<EventPage> {
  const { db, scope } = context;
  const { after, cursor, limit = DEFAULT_LIMIT, sessionId, kuid, type } = query;
  const { order = after === undefined ? "desc" : "asc" } = query;
  if (cursor !== undefined && order === "asc")
    throw invalidInput("cursor: reads newest first. To read forward, send after.");
  if (after !== undefined && order === "desc")
    throw invalidInput("after: reads forward. Omit order, or send order=asc.");
  const range = order === "asc" ? await forward(context, query) : backward(context, query);
  const { events, hasMore } = await listStored(db, scope, {
    order,
    ...range,
    limit,
    ...(sessionId !== undefined && { sessionId }),
    ...(kuid !== undefined && { kuid }),
    ...(type !== undefined && { type }),
  });
  const attempts = await listAttempts(
    db,
    events.map(({ id }) => id),
  );
  const last = hasMore && order === "desc" ? events.at(-1) : undefined;
  return {
    events: events.map((event) => ({ event, attempts: attempts.get(event.id) ?? [] })),
    nextCursor: last && writeCursor(context, last),
  };
}

type Bounds = Readonly<{ from: EventPosition; bound?: number }>;

/** Reads forward from `after`, or from `since` where that is later or `after` is no longer kept. */
async function forward(context: Context, { after, since, until }: EventQuery): Promise<Bounds> {
  const start = since === undefined ? undefined : { createdAt: Date.parse(since), id: 0 };
  const found =
    after === undefined
      ? undefined
      : await findPosition(context.db, { ...context.scope, eventId: after });
  if (after !== undefined && !found && !start)
    throw notFound(
      "after: no such event is kept. Send since as well, with the createdAt of that event, or read from the beginning with order=asc.",
    );
  const from = found && !(start && isBefore(found, start)) ? found : (start ?? FIRST_POSITION);
  return { from, ...(until !== undefined && { bound: Date.parse(until) }) };
}

/** Reads backward from the cursor, or from `until` where that is earlier. */
function backward(context: Context, { cursor, since, until }: EventQuery): Bounds {
  const last =
    until === undefined ? LAST_POSITION : { ...LAST_POSITION, createdAt: Date.parse(until) };
  const next = cursor === undefined ? last : readCursor(context, cursor);
  return {
    from: isBefore(next, last) ? next : last,
    ...(since !== undefined && { bound: Date.parse(since) }),
  };
}
