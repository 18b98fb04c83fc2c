// The events that webhooks deliver, as they are sent: every attempt and every replay sends the same bytes.
import type { Knex } from "knex";

import type { Mode } from "../domain/product.js";
import type { Db } from "./engine/db.js";
import type { Scope } from "./sessions.js";
import { statement, type Slots } from "./engine/statement.js";
import { integer, nullable, query, rowId, sealed, table, text } from "./engine/table.js";

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

export const events = table(
  "events",
  {
    id: rowId("id"),
    eventId: text("event_id"),
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    sessionId: nullable(text("session_id")),
    kuid: nullable(text("kuid")),
    type: text("type"),
    sequence: integer("sequence"),
    occurredAt: integer("occurred_at"),
    body: sealed(text("body"), ["eventId"]),
  },
  {
    holds: "A change that was announced to a product",
    why: "webhooks, and the list of events",
    kept: "webhooks",
    player: { rowsBy: ["kuid"], afterWithdrawal: "kept" },
    note: "an erasure keeps the event that says so, without the ids beside its encrypted body, until it is delivered or for 5 days",
    columns: {
      eventId: "id that products see",
      type: "type of event",
      sequence: "its number among those of the session",
      occurredAt: "when it happened",
      body: "what is sent, encrypted",
    },
  },
);

/** The last sequence number of each session. */
export const eventSequences = table(
  "event_sequences",
  {
    sessionId: text("session_id"),
    last: integer("last"),
  },
  {
    holds: "How many events a session had",
    why: "numbers the events of a session without a gap",
    kept: "withdrawal",
    player: { rowsBy: ["sessionId"] },
    columns: { last: "number of the last event" },
  },
);

/** A place in the order of a product's events: by instant, of one instant by sequence, then as they were written. */
export type EventPosition = Readonly<{ occurredAt: number; sequence: number; id: number }>;

/** An event with the product and mode that it belongs to. */
export type FoundEvent = StoredEvent & Scope;

const next = query((sql, p: Slots<{ sessionId: string }>) =>
  eventSequences.returning(
    sql,
    eventSequences
      .insert(sql, p, { last: 1 })
      .onConflict("session_id")
      .merge({ last: sql.raw("event_sequences.last + 1") }),
    "last",
  ),
);

const insert = query((sql, p: Slots<Scope & NewStoredEvent>) => events.insert(sql, p));
const insertToDeliver = query((sql, p: Slots<Scope & NewStoredEvent>) =>
  events.returning(sql, events.insert(sql, p), "id"),
);

const select = (sql: Knex) => events.selectWithout(sql, "productId", "mode");

const byId = query((sql, p: Slots<{ eventId: string }>) =>
  events.select(sql).where(events.values(p, "eventId")),
);

/** Rows read at once, at most. */
const PAGE_SIZE = 101;

type Range = Scope & EventPosition & { since: number };
const before = (sql: Knex, p: Slots<Range>) =>
  select(sql)
    .where(events.values(p, "productId", "mode"))
    .where("occurred_at", ">=", p.since)
    .whereRaw("(occurred_at, sequence, id) < (?, ?, ?)", [p.occurredAt, p.sequence, p.id] as never)
    .orderBy([
      { column: "occurred_at", order: "desc" },
      { column: "sequence", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .limit(PAGE_SIZE);

const newestFirst = query(before);
const newestOfTypeFirst = query((sql, p: Slots<Range & { type: string }>) =>
  before(sql, p).where(events.values(p, "type")),
);

const oldestFirst = query((sql, p: Slots<Scope & EventPosition & { until: number }>) =>
  events
    .selectWithout(sql, "productId", "mode", "body")
    .where(events.values(p, "productId", "mode"))
    .where("occurred_at", "<=", p.until)
    .whereRaw("(occurred_at, sequence, id) > (?, ?, ?)", [p.occurredAt, p.sequence, p.id] as never)
    .orderBy(["occurred_at", "sequence", "id"])
    .limit(PAGE_SIZE),
);

const written = query((sql, p: Slots<Scope & { after: number }>) =>
  select(sql)
    .where(events.values(p, "productId", "mode"))
    .where("id", ">", p.after)
    .orderBy("id"),
);

const last = statement<Record<never, never>, { id: number | null }>((sql) =>
  sql("events").max({ id: "id" }),
);

/**
 * The next sequence number of a session's events. Other transactions that need one wait until this one has ended, and an
 * undone transaction gives its number back: no gaps.
 */
export async function nextSequence(tx: Db, sessionId: string): Promise<number> {
  const row = await next.first(tx, { sessionId });
  if (!row) throw new Error("The event has got no sequence number");
  return row.last;
}

/** An event that is sent to no endpoint. */
export async function addEvent(
  tx: Db,
  { productId, mode }: Scope,
  event: NewStoredEvent,
): Promise<void> {
  await insert(tx, { ...event, productId, mode });
}

/** Returns the event's row id, which its deliveries refer to. */
export async function addEventToDeliver(
  tx: Db,
  { productId, mode }: Scope,
  event: NewStoredEvent,
): Promise<number> {
  const row = await insertToDeliver.first(tx, { ...event, productId, mode });
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
    if (found.length < PAGE_SIZE) return;
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
