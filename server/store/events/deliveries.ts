// The queue of each webhook endpoint and the log of attempts.
import type { Knex } from "knex";

import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots, statement } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
  events,
  webhookAttempts,
  webhookDeliveries,
} from "./table.js";

/** An event queued for an endpoint. `attempts` counts the attempts since it was queued. */
export type DueDelivery = Readonly<{
  id: number;
  eventRowId: number;
  eventId: string;
  productId: number;
  mode: Mode;
  type: string;
  body: string;
  attempts: number;
  dueAt: number;
  traceparent: string | null;
}>;

/** `attemptedAt` is in milliseconds on the service's clock. `status` is the HTTP status or a word. */
export type Attempt = Readonly<{
  endpointId: string;
  attempt: number;
  attemptedAt: number;
  status: string;
}>;

/** The number of an endpoint's deliveries that are read at once. */
const DUE_AT_ONCE = 512;

type Queued = { eventRowId: number; endpointId: string; dueAt: number };

const queue = (sql: Knex, p: Slots<Queued>) =>
  webhookDeliveries
    .insert(sql, p, { status: "pending", attempts: 0, totalAttempts: 0 })
    .onConflict(["event_row_id", "endpoint_id"]);

/** Queues an event for an endpoint. Changes nothing where it was queued before. */
export const addDelivery = query((sql, p: Slots<Queued>) => queue(sql, p).ignore());

/** Queues an event again with a whole new schedule of attempts. Earlier attempts stay in the log. */
export const addDeliveryAgain = query((sql, p: Slots<Queued>) =>
  queue(sql, p).merge({ status: "pending", attempts: 0, due_at: sql.raw("excluded.due_at") }),
);

/** Returns the due deliveries of an endpoint, earliest first, at most `DUE_AT_ONCE`. */
export const listDueDeliveries = statement<{ endpointId: string; now: number }, DueDelivery>(
  (sql, p) =>
    events.decode(
      sql("webhook_deliveries")
        .join("events", "events.id", "webhook_deliveries.event_row_id")
        .select({
          ...webhookDeliveries.names("id", "eventRowId", "attempts", "dueAt"),
          ...events.names("eventId", "productId", "mode", "type", "body", "traceparent"),
        })
        .where({ endpoint_id: p.endpointId })
        .where("due_at", "<=", p.now)
        .orderBy(["due_at", "webhook_deliveries.id"])
        .limit(DUE_AT_ONCE),
      "eventId",
      "body",
    ),
);

const earliest = query((sql, p: Slots<{ endpointId: string }>) =>
  webhookDeliveries
    .select(sql, "dueAt")
    .where(webhookDeliveries.values(p, "endpointId"))
    .whereNotNull("due_at")
    .orderBy("due_at")
    .limit(1),
);

const oneMore = (sql: Knex) => ({ total_attempts: sql.raw("total_attempts + 1") });

type Result = { id: number; attemptsBefore: number } & Pick<
  RowOf<typeof webhookDeliveries>,
  "status" | "attempts" | "dueAt"
>;

const complete = query((sql, p: Slots<Result>) =>
  webhookDeliveries.returning(
    sql,
    webhookDeliveries
      .update(sql, {
        ...webhookDeliveries.values(p, "status", "attempts", "dueAt"),
        ...oneMore(sql),
      })
      .where(webhookDeliveries.values(p, "id"))
      .where(
        (open) =>
          void open.where({ attempts: p.attemptsBefore }).orWhereRaw("? = 'delivered'", [p.status]),
      ),
    "totalAttempts",
  ),
);

const count = query((sql, p: Slots<{ id: number }>) =>
  webhookDeliveries.returning(
    sql,
    webhookDeliveries.update(sql, oneMore(sql)).where(webhookDeliveries.values(p, "id")),
    "totalAttempts",
  ),
);

const log = query((sql, p: Slots<RowOf<typeof webhookAttempts>>) => webhookAttempts.insert(sql, p));

const attemptsOf = query((sql, p: Slots<{ eventRowIds: readonly number[] }>) =>
  webhookAttempts
    .selectWithout(sql, "durationMs", "response")
    .where(isOneOf(sql, "event_row_id", p.eventRowIds))
    .orderBy(["event_row_id", "attempted_at", "endpoint_id", "attempt"]),
);

/**
 * Returns the attempts to deliver an event to an endpoint, with how each response began, in the order in which they were made.
 */
export const listResponses = query((sql, p: Slots<{ eventRowId: number; endpointId: string }>) =>
  webhookAttempts
    .select(sql)
    .where(webhookAttempts.values(p, "eventRowId", "endpointId"))
    .orderBy("attempt"),
);

const statesOf = query((sql, p: Slots<{ endpointId: string; eventRowIds: readonly number[] }>) =>
  webhookDeliveries
    .select(sql, "eventRowId", "status")
    .where(webhookDeliveries.values(p, "endpointId"))
    .where(isOneOf(sql, "event_row_id", p.eventRowIds)),
);

const counts = statement<
  Record<never, never>,
  { endpointId: string; status: DeliveryStatus; count: number }
>((sql) =>
  sql("webhook_deliveries")
    .select(webhookDeliveries.names("endpointId", "status"))
    .count({ count: "*" })
    .groupBy(["endpoint_id", "status"]),
);

