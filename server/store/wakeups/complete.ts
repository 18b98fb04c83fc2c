import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { releaseLease, type LeasedWakeup } from "./lease.js";
import { wakeups } from "./table.js";

type Version = Pick<LeasedWakeup, "id" | "version">;

const unchanged = (p: Slots<Version>) => wakeups.values(p, "id", "version");

const remove = query((sql, p: Slots<Version>) => wakeups.delete(sql).where(unchanged(p)));

const rearm = query((sql, p: Slots<Version & { dueAt: number }>) =>
  wakeups
    .update(sql, {
      due_at: p.dueAt,
      run_at: p.dueAt,
      lease_until: null,
      attempts: 0,
      last_error: null,
      // A year of birthdays is not one trace.
      traceparent: null,
    })
    .where(unchanged(p)),
);

const postpone = query((sql, p: Slots<Version & { runAt: number; lastError: string }>) =>
  wakeups
    .update(sql, {
      ...wakeups.values(p, "runAt", "lastError"),
      lease_until: null,
      attempts: sql.raw("attempts + 1"),
    })
    .where(unchanged(p)),
);

/** Deletes a wakeup whose work is done, or arms it for `next`. One that was armed again meanwhile keeps its new instant. */
export async function completeWakeup(
  tx: Db,
  { id, version }: LeasedWakeup,
  next: number | undefined,
): Promise<void> {
  const changed =
    next === undefined
      ? await remove.changed(tx, { id, version })
      : await rearm.changed(tx, { id, version, dueAt: next });
  if (changed === 0) await releaseLease(tx, { id });
}

/** Counts a failed attempt. The next one is made at `runAt`. */
export async function postponeWakeup(
  tx: Db,
  { id, version }: LeasedWakeup,
  { runAt, lastError }: { runAt: number; lastError: string },
): Promise<void> {
  if ((await postpone.changed(tx, { id, version, runAt, lastError })) === 0)
    await releaseLease(tx, { id });
}
