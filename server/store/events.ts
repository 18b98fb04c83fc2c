// What products are told by webhooks, each event as it is sent: every attempt and every replay sends the same bytes.
import type { Db } from "./db.js";
import type { Scope } from "./sessions.js";
import { statement } from "./statement.js";

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
