import type { Mode } from "../../domain/product.js";
import { integer, json, nullable, rowId, sealed, table, text } from "../engine/table.js";

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
    createdAt: integer("created_at"),
    body: sealed(text("body"), ["eventId"]),
    traceparent: nullable(text("traceparent")),
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
      createdAt: "when it was stored; the events of a product are in this order",
      body: "what is sent, encrypted",
      traceparent: "trace of the request that caused it, where requests are traced",
    },
  },
);

/** The last sequence number of each session. */
export const eventSequences = table(
  "event_sequences",
  {
    sessionId: text("session_id"),
    last: integer("last"),
    lastAt: integer("last_at"),
  },
  {
    holds: "How many events a session had",
    why: "numbers the events of a session without a gap",
    kept: "withdrawal",
    player: { rowsBy: ["sessionId"] },
    columns: { last: "number of the last event", lastAt: "when the latest of them was emitted" },
  },
);

/** `failed` means that all attempts are used up. */
export const DELIVERY_STATUSES = ["pending", "delivered", "failed"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const webhookDeliveries = table(
  "webhook_deliveries",
  {
    id: rowId("id"),
    eventRowId: integer("event_row_id"),
    endpointId: text("endpoint_id"),
    status: text<DeliveryStatus>("status"),
    attempts: integer("attempts"),
    totalAttempts: integer("total_attempts"),
    dueAt: nullable(integer("due_at")),
  },
  {
    holds: "An event on its way to an endpoint",
    why: "each event arrives at least once",
    kept: "webhooks",
    note: "deleted with its event",
    columns: {
      eventRowId: "row of the event",
      endpointId: "endpoint it goes to",
      status: "whether it arrived",
      attempts: "attempts since it was queued",
      totalAttempts: "all attempts",
      dueAt: "when the next attempt is due",
    },
  },
);

export const webhookAttempts = table(
  "webhook_attempts",
  {
    eventRowId: integer("event_row_id"),
    endpointId: text("endpoint_id"),
    attempt: integer("attempt"),
    attemptedAt: integer("attempted_at"),
    status: text("status"),
    durationMs: integer("duration_ms"),
    response: nullable(sealed(text("response"), ["eventRowId", "endpointId", "attempt"])),
  },
  {
    holds: "An attempt to deliver an event",
    why: "shows the product what its endpoint returned",
    kept: "webhooks",
    note: "deleted with its event",
    columns: {
      eventRowId: "row of the event",
      endpointId: "endpoint it went to",
      attempt: "number of the attempt",
      attemptedAt: "when it was made",
      status: "HTTP status or a word",
      durationMs: "how long it took",
      response: "the first 1024 bytes of the body of the response, encrypted",
    },
  },
);

/** A signing secret. `endsAt` is in milliseconds on the service's clock, null where it does not expire. */
export type Secret = Readonly<{ secret: string; endsAt: number | null }>;

/**
 * Why nothing is sent to an endpoint: an operator disabled it, it responded with 410, deliveries failed for days, or it left
 * the product file.
 */
export type DisabledReason = "operator" | "gone" | "failing" | "removed";

/**
 * `events` are the types that it wants, or null for all. `secrets` are sorted newest first. Instants are in milliseconds on the
 * service's clock.
 */
export type Endpoint = Readonly<{
  endpointId: string;
  productId: number;
  mode: Mode;
  url: string;
  events: readonly string[] | null;
  secrets: readonly Secret[];
  source: "product-file" | "command-line";
  createdAt: number;
  failingSince: number | null;
  disabledAt: number | null;
  disabledReason: DisabledReason | null;
}>;

export const webhookEndpoints = table(
  "webhook_endpoints",
  {
    endpointId: text("endpoint_id"),
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    url: text("url"),
    events: nullable(json<readonly string[]>("events")),
    secrets: sealed(json<readonly Secret[]>("secrets"), ["endpointId"]),
    source: text<Endpoint["source"]>("source"),
    createdAt: integer("created_at"),
    failingSince: nullable(integer("failing_since")),
    disabledAt: nullable(integer("disabled_at")),
    disabledReason: nullable(text<DisabledReason>("disabled_reason")),
  },
  {
    holds: "An address to which a product wants its events sent",
    why: "webhooks",
    kept: { phrase: "with the product" },
    columns: {
      endpointId: "id of the endpoint",
      url: "address it is sent to",
      events: "types of event that are sent",
      secrets: "signing secrets, encrypted",
      source: "product file or command line",
      failingSince: "since when it fails",
      disabledAt: "when it was disabled",
      disabledReason: "why it was disabled",
    },
  },
);
