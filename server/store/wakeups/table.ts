// What has to happen at a certain time: a row for each kind and ref, written in the transaction of its cause.
import type { Knex } from "knex";

import type { WakeupKindName } from "../../domain/wakeup-kinds.js";
import type { Slot } from "../engine/statement.js";
import { boolean, integer, nullable, rowId, table, text } from "../engine/table.js";

export type WakeupName = Readonly<{ kind: WakeupKindName; ref: string }>;

/** `dueAt` is in milliseconds on the service's clock. */
export type Wakeup = WakeupName & Readonly<{ dueAt: number }>;

/** `runAt` is the next attempt, later than `dueAt` after a failure. Leases are in real time. */
export const wakeups = table(
  "wakeups",
  {
    id: rowId("id"),
    kind: text<WakeupKindName>("kind"),
    ref: text("ref"),
    isExternal: boolean("is_external"),
    dueAt: integer("due_at"),
    runAt: integer("run_at"),
    leaseUntil: nullable(integer("lease_until")),
    version: integer("version"),
    attempts: integer("attempts"),
    lastError: nullable(text("last_error")),
    isDispatched: boolean("is_dispatched"),
    dispatchLeaseUntil: nullable(integer("dispatch_lease_until")),
    traceparent: nullable(text("traceparent")),
  },
  {
    holds: "Work to do later",
    why: "thresholds, deadlines, email and webhooks",
    kept: { phrase: "until it is done" },
    player: { rowsBy: ["ref"] },
    guardian: { rowsBy: ["ref"] },
    columns: {
      kind: "kind of work",
      ref: "id of what it is about",
      isExternal: "whether it talks to other machines",
      dueAt: "when it is due",
      runAt: "when it is attempted next",
      leaseUntil: "until when a process works on it",
      version: "number of its changes",
      attempts: "attempts that failed",
      lastError: "why the last one failed",
      isDispatched: "whether Temporal knows of it",
      dispatchLeaseUntil: "until when a process hands it over",
      traceparent: "trace of the request that caused it, where requests are traced",
    },
  },
);

/** Matches wakeups that no process has leased, or whose lease has run out. */
export const isUnleased =
  (column: "lease_until" | "dispatch_lease_until", realNow: Slot<number>) =>
  (row: Knex.QueryBuilder): void =>
    void row.whereNull(column).orWhere(column, "<=", realNow);
