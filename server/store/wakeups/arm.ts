import type { Knex } from "knex";

import { isExternalKind, type WakeupKindName } from "../../domain/wakeup-kinds.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { wakeups, type Wakeup, type WakeupName } from "./table.js";

type NewRow = Wakeup & Pick<RowOf<typeof wakeups>, "isExternal" | "runAt" | "traceparent">;

const insert = (sql: Knex, p: Slots<NewRow>) =>
  wakeups
    .insert(sql, p, {
      leaseUntil: null,
      version: 0,
      attempts: 0,
      lastError: null,
      isDispatched: false,
      dispatchLeaseUntil: null,
    })
    .onConflict(["kind", "ref"]);

const arm = query((sql, p: Slots<NewRow>) =>
  insert(sql, p).merge({
    due_at: sql.raw("excluded.due_at"),
    run_at: sql.raw("excluded.run_at"),
    version: sql.raw("wakeups.version + 1"),
    attempts: 0,
    last_error: null,
    traceparent: sql.raw("excluded.traceparent"),
    is_dispatched: sql.raw(
      "case when excluded.run_at < wakeups.run_at then false else wakeups.is_dispatched end",
    ),
  }),
);

/** Brings a wakeup forward. One that has failed keeps the instant of its next attempt. */
const bringForward = query((sql, p: Slots<NewRow>) => {
  const earlier = (column: string) =>
    sql.raw("case when excluded.?? < wakeups.?? then excluded.?? else wakeups.?? end", [
      column,
      column,
      column,
      column,
    ]);
  return insert(sql, p).merge({
    due_at: earlier("due_at"),
    run_at: sql.raw("case when wakeups.attempts > 0 then wakeups.run_at else ? end", [
      earlier("run_at"),
    ]),
    version: sql.raw("wakeups.version + 1"),
    traceparent: sql.raw(
      "case when excluded.due_at < wakeups.due_at then excluded.traceparent else wakeups.traceparent end",
    ),
    is_dispatched: sql.raw(
      "case when wakeups.attempts = 0 and excluded.run_at < wakeups.run_at then false else wakeups.is_dispatched end",
    ),
  });
});

const disarm = query((sql, p: Slots<WakeupName>) =>
  wakeups.delete(sql).where(wakeups.values(p, "kind", "ref")),
);

const newRow = (tx: Db, { kind, ref, dueAt }: Wakeup): NewRow => ({
  kind,
  ref,
  isExternal: isExternalKind(kind),
  dueAt,
  runAt: dueAt,
  traceparent: tx.traceparent(),
});

/** Sets when a wakeup is due, replacing any earlier setting. */
export async function armWakeup(tx: Db, wakeup: Wakeup): Promise<void> {
  await arm(tx, newRow(tx, wakeup));
  tx.armed(wakeup.dueAt);
}

/** Sets when a wakeup is due, unless it is already due earlier. */
export async function armWakeupBy(tx: Db, wakeup: Wakeup): Promise<void> {
  await bringForward(tx, newRow(tx, wakeup));
  tx.armed(wakeup.dueAt);
}

export async function disarmWakeup(tx: Db, { kind, ref }: WakeupName): Promise<void> {
  await disarm(tx, { kind, ref });
}

/** Returns a function that disarms wakeups of several kinds by one statement. Call it once, at the top of a module. */
export function disarmerOf(
  ...kinds: readonly WakeupKindName[]
): (tx: Db, ref: string) => Promise<void> {
  const disarmAll = query((sql, p: Slots<Pick<WakeupName, "ref">>) =>
    wakeups.delete(sql).whereIn("kind", kinds).where(wakeups.values(p, "ref")),
  );
  return async (tx, ref) => void (await disarmAll(tx, { ref }));
}
