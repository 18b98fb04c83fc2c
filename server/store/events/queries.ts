import type { Knex } from "knex";

import type { Db } from "../engine/db.js";
import { advisoryLock } from "../engine/locks.js";
import { isOneOf, type Slots, statement } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { deleteServiceValue, readServiceValue, writeServiceValue } from "../service/queries.js";
import type { Scope } from "../sessions/queries.js";
import { events, eventSequences, webhookAttempts, webhookDeliveries } from "./table.js";

// Events are stored as the bytes that webhooks send, so that every attempt and every replay sends the same.

/** `sequence` counts the events of a session from 1; it is 0 without a session. `body` is JSON. */
export type StoredEvent = Readonly<{
  id: number;
  eventId: string;
  sessionId: string | null;
  kuid: string | null;
  type: string;
  sequence: number;
  occurredAt: number;
  createdAt: number;
  body: string;
}>;

/** `traceparent` belongs to the work that caused it. */
export type NewStoredEvent = Omit<StoredEvent, "id"> & Readonly<{ traceparent: string | null }>;

/** A position in the order in which a product's events were committed. Instants and ids grow together. */
export type EventPosition = Readonly<{ createdAt: number; id: number }>;

const next = query((sql, p: Slots<{ sessionId: string; lastAt: number }>) =>
  eventSequences.returning(
    sql,
    eventSequences
      .insert(sql, p, { last: 1 })
      .onConflict("session_id")
      .merge({
        last: sql.raw("event_sequences.last + 1"),
        last_at: sql.raw(
          "case when excluded.last_at > event_sequences.last_at then excluded.last_at else event_sequences.last_at end",
        ),
      }),
    "last",
  ),
);

/** Returns the current instant, or the instant of the last event if a clock was set back since. */
const neverBefore = (sql: Knex, p: Slots<Scope & { createdAt: number }>) =>
  sql.raw("coalesce(?, ?)", [
    sql("events")
      .select("created_at")
      .where(events.values(p, "productId", "mode"))
      .where("created_at", ">", p.createdAt)
      .orderBy("created_at", "desc")
      .limit(1),
    p.createdAt,
  ] as never);

type Insert = Slots<Scope & NewStoredEvent>;

const inserted = (sql: Knex, p: Insert) =>
  events.insert(sql, p, { createdAt: neverBefore(sql, p) as never });

/** Stores an event that is sent to no endpoint. Call `lockEvents` before. */
export const addEvent = query(inserted);

const insertToDeliver = query((sql, p: Insert) => events.returning(sql, inserted(sql, p), "id"));

const select = (sql: Knex) => events.selectWithout(sql, "productId", "mode", "traceparent");

/** Returns an event of any product, for operators. */
export const findEvent = query((sql, p: Slots<{ eventId: string }>) =>
  events.select(sql).where(events.values(p, "eventId")),
).first;

/** Returns the position of an event of this product and mode. */
export const findPosition = query((sql, p: Slots<Scope & { eventId: string }>) =>
  events
    .select(sql, "createdAt", "id")
    .where(events.values(p, "eventId"))
    .where(events.values(p, "productId", "mode")),
).first;

