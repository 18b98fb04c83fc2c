// What products are told by webhooks, each event as it is sent: every attempt and every replay sends the same bytes.
import type { Knex } from "knex";

import type { Mode } from "../domain/product.js";
import type { Db } from "./engine/db.js";
import type { Scope } from "./sessions.js";
import { isOneOf, statement, type Slots } from "./engine/statement.js";

/** `sequence` counts the events of a session from 1; 0 where there is no session. `body` is JSON. */
export type StoredEvent = Readonly<{
  id: number;
  eventId: string;
  sessionId: string | null;
  kuid: string | null;
  type: string;
  sequence: number;
  occurredAt: number;
  body: string;
}>;

export type NewStoredEvent = Omit<StoredEvent, "id">;

/** How many events are forgotten in one transaction. */
const PURGED_AT_ONCE = 500;

const next = statement<{ sessionId: string }, { last: number }>((sql, p) =>
  sql("event_sequences")
    .insert({ session_id: p.sessionId, last: 1 })
    .onConflict("session_id")
    .merge({ last: sql.raw("event_sequences.last + 1") })
    .returning("last"),
);

type ScopeParams = { productId: number; mode: string };

const insert = statement<
  ScopeParams & { [Name in keyof NewStoredEvent]: NewStoredEvent[Name] },
  { id: number }
>((sql, p) =>
  sql("events")
    .insert({
      product_id: p.productId,
      mode: p.mode,
      event_id: p.eventId,
      session_id: p.sessionId,
      kuid: p.kuid,
      type: p.type,
      sequence: p.sequence,
      occurred_at: p.occurredAt,
      body: p.body,
    })
    .returning("id"),
);

/** A place in the order of a product's events: by instant, of one instant by sequence, then as they were written. */
export type EventPosition = Readonly<{ occurredAt: number; sequence: number; id: number }>;

/** An event with whose it is. */
export type FoundEvent = StoredEvent & Readonly<{ productId: number; mode: Mode }>;

const heads = {
  id: "id",
  eventId: "event_id",
  sessionId: "session_id",
  kuid: "kuid",
  type: "type",
  sequence: "sequence",
  occurredAt: "occurred_at",
};
const columns = { ...heads, body: "body" };

const byId = statement<{ eventId: string }, FoundEvent>((sql, p) =>
  sql("events")
    .select({ ...columns, productId: "product_id", mode: "mode" })
    .where({ event_id: p.eventId }),
);

/** Read at once, at most. */
const PAGE = 101;

