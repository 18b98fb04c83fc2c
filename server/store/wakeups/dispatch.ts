// The wakeups that have to be dispatched to Temporal, and the leases under which processes do that.
import type { Knex } from "knex";

import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { isUnleased, wakeups } from "./table.js";

/** A wakeup that was not dispatched to Temporal, or only for a later instant. */
export type UndispatchedWakeup = Pick<RowOf<typeof wakeups>, (typeof DISPATCHED)[number]>;

/** The number of wakeups dispatched to Temporal at once. */
export const DISPATCH_BATCH_SIZE = 256;

const DISPATCHED = ["id", "kind", "ref", "runAt", "version"] as const;

/** A literal condition, because the planner would not match a parameter with the partial index. */
export const IS_UNDISPATCHED = "is_dispatched = false";

const pending = (sql: Knex, p: Slots<{ realNow: number }>) =>
  wakeups
    .select(sql, "id")
    .whereRaw(IS_UNDISPATCHED)
    .where(isUnleased("dispatch_lease_until", p.realNow));

const anyPending = query((sql, p: Slots<{ realNow: number }>) => pending(sql, p).limit(1));

const acquire = query((sql, p: Slots<{ realNow: number; dispatchLeaseUntil: number }>, dialect) => {
  const chosen = pending(sql, p).orderBy("run_at").limit(DISPATCH_BATCH_SIZE);
  return wakeups.returning(
    sql,
    wakeups
      .update(sql, wakeups.values(p, "dispatchLeaseUntil"))
      .whereIn("id", dialect === "postgres" ? chosen.forUpdate().skipLocked() : chosen),
    ...DISPATCHED,
  );
});

const mark = query((sql, p: Slots<Pick<UndispatchedWakeup, "id" | "version">>) =>
  wakeups
    .update(sql, { is_dispatched: true, dispatch_lease_until: null })
    .where(wakeups.values(p, "id", "version")),
);

const release = query((sql, p: Slots<{ id: number }>) =>
  wakeups.update(sql, { dispatch_lease_until: null }).where(wakeups.values(p, "id")),
);

type Overdue = { isExternal: boolean; before: number; realNow: number };

const overdue = query((sql, p: Slots<Overdue & { afterRunAt: number; afterId: number }>) =>
  wakeups
    .select(sql, ...DISPATCHED)
    .where(wakeups.values(p, "isExternal"))
    .where("run_at", "<", p.before)
    .where("run_at", ">=", p.afterRunAt)
    .whereNot((seen) => void seen.where("run_at", p.afterRunAt).where("id", "<=", p.afterId))
    .where(isUnleased("lease_until", p.realNow))
    .orderBy(["run_at", "id"])
    .limit(DISPATCH_BATCH_SIZE),
);

/** Returns whether a wakeup waits to be dispatched that no process has leased for it. */
export const hasPendingDispatches = async (db: Db, realNow: number): Promise<boolean> =>
  (await anyPending.first(db, { realNow })) !== undefined;

/**
 * Leases and returns pending dispatches, earliest first, at most `DISPATCH_BATCH_SIZE`. No other process gets them until
 * `until` (real time).
 */
export const acquirePendingDispatches = (
  tx: Db,
  { realNow, until }: { realNow: number; until: number },
): Promise<UndispatchedWakeup[]> => acquire(tx, { realNow, dispatchLeaseUntil: until });

/**
 * Marks dispatched wakeups and releases their leases; a wakeup that was armed again meanwhile stays pending. Refused wakeups stay
 * leased and are dispatched again when the lease ends.
 */
export async function completeDispatches(
  tx: Db,
  acquired: readonly UndispatchedWakeup[],
  {
    dispatched,
    refused,
  }: Readonly<Record<"dispatched" | "refused", ReadonlySet<UndispatchedWakeup>>>,
): Promise<void> {
  for (const wakeup of acquired) {
    if (refused.has(wakeup)) continue;
    const { id, version } = wakeup;
    const isMarked = dispatched.has(wakeup) && (await mark.changed(tx, { id, version })) > 0;
    if (!isMarked) await release(tx, { id });
  }
}

/**
 * Returns unleased wakeups that should have been attempted before an instant, earliest first, after a given wakeup. At most
 * `DISPATCH_BATCH_SIZE`.
 */
export const listOverdueWakeups = (
  db: Db,
  { isExternal, before, realNow }: Overdue,
  after?: Pick<UndispatchedWakeup, "runAt" | "id">,
): Promise<UndispatchedWakeup[]> =>
  overdue(db, {
    ...{ isExternal, before, realNow },
    afterRunAt: after?.runAt ?? 0,
    afterId: after?.id ?? 0,
  });
