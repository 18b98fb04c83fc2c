// What products are told by webhooks, each event as it is sent: every attempt and every replay sends the same bytes.
import type { Knex } from "knex";

import type { Mode } from "../domain/product.js";
import type { Db } from "./engine/db.js";
import type { Scope } from "./sessions.js";
import { isOneOf, statement, type Slots } from "./engine/statement.js";

/** `sequence` counts the events of a session from 1; 0 where there is no session. `body` is JSON. */
export type StoredEvent = Readonly<{
  position: number;
  eventId: string;
  sessionId: string | null;
  kuid: string | null;
  type: string;
  sequence: number;
  at: number;
  body: string;
}>;

export type NewStoredEvent = Omit<StoredEvent, "position">;

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
  { position: number }
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
      at: p.at,
      body: p.body,
    })
    .returning("position"),
);

/** A place in the order of a product's events: by instant, of one instant by sequence, then as they were written. */
export type EventPosition = Readonly<{ at: number; sequence: number; position: number }>;

/** An event with whose it is. */
export type FoundEvent = StoredEvent & Readonly<{ productId: number; mode: Mode }>;

const heads = {
  position: "position",
  eventId: "event_id",
  sessionId: "session_id",
  kuid: "kuid",
  type: "type",
  sequence: "sequence",
  at: "at",
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
    .where("at", ">=", p.since)
    .whereRaw("(at, sequence, position) < (?, ?, ?)", [p.at, p.sequence, p.position] as never)
    .orderBy([
      { column: "at", order: "desc" },
      { column: "sequence", order: "desc" },
      { column: "position", order: "desc" },
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
    .where("at", "<=", p.until)
    .whereRaw("(at, sequence, position) > (?, ?, ?)", [p.at, p.sequence, p.position] as never)
    .orderBy(["at", "sequence", "position"])
    .limit(PAGE),
);

const written = statement<ScopeParams & { after: number }, StoredEvent>((sql, p) =>
  sql("events")
    .select(columns)
    .where({ product_id: p.productId, mode: p.mode })
    .where("position", ">", p.after)
    .orderBy("position"),
);

const last = statement<Record<never, never>, { position: number | null }>((sql) =>
  sql("events").max({ position: "position" }),
);

const old = statement<ScopeParams & { before: number; longBefore: number }, { position: number }>(
  (sql, p) =>
    sql("events")
      .select("position")
      .where({ product_id: p.productId, mode: p.mode })
      .where("at", "<=", p.before)
      .where(
        (over) =>
          void over
            .where("at", "<=", p.longBefore)
            .orWhereNotExists(
              sql("webhook_deliveries")
                .select(sql.raw("1"))
                .whereRaw("webhook_deliveries.event_position = events.position")
                .whereNotNull("due_at"),
            ),
      )
      .orderBy(["at", "sequence", "position"])
      .limit(PURGED_AT_ONCE),
);

const [removeEvents, removeDeliveries, removeAttempts] = (
  [
    ["events", "position"],
    ["webhook_deliveries", "event_position"],
    ["webhook_attempts", "event_position"],
  ] as const
).map(([table, column]) =>
  statement<{ positions: readonly number[] }>((sql, p) =>
    sql(table)
      .where(isOneOf(sql, column, p.positions))
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

/** Answers the event's position, which the deliveries of it name. */
export async function addEvent(
  tx: Db,
  { productId, mode }: Scope,
  event: NewStoredEvent,
): Promise<number> {
  const row = await insert.first(tx, { ...event, productId, mode });
  if (!row) throw new Error("The event has got no position");
  return row.position;
}

/** An event of whatever product; for operators. */
export const findEvent = (db: Db, eventId: string): Promise<FoundEvent | undefined> =>
  byId.first(db, { eventId });

/** Before everything, and after everything. */
export const FIRST_POSITION: EventPosition = { at: -8.64e15, sequence: 0, position: 0 };
export const LAST_POSITION: EventPosition = { at: 8.64e15, sequence: 2 ** 52, position: 2 ** 52 };

/** The events before a place, the newest first, at most a hundred; `hasMore` where there are others before those. */
export async function listEventsBefore(
  db: Db,
  { productId, mode }: Scope,
  place: EventPosition,
  { type, since = FIRST_POSITION.at, limit }: { type?: string; since?: number; limit: number },
): Promise<{ events: StoredEvent[]; hasMore: boolean }> {
  const { at, sequence, position } = place;
  const range = { productId, mode, at, sequence, position, since };
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
  let place: EventPosition = { ...FIRST_POSITION, at: since, sequence: -1 };
  for (;;) {
    const { at, sequence, position } = place;
    const found = await oldestFirst(db, { productId, mode, at, sequence, position, until });
    if (found.length > 0) yield found;
    if (found.length < PAGE) return;
    place = found.at(-1) as EventPosition;
  }
}

/** What was written after a position, in the order of positions. */
export const listEventsWritten = (
  db: Db,
  { productId, mode }: Scope,
  after: number,
): Promise<StoredEvent[]> => written(db, { productId, mode, after });

export const lastEventPosition = async (db: Db): Promise<number> =>
  (await last.first(db))?.position ?? 0;

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
  const positions = rows.map(({ position }) => position);
  if (positions.length === 0) return false;
  for (const remove of [removeAttempts, removeDeliveries, removeEvents])
    await remove?.(tx, { positions });
  return positions.length === PURGED_AT_ONCE;
}