type Range = ScopeParams & EventPosition & { since: number };
const before = (sql: Knex, p: Slots<Range>) =>
  sql("events")
    .select(columns)
    .where({ product_id: p.productId, mode: p.mode })
    .where("occurred_at", ">=", p.since)
    .whereRaw("(occurred_at, sequence, id) < (?, ?, ?)", [p.occurredAt, p.sequence, p.id] as never)
    .orderBy([
      { column: "occurred_at", order: "desc" },
      { column: "sequence", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .limit(PAGE);

const newestFirst = statement<Range, StoredEvent>((sql, p) => before(sql, p));
const newestOfTypeFirst = statement<Range & { type: string }, StoredEvent>((sql, p) =>
  before(sql, p).where({ type: p.type }),
);

const oldestFirst = statement<
  ScopeParams & EventPosition & { until: number },
  Omit<StoredEvent, "body">
>((sql, p) =>
  sql("events")
    .select(heads)
    .where({ product_id: p.productId, mode: p.mode })
    .where("occurred_at", "<=", p.until)
    .whereRaw("(occurred_at, sequence, id) > (?, ?, ?)", [p.occurredAt, p.sequence, p.id] as never)
    .orderBy(["occurred_at", "sequence", "id"])
    .limit(PAGE),
);

const written = statement<ScopeParams & { after: number }, StoredEvent>((sql, p) =>
  sql("events")
    .select(columns)
    .where({ product_id: p.productId, mode: p.mode })
    .where("id", ">", p.after)
    .orderBy("id"),
);

const last = statement<Record<never, never>, { id: number | null }>((sql) =>
  sql("events").max({ id: "id" }),
);

const old = statement<ScopeParams & { before: number; longBefore: number }, { id: number }>(
  (sql, p) =>
    sql("events")
      .select("id")
      .where({ product_id: p.productId, mode: p.mode })
      .where("occurred_at", "<=", p.before)
      .where(
        (over) =>
          void over
            .where("occurred_at", "<=", p.longBefore)
            .orWhereNotExists(
              sql("webhook_deliveries")
                .select(sql.raw("1"))
                .whereRaw("webhook_deliveries.event_row_id = events.id")
                .whereNotNull("due_at"),
            ),
      )
      .orderBy(["occurred_at", "sequence", "id"])
      .limit(PURGED_AT_ONCE),
);

const [removeEvents, removeDeliveries, removeAttempts] = (
  [
    ["events", "id"],
    ["webhook_deliveries", "event_row_id"],
    ["webhook_attempts", "event_row_id"],
  ] as const
).map(([table, column]) =>
  statement<{ ids: readonly number[] }>((sql, p) =>
    sql(table)
      .where(isOneOf(sql, column, p.ids))
      .delete(),
  ),
);

/**
 * The next number in a session's row of events. Whoever else draws one waits until this transaction has ended, and an
 * undone transaction gives its number back: no gaps.
 */
export async function nextSequence(tx: Db, sessionId: string): Promise<number> {
  const row = await next.first(tx, { sessionId });
  if (!row) throw new Error("The event has got no sequence number");
  return row.last;
}

/** Answers the event's id, which the deliveries of it name. */
export async function addEvent(
  tx: Db,
  { productId, mode }: Scope,
  event: NewStoredEvent,
): Promise<number> {
  const row = await insert.first(tx, { ...event, productId, mode });
  if (!row) throw new Error("The event has got no id");
  return row.id;
}

/** An event of whatever product; for operators. */
export const findEvent = (db: Db, eventId: string): Promise<FoundEvent | undefined> =>
  byId.first(db, { eventId });

/** Before everything, and after everything. */
export const FIRST_POSITION: EventPosition = { occurredAt: -8.64e15, sequence: 0, id: 0 };
export const LAST_POSITION: EventPosition = { occurredAt: 8.64e15, sequence: 2 ** 52, id: 2 ** 52 };

/** The events before a place, the newest first, at most a hundred; `hasMore` where there are others before those. */
export async function listEventsBefore(
  db: Db,
  { productId, mode }: Scope,
  place: EventPosition,
  {
    type,
    since = FIRST_POSITION.occurredAt,
    limit,
  }: { type?: string; since?: number; limit: number },
): Promise<{ events: StoredEvent[]; hasMore: boolean }> {
  const { occurredAt, sequence, id } = place;
  const range = { productId, mode, occurredAt, sequence, id, since };
  const found = await (type === undefined
    ? newestFirst(db, range)
    : newestOfTypeFirst(db, { ...range, type }));
  return { events: found.slice(0, limit), hasMore: found.length > limit };
}

/** Events from `since` to `until`, both inclusive, the oldest first. Only their bodies are left out. */
export async function* readEvents(
  db: Db,
  { productId, mode }: Scope,
  { since, until }: { since: number; until: number },
): AsyncGenerator<readonly Omit<StoredEvent, "body">[]> {
  let place: EventPosition = { ...FIRST_POSITION, occurredAt: since, sequence: -1 };
  for (;;) {
    const { occurredAt, sequence, id } = place;
    const found = await oldestFirst(db, { productId, mode, occurredAt, sequence, id, until });
    if (found.length > 0) yield found;
    if (found.length < PAGE) return;
    place = found.at(-1) as EventPosition;
  }
}

/** What was written after a id, in the order of ids. */
export const listEventsWritten = (
  db: Db,
  { productId, mode }: Scope,
  after: number,
): Promise<StoredEvent[]> => written(db, { productId, mode, after });

export const lastEventRowId = async (db: Db): Promise<number> => (await last.first(db))?.id ?? 0;

/**
 * Forgets events up to the instant `before`, with their deliveries and attempts, a bounded number. What stands in line is
 * kept until `longBefore`. Answers whether there may be more.
 */
export async function purgeEvents(
  tx: Db,
  { productId, mode }: Scope,
  { before, longBefore }: { before: number; longBefore: number },
): Promise<boolean> {
  const rows = await old(tx, { productId, mode, before, longBefore });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return false;
  for (const remove of [removeAttempts, removeDeliveries, removeEvents])
    await remove?.(tx, { ids });
  return ids.length === PURGED_AT_ONCE;
}
