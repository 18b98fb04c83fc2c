// What is to be sent to which endpoint, and how each attempt went.
import type { Db } from "./engine/db.js";
import { isOneOf, statement } from "./engine/statement.js";

/** `failed`: all its attempts are used up. */
export type DeliveryStatus = "pending" | "delivered" | "failed";

/** An event in line for an endpoint. `attempts`: the attempts since it was put there. */
export type DueDelivery = Readonly<{
  id: number;
  eventRowId: number;
  eventId: string;
  type: string;
  body: string;
  attempts: number;
}>;

/** `attemptedAt` in milliseconds on the service's clock. `status`: the HTTP status or a word. */
export type Attempt = Readonly<{
  endpointId: string;
  attempt: number;
  attemptedAt: number;
  status: string;
}>;

/** How many of an endpoint's deliveries are read at once. */
const DUE_AT_ONCE = 512;

type InLine = { eventRowId: number; endpointId: string; dueAt: number };

const insert = statement<InLine>((sql, p) =>
  sql("webhook_deliveries")
    .insert({
      event_row_id: p.eventRowId,
      endpoint_id: p.endpointId,
      status: "pending",
      attempts: 0,
      total_attempts: 0,
      due_at: p.dueAt,
    })
    .onConflict(["event_row_id", "endpoint_id"])
    .ignore(),
);

const insertAgain = statement<InLine>((sql, p) =>
  sql("webhook_deliveries")
    .insert({
      event_row_id: p.eventRowId,
      endpoint_id: p.endpointId,
      status: "pending",
      attempts: 0,
      total_attempts: 0,
      due_at: p.dueAt,
    })
    .onConflict(["event_row_id", "endpoint_id"])
    .merge({ status: "pending", attempts: 0, due_at: sql.raw("excluded.due_at") }),
);

const due = statement<{ endpointId: string; now: number }, DueDelivery>((sql, p) =>
  sql("webhook_deliveries as d")
    .join("events as e", "e.id", "d.event_row_id")
    .select({
      id: "d.id",
      eventRowId: "d.event_row_id",
      eventId: "e.event_id",
      type: "e.type",
      body: "e.body",
      attempts: "d.attempts",
    })
    .where({ "d.endpoint_id": p.endpointId })
    .where("d.due_at", "<=", p.now)
    .orderBy(["d.due_at", "d.id"])
    .limit(DUE_AT_ONCE),
);

const earliest = statement<{ endpointId: string }, { dueAt: number }>((sql, p) =>
  sql("webhook_deliveries")
    .select({ dueAt: "due_at" })
    .where({ endpoint_id: p.endpointId })
    .whereNotNull("due_at")
    .orderBy("due_at")
    .limit(1),
);

const settle = statement<
  {
    id: number;
    attemptsBefore: number;
    status: string;
    attempts: number;
    dueAt: number | null;
  },
  { attempt: number }
>((sql, p) =>
  sql("webhook_deliveries")
    .update({
      status: p.status,
      attempts: p.attempts,
      due_at: p.dueAt,
      total_attempts: sql.raw("total_attempts + 1"),
    })
    .where({ id: p.id })
    .where(
      (open) =>
        void open
          .where({ attempts: p.attemptsBefore })
          .orWhereRaw("? = 'delivered'", [p.status] as never),
    )
    .returning(sql.raw("total_attempts as ??", ["attempt"]) as never),
);

const count = statement<{ id: number }, { attempt: number }>((sql, p) =>
  sql("webhook_deliveries")
    .update({ total_attempts: sql.raw("total_attempts + 1") })
    .where({ id: p.id })
    .returning(sql.raw("total_attempts as ??", ["attempt"]) as never),
);

const log = statement<{
  eventRowId: number;
  endpointId: string;
  attempt: number;
  attemptedAt: number;
  status: string;
  durationMs: number;
}>((sql, p) =>
  sql("webhook_attempts").insert({
    event_row_id: p.eventRowId,
    endpoint_id: p.endpointId,
    attempt: p.attempt,
    attempted_at: p.attemptedAt,
    status: p.status,
    duration_ms: p.durationMs,
  }),
);

