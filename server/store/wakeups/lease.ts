// What is to happen at a time: a row for each kind and ref, written in the transaction of its cause.
import type { Knex } from "knex";

import { isExternalKind, type WakeupKindName } from "../../wakeups/kind-names.js";
import type { Db } from "../engine/db.js";
import { isOneOf, statement, type None, type Slots } from "../engine/statement.js";
import { boolean, integer, nullable, query, rowId, table, text } from "../engine/table.js";

type Name = Readonly<{ kind: WakeupKindName; ref: string }>;

/** Instants in milliseconds, on the service's clock. */
export type Wakeup = Name & Readonly<{ dueAt: number }>;

/** `version` changes when its instant is set anew during the lease. */
export type LeasedWakeup = Wakeup & Readonly<{ id: number; version: number; attempts: number }>;

/** For operators. `runAt`: when it is tried next, later than `dueAt` where it has failed. */
export type ListedWakeup = Wakeup &
  Readonly<{ runAt: number; attempts: number; lastError: string | null }>;

/** One not dispatched to Temporal yet, or not for so early an instant. */
export type UndispatchedWakeup = Name & Readonly<{ id: number; runAt: number; version: number }>;

/** As it stands: `runAt` is when it is tried next. */
export type FoundWakeup = LeasedWakeup & Readonly<{ runAt: number }>;

/** How many are dispatched to Temporal at once. */
export const DISPATCH_BATCH_SIZE = 256;

/** How many are leased at once. */
export const LEASE_BATCH_SIZE = 64;

export const wakeups = table("wakeups", {
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
});

type NewRow = Wakeup & Readonly<{ isExternal: boolean; runAt: number }>;

const insertRow = (sql: Knex, p: Slots<NewRow>) =>
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

const LEASED = ["id", "kind", "ref", "dueAt", "version", "attempts"] as const;
const DISPATCHED = ["id", "kind", "ref", "runAt", "version"] as const;

const set = query((sql, p: Slots<NewRow>) =>
  insertRow(sql, p).merge({
    due_at: sql.raw("excluded.due_at"),
    run_at: sql.raw("excluded.run_at"),
    version: sql.raw("wakeups.version + 1"),
    attempts: 0,
    last_error: null,
    is_dispatched: sql.raw(
      "case when excluded.run_at < wakeups.run_at then false else wakeups.is_dispatched end",
    ),
  }),
);

/** One that has failed and waits is left to its pause. */
const bringForward = query((sql, p: Slots<NewRow>) => {
  const earlier = (column: string) =>
    sql.raw("case when excluded.?? < wakeups.?? then excluded.?? else wakeups.?? end", [
      column,
      column,
      column,
      column,
    ]);
  return insertRow(sql, p).merge({
    due_at: earlier("due_at"),
    run_at: sql.raw("case when wakeups.attempts > 0 then wakeups.run_at else ? end", [
      earlier("run_at"),
    ]),
    version: sql.raw("wakeups.version + 1"),
    is_dispatched: sql.raw(
      "case when wakeups.attempts = 0 and excluded.run_at < wakeups.run_at then false else wakeups.is_dispatched end",
    ),
  });
});

const remove = statement<{ kind: string; ref: string }>((sql, p) =>
  sql("wakeups").delete().where({ kind: p.kind, ref: p.ref }),
);

const due = query((sql, p: Slots<{ isExternal: boolean; now: number }>) =>
  wakeups
    .select(sql, ...LEASED)
    .where(wakeups.values(p, "isExternal"))
    .where("run_at", "<=", p.now)
    .orderBy(["run_at", "id"])
    .limit(LEASE_BATCH_SIZE),
);

type LeaseParams = { isExternal: boolean; now: number; realNow: number; until: number };

const free = (sql: Knex, p: Slots<LeaseParams>) =>
  sql("wakeups")
    .select("id")
    .where({ is_external: p.isExternal })
    .where("run_at", "<=", p.now)
    .where((free) => void free.whereNull("lease_until").orWhere("lease_until", "<=", p.realNow))
    .orderBy(["run_at", "id"]);

