// Due wakeups, and the leases under which processes that share a database run them.
import type { Knex } from "knex";

import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { isUnleased, wakeups, type WakeupName } from "./table.js";

/** `runAt` is when this attempt was due. `version` changes when the wakeup is armed again during the lease. */
export type LeasedWakeup = Pick<RowOf<typeof wakeups>, (typeof LEASED)[number]>;

/** The number of wakeups leased at once. */
export const LEASE_BATCH_SIZE = 64;

const LEASED = [
  "id",
  "kind",
  "ref",
  "dueAt",
  "runAt",
  "version",
  "attempts",
  "traceparent",
] as const;

const due = query((sql, p: Slots<{ isExternal: boolean; now: number }>) =>
  wakeups
    .select(sql, ...LEASED)
    .where(wakeups.values(p, "isExternal"))
    .where("run_at", "<=", p.now)
    .orderBy(["run_at", "id"])
    .limit(LEASE_BATCH_SIZE),
);

const find = query((sql, p: Slots<WakeupName>) =>
  wakeups.select(sql, ...LEASED).where(wakeups.values(p, "kind", "ref")),
);

type Acquisition = { isExternal: boolean; now: number; realNow: number; leaseUntil: number };

const unleased = (sql: Knex, p: Slots<Acquisition>) =>
  wakeups
    .select(sql, "id")
    .where(wakeups.values(p, "isExternal"))
    .where("run_at", "<=", p.now)
    .where(isUnleased("lease_until", p.realNow))
    .orderBy(["run_at", "id"]);

const lease = (sql: Knex, p: Slots<Acquisition>, chosen: Knex.QueryBuilder) =>
  wakeups.returning(
    sql,
    wakeups.update(sql, wakeups.values(p, "leaseUntil")).whereIn("id", chosen),
    ...LEASED,
  );

const acquire = query((sql, p: Slots<Acquisition>, dialect) => {
  const chosen = unleased(sql, p).limit(LEASE_BATCH_SIZE);
  return lease(sql, p, dialect === "postgres" ? chosen.forUpdate().skipLocked() : chosen);
});

/**
 * Leases the first wakeup and waits for its lock: a wakeup that is armed again and again would otherwise be skipped each time.
 */
const acquireFirst = query((sql, p: Slots<Acquisition>) =>
  lease(sql, p, unleased(sql, p).limit(1).forUpdate()),
);

const renew = query((sql, p: Slots<{ ids: readonly number[]; leaseUntil: number }>) =>
  wakeups
    .update(sql, wakeups.values(p, "leaseUntil"))
    .where(isOneOf(sql, "id", p.ids))
    .whereNotNull("lease_until"),
);

const setLease = query((sql, p: Slots<{ id: number; leaseUntil: number | null }>) =>
  wakeups.update(sql, wakeups.values(p, "leaseUntil")).where(wakeups.values(p, "id")),
);

const releaseAll = query((sql) =>
  wakeups.update(sql, { lease_until: null }).whereNotNull("lease_until"),
);

const earliest = query((sql, p: Slots<{ isExternal: boolean; realNow: number }>) =>
  wakeups
    .select(sql, "runAt")
    .where(wakeups.values(p, "isExternal"))
    .where(isUnleased("lease_until", p.realNow))
    .orderBy("run_at")
    .limit(1),
);

/**
 * Returns due wakeups, earliest first, at most `LEASE_BATCH_SIZE`. For a process that has its database to itself and needs no
 * leases.
 */
export const listDueWakeups = (
  db: Db,
  { isExternal, now }: { isExternal: boolean; now: number },
): Promise<LeasedWakeup[]> => due(db, { isExternal, now });

/**
 * Leases and returns due wakeups, earliest first, at most `LEASE_BATCH_SIZE`. No other process gets them until `until` (real
 * time).
 */
export async function acquireWakeups(
  tx: Db,
  { isExternal, now, realNow, until }: Omit<Acquisition, "leaseUntil"> & { until: number },
): Promise<LeasedWakeup[]> {
  const acquisition = { isExternal, now, realNow, leaseUntil: until };
  let acquired = await acquire(tx, acquisition);
  if (acquired.length === 0 && tx.dialect === "postgres")
    acquired = await acquireFirst(tx, acquisition);
  return acquired.sort((a, b) => a.dueAt - b.dueAt || a.id - b.id);
}

/** Extends leases until `until` (real time). Skips released ones, because those wakeups may be due again earlier. */
export async function renewLeases(tx: Db, ids: readonly number[], until: number): Promise<void> {
  await renew(tx, { ids, leaseUntil: until });
}

/** Leases a wakeup that runs without having been acquired, until `until` (real time). */
export async function leaseWakeup(
  tx: Db,
  { id }: Pick<LeasedWakeup, "id">,
  until: number,
): Promise<void> {
  await setLease(tx, { id, leaseUntil: until });
}

export async function releaseLease(tx: Db, { id }: Pick<LeasedWakeup, "id">): Promise<void> {
  await setLease(tx, { id, leaseUntil: null });
}

/** Releases all leases of an earlier process. For a database with one process only. */
export async function releaseAllLeases(tx: Db): Promise<void> {
  await releaseAll(tx);
}

/** Returns when the next unleased wakeup is attempted; undefined where there is none. */
export const nextWakeupAt = async (
  db: Db,
  isExternal: boolean,
  realNow: number,
): Promise<number | undefined> => (await earliest.first(db, { isExternal, realNow }))?.runAt;

export const findWakeup = (db: Db, { kind, ref }: WakeupName): Promise<LeasedWakeup | undefined> =>
  find.first(db, { kind, ref });