const attemptsOf = statement<{ eventRowIds: readonly number[] }, Attempt & { eventRowId: number }>(
  (sql, p) =>
    sql("webhook_attempts")
      .select({
        eventRowId: "event_row_id",
        endpointId: "endpoint_id",
        attempt: "attempt",
        attemptedAt: "attempted_at",
        status: "status",
      })
      .where(isOneOf(sql, "event_row_id", p.eventRowIds))
      .orderBy(["event_row_id", "attempted_at", "endpoint_id", "attempt"]),
);

const statesOf = statement<
  { endpointId: string; eventRowIds: readonly number[] },
  { eventRowId: number; status: DeliveryStatus }
>((sql, p) =>
  sql("webhook_deliveries")
    .select({ eventRowId: "event_row_id", status: "status" })
    .where({ endpoint_id: p.endpointId })
    .where(isOneOf(sql, "event_row_id", p.eventRowIds)),
);

const counts = statement<
  Record<never, never>,
  { endpointId: string; status: DeliveryStatus; count: number }
>((sql) =>
  sql("webhook_deliveries")
    .select({ endpointId: "endpoint_id", status: "status" })
    .count({ count: "*" })
    .groupBy(["endpoint_id", "status"]),
);

/** Puts an event in line for an endpoint. One that was there before stays as it is. */
export async function addDelivery(tx: Db, delivery: InLine): Promise<void> {
  await insert(tx, delivery);
}

/** Puts an event in line once more, with all its attempts before it. What was attempted before stays in the log. */
export async function addDeliveryAgain(tx: Db, delivery: InLine): Promise<void> {
  await insertAgain(tx, delivery);
}

/** What is due for an endpoint, the earliest first, at most `DUE_AT_ONCE`. */
export const listDueDeliveries = (
  db: Db,
  endpointId: string,
  now: number,
): Promise<DueDelivery[]> => due(db, { endpointId, now });

/** When the next delivery to an endpoint is due; undefined where none stands in line. */
export const nextDeliveryAt = async (db: Db, endpointId: string): Promise<number | undefined> =>
  (await earliest.first(db, { endpointId }))?.dueAt;

/**
 * How an attempt went, and what follows: `dueAt` is when the next one is due, null where there is none. One that failed
 * is only counted where the event was put in line again meanwhile, or another process has settled it.
 */
export async function completeDelivery(
  tx: Db,
  delivery: Pick<DueDelivery, "id" | "eventRowId" | "attempts">,
  result: {
    endpointId: string;
    attemptedAt: number;
    status: string;
    durationMs: number;
    next: { status: DeliveryStatus; attempts: number; dueAt: number | null };
  },
): Promise<void> {
  const { endpointId, attemptedAt, status, durationMs, next } = result;
  const { id, eventRowId, attempts: attemptsBefore } = delivery;
  const settled =
    (await settle.first(tx, { id, attemptsBefore, ...next })) ?? (await count.first(tx, { id }));
  // It was purged while it was under way.
  if (!settled) return;
  await log(tx, {
    eventRowId,
    endpointId,
    attempt: settled.attempt,
    attemptedAt,
    status,
    durationMs,
  });
}

/** The attempts of some events, by the events' ids, in the order in which they were made. */
export async function listAttempts(
  db: Db,
  eventRowIds: readonly number[],
): Promise<Map<number, Attempt[]>> {
  const found = new Map<number, Attempt[]>(eventRowIds.map((id) => [id, []]));
  for (const { eventRowId, ...attempt } of await attemptsOf(db, { eventRowIds }))
    found.get(eventRowId)?.push(attempt);
  return found;
}

/** How far the deliveries of some events to an endpoint are; absent where it was never told. */
export async function deliveryStates(
  db: Db,
  endpointId: string,
  eventRowIds: readonly number[],
): Promise<Map<number, DeliveryStatus>> {
  const rows = await statesOf(db, { endpointId, eventRowIds });
  return new Map(rows.map(({ eventRowId, status }) => [eventRowId, status]));
}

/** For operators: how many deliveries to each endpoint are in which state. */
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