const take = (sql: Knex, p: Slots<LeaseParams>, chosen: Knex.QueryBuilder) =>
  wakeups.returning(
    sql,
    wakeups.update(sql, { lease_until: p.until }).whereIn("id", chosen),
    ...LEASED,
  );

const lease = query((sql, p: Slots<LeaseParams>, dialect) => {
  const chosen = free(sql, p).limit(LEASE_BATCH_SIZE);
  return take(sql, p, dialect === "postgres" ? chosen.forUpdate().skipLocked() : chosen);
});

/** The first alone, but in its turn: one that is armed again and again is never found unlocked. */
const leaseFirst = query((sql, p: Slots<LeaseParams>) =>
  take(sql, p, free(sql, p).limit(1).forUpdate()),
);

const renew = statement<{ ids: readonly number[]; until: number }>((sql, p) =>
  sql("wakeups")
    .update({ lease_until: p.until })
    .where(isOneOf(sql, "id", p.ids))
    .whereNotNull("lease_until"),
);

const hold = statement<{ id: number; until: number }>((sql, p) =>
  sql("wakeups").update({ lease_until: p.until }).where({ id: p.id }),
);

const releaseAll = statement((sql) =>
  sql("wakeups").update({ lease_until: null }).whereNotNull("lease_until"),
);

type Held = { id: number; version: number };
const held = (sql: Knex, p: Slots<Held>) => sql("wakeups").where({ id: p.id, version: p.version });

const finish = statement<Held>((sql, p) => held(sql, p).delete());

const again = statement<Held & { dueAt: number }>((sql, p) =>
  held(sql, p).update({
    due_at: p.dueAt,
    run_at: p.dueAt,
    lease_until: null,
    attempts: 0,
    last_error: null,
  }),
);

const postpone = statement<Held & { runAt: number; lastError: string }>((sql, p) =>
  held(sql, p).update({
    run_at: p.runAt,
    lease_until: null,
    attempts: sql.raw("attempts + 1"),
    last_error: p.lastError,
  }),
);

const release = statement<{ id: number }>((sql, p) =>
  sql("wakeups").update({ lease_until: null }).where({ id: p.id }),
);

const earliest = statement<{ isExternal: boolean; realNow: number }, { runAt: number }>((sql, p) =>
  sql("wakeups")
    .select({ runAt: "run_at" })
    .where({ is_external: p.isExternal })
    .where((free) => void free.whereNull("lease_until").orWhere("lease_until", "<=", p.realNow))
    .orderBy("run_at")
    .limit(1),
);

const undispatched = (sql: Knex) => sql("wakeups").whereRaw("is_dispatched = false");

/** Those that no process is dispatching. */
const pending = (sql: Knex, p: Slots<{ realNow: number }>) =>
  undispatched(sql).where(
    (free) =>
      void free.whereNull("dispatch_lease_until").orWhere("dispatch_lease_until", "<=", p.realNow),
  );

const hasPending = statement<{ realNow: number }, { id: number }>((sql, p) =>
  pending(sql, p).select("id").limit(1),
);

const leasePending = query((sql, p: Slots<{ realNow: number; until: number }>, dialect) => {
  const next = pending(sql, p).select("id").orderBy("run_at").limit(DISPATCH_BATCH_SIZE);
  return wakeups.returning(
    sql,
    wakeups
      .update(sql, { dispatch_lease_until: p.until })
      .whereIn("id", dialect === "postgres" ? next.forUpdate().skipLocked() : next),
    ...DISPATCHED,
  );
});

const mark = statement<Held>((sql, p) =>
  held(sql, p).update({ is_dispatched: true, dispatch_lease_until: null }),
);
const releaseDispatch = statement<{ id: number }>((sql, p) =>
  sql("wakeups").update({ dispatch_lease_until: null }).where({ id: p.id }),
);