const newest = query((sql, p: Slots<Scope>) =>
  events
    .select(sql, "createdAt", "id")
    .where(events.values(p, "productId", "mode"))
    .orderBy([
      { column: "created_at", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .limit(1),
);

/** What a list of events can be filtered by, besides its period. */
const FILTERS = ["sessionId", "kuid", "type"] as const;

type Filter = (typeof FILTERS)[number];

type Order = "asc" | "desc";

type Range = Scope & EventPosition & { bound: number; limit: number } & Record<Filter, string>;

/**
 * Lists events from a position to the instant `bound`. A player has few events, so they are found by their own index and sorted.
 */
const listing = (order: Order, filters: readonly Filter[]) =>
  query((sql, p: Slots<Range>) => {
    const isOfFew = filters.includes("sessionId") || filters.includes("kuid");
    return (
      select(sql)
        .whereRaw(isOfFew ? "product_id + 0 = ?" : "product_id = ?", [p.productId] as never)
        .where(events.values(p, "mode", ...filters))
        .where("created_at", order === "asc" ? "<=" : ">=", p.bound)
        .whereRaw(`(created_at, id) ${order === "asc" ? ">" : "<"} (?, ?)`, [
          p.createdAt,
          p.id,
        ] as never)
        // Knex takes no parameter for a limit.
        .orderByRaw(`created_at ${order}, id ${order} limit ?`, [p.limit] as never)
    );
  });

const listings = new Map(
  (["asc", "desc"] as const).flatMap((order) =>
    subsets(FILTERS).map((filters) => [listingName(order, filters), listing(order, filters)]),
  ),
);

function listingName(order: Order, filters: readonly Filter[]): string {
  return [order, ...filters].join(" ");
}

function subsets<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((made, each) => [...made, ...made.map((set) => [...set, each])], [[]]);
}

const PAGE_SIZE = 100;

const idsFrom = query((sql, p: Slots<Scope & EventPosition & { bound: number }>) =>
  events
    .selectWithout(sql, "productId", "mode", "body", "traceparent")
    .where(events.values(p, "productId", "mode"))
    .where("created_at", "<=", p.bound)
    .whereRaw("(created_at, id) > (?, ?)", [p.createdAt, p.id] as never)
    .orderBy(["created_at", "id"])
    .limit(PAGE_SIZE),
);

/**
 * Returns the next sequence number of a session's events. Other transactions wait for it, and a rollback releases the number,
 * so there are no gaps.
 */
export async function nextSequence(tx: Db, sessionId: string, lastAt: number): Promise<number> {
  const row = await next.first(tx, { sessionId, lastAt });
  if (!row) throw new Error("The event has got no sequence number");
  return row.last;
}

/**
 * Makes other writers of this product's events in this mode wait until the transaction ends, so that ids and instants follow
 * the order of commits. Call it as the last step of a transaction.
 */
export const lockEvents = (tx: Db, { productId, mode }: Scope): Promise<void> =>
  advisoryLock(tx, `events ${productId} ${mode}`);

/** Stores an event and returns its row id, which its deliveries refer to. Call `lockEvents` before. */
export async function addEventToDeliver(
  tx: Db,
  { productId, mode }: Scope,
  event: NewStoredEvent,
): Promise<number> {
  const row = await insertToDeliver.first(tx, { ...event, productId, mode });
  if (!row) throw new Error("The event has got no id");
  return row.id;
}

/** A position before the first event. */
export const FIRST_POSITION: EventPosition = { createdAt: -8.64e15, id: 0 };

export const LAST_POSITION: EventPosition = { createdAt: 8.64e15, id: 2 ** 52 };

export const isBefore = (one: EventPosition, other: EventPosition): boolean =>
  one.createdAt < other.createdAt || (one.createdAt === other.createdAt && one.id < other.id);

/** Returns the position of the event stored last. */
export const lastPosition = async (db: Db, { productId, mode }: Scope): Promise<EventPosition> =>
  (await newest.first(db, { productId, mode })) ?? FIRST_POSITION;

interface EventsWanted extends Readonly<Partial<Record<Filter, string>>> {
  readonly order: Order;
  /** Excluded from the list. */
  readonly from: EventPosition;
  /** The instant at which the list ends, included. */
  readonly bound?: number;
  readonly limit: number;
}

/** Returns the events after a position, oldest first, or before it, newest first. `hasMore` says that others follow. */
export async function listEvents(
  db: Db,
  { productId, mode }: Scope,
  { order, from, bound, limit, ...wanted }: EventsWanted,
): Promise<{ events: StoredEvent[]; hasMore: boolean }> {
  const filters = FILTERS.filter((filter) => wanted[filter] !== undefined);
  const list = listings.get(listingName(order, filters));
  if (!list) throw new Error("The list has no such filter");
  const { createdAt, id } = from;
  const found = await list(db, {
    productId,
    mode,
    createdAt,
    id,
    bound: bound ?? (order === "asc" ? LAST_POSITION : FIRST_POSITION).createdAt,
    limit: limit + 1,
    ...(wanted as Record<Filter, string>),
  });
  return { events: found.slice(0, limit), hasMore: found.length > limit };
}

/** Returns events stored from `since` to `until`, both included, oldest first, without their bodies. */
export async function* readEvents(
  db: Db,
  { productId, mode }: Scope,
  { since, until }: { since: number; until: number },
): AsyncGenerator<readonly Omit<StoredEvent, "body">[]> {
  let from: EventPosition = { createdAt: since, id: 0 };
  for (;;) {
    const { createdAt, id } = from;
    const found = await idsFrom(db, { productId, mode, createdAt, id, bound: until });
    if (found.length > 0) yield found;
    if (found.length < PAGE_SIZE) return;
    from = found.at(-1) as EventPosition;
  }
}

const PURGE_BATCH_SIZE = 500;

type Outdated = Readonly<{ before: number; longBefore: number }>;

/**
 * It counts deliveries with an instant: where it asked for queued ones, PostgreSQL could read all that are queued for each event.
 */
const outdated = statement<
  Scope & EventPosition & Outdated,
  EventPosition & Readonly<{ isQueued: number }>
>((sql, p) =>
  sql.raw(
    `select id, created_at as "createdAt", case when created_at > ? and
       (select count(d.due_at) from webhook_deliveries d where d.event_row_id = events.id) > 0 then 1 else 0 end as "isQueued"
     from events where product_id = ? and mode = ? and created_at <= ? and (created_at, id) > (?, ?)
     order by created_at, id limit ${PURGE_BATCH_SIZE}`,
    [p.longBefore, p.productId, p.mode, p.before, p.createdAt, p.id],
  ),
);

type Ids = { ids: readonly number[] };

const removeRows = query((sql, p: Slots<Ids>) =>
  events.delete(sql).where(isOneOf(sql, "id", p.ids)),
);

const removeDeliveries = query((sql, p: Slots<Ids>) =>
  webhookDeliveries.delete(sql).where(isOneOf(sql, "event_row_id", p.ids)),
);

const removeAttempts = query((sql, p: Slots<Ids>) =>
  webhookAttempts.delete(sql).where(isOneOf(sql, "event_row_id", p.ids)),
);

/** Deletes events with their deliveries and attempts. */
export async function removeEvents(tx: Db, ids: readonly number[]): Promise<void> {
  await removeAttempts(tx, { ids });
  await removeDeliveries(tx, { ids });
  await removeRows(tx, { ids });
}

/** The last event that a purge passed because it is queued, so that the next call does not pass all of them again. */
const passedIn = ({ productId, mode }: Scope) => `events-passed:${productId}:${mode}`;

/**
 * Deletes events up to the instant `before`, with their deliveries and attempts. Keeps queued events until `longBefore`. Each
 * call looks at a bounded number; the next call continues where this one stopped. Returns how many it deleted, and whether there
 * may be more.
 */
export async function purgeEvents(
  tx: Db,
  scope: Scope,
  { before, longBefore }: Outdated,
): Promise<Readonly<{ deleted: number; isMore: boolean }>> {
  const name = passedIn(scope);
  const passed = await readServiceValue(tx, name);
  const from = passed === undefined ? FIRST_POSITION : (JSON.parse(passed) as EventPosition);
  const { productId, mode } = scope;
  const rows = await outdated(tx, { productId, mode, ...from, before, longBefore });
  const ids = rows.flatMap((row) => (row.isQueued ? [] : [row.id]));
  if (ids.length > 0) await removeEvents(tx, ids);
  const isMore = rows.length === PURGE_BATCH_SIZE;
  const { createdAt, id } = rows.at(-1) ?? from;
  if (isMore && ids.length < rows.length)
    await writeServiceValue(tx, name, JSON.stringify({ createdAt, id }));
  else if (!isMore && passed !== undefined) await deleteServiceValue(tx, name);
  return { deleted: ids.length, isMore };
}
