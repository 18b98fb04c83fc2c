import type { Context } from "../../context.js";
import { listAttempts, type Attempt } from "../../store/deliveries.js";
import {
  LAST_POSITION,
  listEventsBefore,
  type EventPosition,
  type StoredEvent,
} from "../../store/events.js";
import { readCursor, writeCursor } from "../../webhooks/cursor.js";

const DEFAULT_LIMIT = 50;

type EventQuery = Readonly<{
  limit?: number | undefined;
  cursor?: string | undefined;
  type?: string | undefined;
  /** RFC 3339, inclusive, as `until` is. */
  since?: string | undefined;
  until?: string | undefined;
}>;

export type EventPage = Readonly<{
  events: readonly Readonly<{ event: StoredEvent; attempts: readonly Attempt[] }>[];
  nextCursor: string | undefined;
}>;

/** One page of a product's events with their delivery attempts, newest first. INVALID_INPUT for a foreign cursor. */
export async function listEvents(context: Context, query: EventQuery): Promise<EventPage> {
  const { db, scope } = context;
  const { limit = DEFAULT_LIMIT, type, since } = query;
  const { events, hasMore } = await listEventsBefore(db, scope, startOf(context, query), {
    limit,
    ...(type !== undefined && { type }),
    ...(since !== undefined && { since: Date.parse(since) }),
  });
  const ids = events.map(({ id }) => id);
  const attempts = await listAttempts(db, ids);
  const last = hasMore ? events.at(-1) : undefined;
  return {
    events: events.map((event) => ({ event, attempts: attempts.get(event.id) ?? [] })),
    nextCursor: last && writeCursor(context, last),
  };
}

/** The position that the page lies before: the cursor's, or that of `until` if it is earlier. */
function startOf(context: Context, { cursor, until }: EventQuery): EventPosition {
  const last =
    until === undefined ? LAST_POSITION : { ...LAST_POSITION, occurredAt: Date.parse(until) };
  const next = cursor === undefined ? last : readCursor(context, cursor);
  return next.occurredAt <= last.occurredAt ? next : last;
}