type Overdue = { isExternal: boolean; before: number; realNow: number };
type Page = { afterRunAt: number; afterId: number };

const overdue = query((sql, p: Slots<Overdue & Page>) =>
  wakeups
    .select(sql, ...DISPATCHED)
    .where(wakeups.values(p, "isExternal"))
    .where("run_at", "<", p.before)
    .where("run_at", ">=", p.afterRunAt)
    .whereNot((seen) => void seen.where("run_at", p.afterRunAt).where("id", "<=", p.afterId))
    .where((free) => void free.whereNull("lease_until").orWhere("lease_until", "<=", p.realNow))
    .orderBy(["run_at", "id"])
    .limit(DISPATCH_BATCH_SIZE),
);

const find = query((sql, p: Slots<Name>) =>
  wakeups.select(sql, ...LEASED, "runAt").where(wakeups.values(p, "kind", "ref")),
);

const first = query((sql, p: Slots<{ isExternal: boolean }>) =>
  wakeups.select(sql, "runAt").where(wakeups.values(p, "isExternal")).orderBy("run_at").limit(1),
);
const countFailing = statement<None, { count: number }>((sql) =>
  sql("wakeups").whereRaw("attempts > 0").count({ count: "*" }),
);
const countUndispatched = statement<None, { count: number }>((sql) =>
  undispatched(sql).count({ count: "*" }),
);

const list = (sql: Knex) =>
  wakeups.select(sql, "kind", "ref", "dueAt", "runAt", "attempts", "lastError").limit(MAX_LISTED);
const listAll = query((sql) => list(sql).orderBy(["run_at", "id"]));
const listFailing = query((sql) =>
  list(sql)
    .where("attempts", ">", 0)
    .orderBy([{ column: "attempts", order: "desc" }, "id"]),
);
const MAX_LISTED = 1_000;

const newRow = ({ kind, ref, dueAt }: Wakeup): NewRow => ({
  kind,
  ref,
  isExternal: isExternalKind(kind),
  dueAt,
  runAt: dueAt,
});

/** Sets when it happens, whatever was set before. */
export async function armWakeup(tx: Db, wakeup: Wakeup): Promise<void> {
  await set(tx, newRow(wakeup));
  await tx.notify();
}

/** It happens at this instant, or earlier where that was set before. */
export async function armWakeupBy(tx: Db, wakeup: Wakeup): Promise<void> {
  await bringForward(tx, newRow(wakeup));
  await tx.notify();
}

export async function disarmWakeup(tx: Db, { kind, ref }: Name): Promise<void> {
  await remove(tx, { kind, ref });
}

/** What is due, the earliest first, at most `LEASE_BATCH_SIZE`; for a process that is alone, and so leases nothing. */
export const listDueWakeups = (
  db: Db,
  { isExternal, now }: { isExternal: boolean; now: number },
): Promise<LeasedWakeup[]> => due(db, { isExternal, now });

/** What is due, the earliest first, at most `LEASE_BATCH_SIZE`. No other process gets them until `until` (real time). */
export async function acquireWakeups(
  tx: Db,
  {
    isExternal,
    now,
    realNow,
    until,
  }: {
    isExternal: boolean;
    now: number;
    realNow: number;
    until: number;
  },
): Promise<LeasedWakeup[]> {
  let claimed = await lease(tx, { isExternal, now, realNow, until });
  if (claimed.length === 0 && tx.dialect === "postgres")
    claimed = await leaseFirst(tx, { isExternal, now, realNow, until });
  return claimed.sort((a, b) => a.dueAt - b.dueAt || a.id - b.id);
}

/** Keeps what is claimed. What was given back meanwhile stays free: it may be due again before `until`. */
export async function renewLeases(tx: Db, ids: readonly number[], until: number): Promise<void> {
  await renew(tx, { ids, until });
}