/** Returns when the next delivery to an endpoint is due; undefined where its queue is empty. */
export const nextDeliveryAt = async (db: Db, endpointId: string): Promise<number | undefined> =>
  (await earliest.first(db, { endpointId }))?.dueAt ?? undefined;

/**
 * Records an attempt. `dueAt` is when the next one is due, null where there is none. A failed attempt is only counted where the
 * event was queued again meanwhile, or another process has recorded its result. Returns whether the delivery is still there.
 */
export async function completeDelivery(
  tx: Db,
  delivery: Pick<DueDelivery, "id" | "eventRowId" | "attempts">,
  result: {
    endpointId: string;
    attemptedAt: number;
    status: string;
    durationMs: number;
    response: string | null;
    next: { status: DeliveryStatus; attempts: number; dueAt: number | null };
  },
): Promise<boolean> {
  const { endpointId, next, ...made } = result;
  const { id, eventRowId, attempts: attemptsBefore } = delivery;
  const completed =
    (await complete.first(tx, { id, attemptsBefore, ...next })) ?? (await count.first(tx, { id }));
  // The delivery was purged while the attempt ran.
  if (!completed) return false;
  await log(tx, {
    eventRowId,
    endpointId,
    attempt: completed.totalAttempts,
    ...made,
  });
  return true;
}

/** Returns the attempts to deliver some events, by event id, in the order in which they were made. */
export async function listAttempts(
  db: Db,
  eventRowIds: readonly number[],
): Promise<Map<number, Attempt[]>> {
  const found = new Map<number, Attempt[]>(eventRowIds.map((id) => [id, []]));
  for (const { eventRowId, ...attempt } of await attemptsOf(db, { eventRowIds }))
    found.get(eventRowId)?.push(attempt);
  return found;
}

/** An event on its way to an endpoint, for the people who run the product. */
export type ListedDelivery = Readonly<{
  id: number;
  eventRowId: number;
  eventId: string;
  type: string;
  createdAt: number;
  status: DeliveryStatus;
  totalAttempts: number;
  dueAt: number | null;
}>;

/** One more than a page of the console shows, so that it knows whether there is another page. */
const LISTED_AT_ONCE = 51;

type InList = { endpointId: string; before: number; status: DeliveryStatus };

const selectListed = (sql: Knex) =>
  sql("webhook_deliveries")
    .join("events", "events.id", "webhook_deliveries.event_row_id")
    .select({
      ...webhookDeliveries.names("id", "eventRowId", "status", "totalAttempts", "dueAt"),
      ...events.names("eventId", "type", "createdAt"),
    });

const listed = statement<InList, ListedDelivery>((sql, p) =>
  selectListed(sql)
    .where({ endpoint_id: p.endpointId, status: p.status })
    .where("webhook_deliveries.id", "<", p.before)
    .orderBy("webhook_deliveries.id", "desc")
    .limit(LISTED_AT_ONCE),
);

/** Returns the delivery of an event to an endpoint, in a list. */
export const listDeliveriesOf = statement<{ endpointId: string; eventId: string }, ListedDelivery>(
  (sql, p) => selectListed(sql).where({ endpoint_id: p.endpointId, event_id: p.eventId }),
);

/** Returns deliveries to an endpoint, the last queued first, of rows below `before`: one more than a page shows. */
export async function listDeliveries(
  db: Db,
  {
    statuses = DELIVERY_STATUSES,
    ...rest
  }: Omit<InList, "status"> & { statuses?: readonly DeliveryStatus[] | undefined },
): Promise<ListedDelivery[]> {
  const found: ListedDelivery[] = [];
  // Each status by itself, because the index has the deliveries of a status in their order.
  for (const status of statuses) found.push(...(await listed(db, { ...rest, status })));
  return found.sort((one, other) => other.id - one.id).slice(0, LISTED_AT_ONCE);
}

/** Returns the status of the deliveries of some events to an endpoint, leaving out events without one. */
export async function deliveryStates(
  db: Db,
  endpointId: string,
  eventRowIds: readonly number[],
): Promise<Map<number, DeliveryStatus>> {
  const rows = await statesOf(db, { endpointId, eventRowIds });
  return new Map(rows.map(({ eventRowId, status }) => [eventRowId, status]));
}

/** More than so many are not counted at a request. */
export const MOST_COUNTED = 1_000;

const someOf = statement<{ endpointId: string; status: DeliveryStatus }, { count: number }>(
  (sql, p) =>
    sql
      .count({ count: "*" })
      .from(
        sql("webhook_deliveries")
          .select(sql.raw("1"))
          .where({ endpoint_id: p.endpointId, status: p.status })
          .limit(MOST_COUNTED)
          .as("counted"),
      ),
);

/** Returns how many deliveries an endpoint has in a state, up to `MOST_COUNTED`. */
export const countSomeDeliveries = async (
  db: Db,
  endpointId: string,
  status: DeliveryStatus,
): Promise<number> => Number((await someOf.first(db, { endpointId, status }))?.count ?? 0);

/** Returns how many deliveries each endpoint has in each state, for the command line: it reads all. */
export async function countDeliveries(
  db: Db,
): Promise<Map<string, Record<DeliveryStatus, number>>> {
  const found = new Map<string, Record<DeliveryStatus, number>>();
  for (const { endpointId, status, count } of await counts(db)) {
    const of = found.get(endpointId) ?? { pending: 0, delivered: 0, failed: 0 };
    found.set(endpointId, { ...of, [status]: count });
  }
  return found;
}
