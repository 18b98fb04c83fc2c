// What is to be sent to which endpoint, and how each attempt went.
import type { Db } from "./engine/db.js";
import { isOneOf, statement } from "./engine/statement.js";

/** `failed`: all its attempts are used up. */
export type DeliveryStatus = "pending" | "delivered" | "failed";

/** An event in line for an endpoint. `attempts`: the attempts since it was put there. */
export type DueDelivery = Readonly<{
  position: number;
  eventPosition: number;
  eventId: string;
  type: string;
  body: string;
  attempts: number;
}>;

/** `at` in milliseconds on the service's clock. `status`: the HTTP status or a word. */
export type Attempt = Readonly<{ endpointId: string; attempt: number; at: number; status: string }>;

/** How many of an endpoint's deliveries are read at once. */
const DUE_AT_ONCE = 512;

type InLine = { eventPosition: number; endpointId: string; dueAt: number };

const insert = statement<InLine>((sql, p) =>
  sql("webhook_deliveries")
    .insert({
      event_position: p.eventPosition,
      endpoint_id: p.endpointId,
      status: "pending",
      attempts: 0,
      tries: 0,
      due_at: p.dueAt,
    })
    .onConflict(["event_position", "endpoint_id"])
    .ignore(),
);

const insertAgain = statement<InLine>((sql, p) =>
  sql("webhook_deliveries")
    .insert({
      event_position: p.eventPosition,
      endpoint_id: p.endpointId,
      status: "pending",
      attempts: 0,
      tries: 0,
      due_at: p.dueAt,
    })
    .onConflict(["event_position", "endpoint_id"])
    .merge({ status: "pending", tries: 0, due_at: sql.raw("excluded.due_at") }),
);

const due = statement<{ endpointId: string; now: number }, DueDelivery>((sql, p) =>
  sql("webhook_deliveries as d")
    .join("events as e", "e.position", "d.event_position")
    .select({
      position: "d.position",
      eventPosition: "d.event_position",
      eventId: "e.event_id",
      type: "e.type",
      body: "e.body",
      attempts: "d.tries",
    })
    .where({ "d.endpoint_id": p.endpointId })
    .where("d.due_at", "<=", p.now)
    .orderBy(["d.due_at", "d.position"])
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
    position: number;
    attemptsBefore: number;
    status: string;
    attempts: number;
    dueAt: number | null;
  },
  { attempts: number }
>((sql, p) =>
  sql("webhook_deliveries")
    .update({
      status: p.status,
      tries: p.attempts,
      due_at: p.dueAt,
      attempts: sql.raw("attempts + 1"),
    })
    .where({ position: p.position })
    .where(
      (open) =>
        void open
          .where({ tries: p.attemptsBefore })
          .orWhereRaw("? = 'delivered'", [p.status] as never),
    )
    .returning("attempts"),
);

const count = statement<{ position: number }, { attempts: number }>((sql, p) =>
  sql("webhook_deliveries")
    .update({ attempts: sql.raw("attempts + 1") })
    .where({ position: p.position })
    .returning("attempts"),
);

const log = statement<{
  eventPosition: number;
  endpointId: string;
  attempt: number;
  at: number;
  status: string;
  tookMs: number;
}>((sql, p) =>
  sql("webhook_attempts").insert({
    event_position: p.eventPosition,
    endpoint_id: p.endpointId,
    attempt: p.attempt,
    at: p.at,
    status: p.status,
    took_ms: p.tookMs,
  }),
);

const attemptsOf = statement<
  { eventPositions: readonly number[] },
  Attempt & { eventPosition: number }
>((sql, p) =>
  sql("webhook_attempts")
    .select({
      eventPosition: "event_position",
      endpointId: "endpoint_id",
      attempt: "attempt",
      at: "at",
      status: "status",
    })
    .where(isOneOf(sql, "event_position", p.eventPositions))
    .orderBy(["event_position", "at", "endpoint_id", "attempt"]),
);

const statesOf = statement<
  { endpointId: string; eventPositions: readonly number[] },
  { eventPosition: number; status: DeliveryStatus }
>((sql, p) =>
  sql("webhook_deliveries")
    .select({ eventPosition: "event_position", status: "status" })
    .where({ endpoint_id: p.endpointId })
    .where(isOneOf(sql, "event_position", p.eventPositions)),
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
  delivery: Pick<DueDelivery, "position" | "eventPosition" | "attempts">,
  result: {
    endpointId: string;
    at: number;
    status: string;
    tookMs: number;
    next: { status: DeliveryStatus; attempts: number; dueAt: number | null };
  },
): Promise<void> {
  const { endpointId, at, status, tookMs, next } = result;
  const { position, eventPosition, attempts: attemptsBefore } = delivery;
  const settled =
    (await settle.first(tx, { position, attemptsBefore, ...next })) ??
    (await count.first(tx, { position }));
  // It was purged while it was under way.
  if (!settled) return;
  await log(tx, { eventPosition, endpointId, attempt: settled.attempts, at, status, tookMs });
}

/** The attempts of some events, by the events' positions, in the order in which they were made. */
export async function listAttempts(
  db: Db,
  eventPositions: readonly number[],
): Promise<Map<number, Attempt[]>> {
  const found = new Map<number, Attempt[]>(eventPositions.map((position) => [position, []]));
  for (const { eventPosition, ...attempt } of await attemptsOf(db, { eventPositions }))
    found.get(eventPosition)?.push(attempt);
  return found;
}

/** How far the deliveries of some events to an endpoint are; absent where it was never told. */
export async function deliveryStates(
  db: Db,
  endpointId: string,
  eventPositions: readonly number[],
): Promise<Map<number, DeliveryStatus>> {
  const rows = await statesOf(db, { endpointId, eventPositions });
  return new Map(rows.map(({ eventPosition, status }) => [eventPosition, status]));
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