/** Leases a wakeup that runs without having been acquired, until `until` (real time). */
export async function leaseWakeup(
  tx: Db,
  { id }: Pick<LeasedWakeup, "id">,
  until: number,
): Promise<void> {
  await hold(tx, { id, until });
}

/** Gives everything back that a process which has ended had in its hands. For a database with one process only. */
export async function releaseAllLeases(tx: Db): Promise<void> {
  await releaseAll(tx);
}

/** It is done, or done until `next`. Where its instant was set anew meanwhile, that one stands. */
export async function completeWakeup(
  tx: Db,
  { id, version }: LeasedWakeup,
  next: number | undefined,
): Promise<void> {
  const settled =
    next === undefined
      ? await finish.changed(tx, { id, version })
      : await again.changed(tx, { id, version, dueAt: next });
  if (settled === 0) await release(tx, { id });
}

/** It has failed, and is tried again at `runAt`. */
export async function postponeWakeup(
  tx: Db,
  { id, version }: LeasedWakeup,
  { runAt, lastError }: { runAt: number; lastError: string },
): Promise<void> {
  if ((await postpone.changed(tx, { id, version, runAt, lastError })) === 0)
    await release(tx, { id });
}

/** When the next unleased wakeup is attempted; undefined where there is none. */
export const nextWakeupAt = async (
  db: Db,
  isExternal: boolean,
  realNow: number,
): Promise<number | undefined> => (await earliest.first(db, { isExternal, realNow }))?.runAt;

/** The thousand that are tried next, or of those that fail the thousand with most attempts. */
export const listWakeups = (
  db: Db,
  { failing }: { failing: boolean },
): Promise<readonly ListedWakeup[]> => (failing ? listFailing(db) : listAll(db));

export const findWakeup = (db: Db, { kind, ref }: Name): Promise<FoundWakeup | undefined> =>
  find.first(db, { kind, ref });

/** Whether a wakeup waits to be dispatched that no process has leased for it. */
export const hasPendingDispatches = async (db: Db, realNow: number): Promise<boolean> =>
  (await hasPending.first(db, { realNow })) !== undefined;

/** Those, the earliest first, at most `DISPATCH_BATCH_SIZE`. No other process gets them until `until` (real time). */
export const acquirePendingDispatches = (
  tx: Db,
  { realNow, until }: { realNow: number; until: number },
): Promise<UndispatchedWakeup[]> => leasePending(tx, { realNow, until });

/**
 * Marks what was dispatched, unless it was armed again meanwhile. What Temporal refused stays leased, and is
 * dispatched again after that; the leases of the others are released.
 */
export async function completeDispatches(
  tx: Db,
  claimed: readonly UndispatchedWakeup[],
  {
    dispatched,
    refused,
  }: Readonly<Record<"dispatched" | "refused", ReadonlySet<UndispatchedWakeup>>>,
): Promise<void> {
  for (const wakeup of claimed) {
    if (refused.has(wakeup)) continue;
    const { id, version } = wakeup;
    const isMarked = dispatched.has(wakeup) && (await mark.changed(tx, { id, version })) > 0;
    if (!isMarked) await releaseDispatch(tx, { id });
  }
}

/**
 * Unleased wakeups that should have been attempted before an instant, earliest first, after one of them. At most
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

export interface WakeupFigures {
  /** When the earliest is tried; undefined where nothing is armed. */
  earliestAt: number | undefined;
  failing: number;
  undispatched: number;
}

/** For metrics. Waiting wakeups cost nothing; failing and undispatched ones are counted one by one. */
export async function wakeupFigures(db: Db): Promise<WakeupFigures> {
  const lanes = [
    await first.first(db, { isExternal: false }),
    await first.first(db, { isExternal: true }),
  ];
  const instants = lanes.flatMap((lane) => lane?.runAt ?? []);
  return {
    earliestAt: instants.length > 0 ? Math.min(...instants) : undefined,
    failing: Number((await countFailing.first(db))?.count ?? 0),
    undispatched: Number((await countUndispatched.first(db))?.count ?? 0),
  };
}
