// Deletes data whose time is over, in transactions short enough that other writes never wait long.
import type { Product } from "../../domain/product.js";
import { keptSince, type RetentionClass, UNUSED_MS } from "../../domain/retention.js";
import type { Db } from "../../store/engine/db.js";
import { listProducts } from "../../store/products/queries.js";
import { purgeUnopenedChallenges } from "../../store/challenges/queries.js";
import { firstRevocation } from "../../store/retention/purge-old.js";
import { armWakeupBy } from "../../store/wakeups/arm.js";
import { audit } from "../../store/audit/audit.js";
import { deleteIdlePlayers } from "./delete-idle.js";
import { PURGES, type PurgeDeps } from "./purges.js";
import { DAY_MS, MINUTE_MS } from "../../lib/dates.js";

/** Data whose days in the product file are over is deleted within a day. */
const PAUSE_MS = DAY_MS;
/** A withdrawal has a last day by law, so it is deleted sooner: within ten minutes. */
const SHORTEST_PAUSE_MS = 10 * MINUTE_MS;

/** The `ref` of the only wakeup of this kind, which purges the whole database. */
export const EVERYTHING = "everything";

/** Arms the purge, unless it is armed already. One that fell due while nothing ran is due at once. */
export const armPurge = (tx: Db, now: number): Promise<void> =>
  armWakeupBy(tx, { kind: "retention", ref: EVERYTHING, dueAt: now + PAUSE_MS });

/** How much one transaction may delete: each purge that is full takes all of it. */
type Budget = { share: number };

/**
 * Deletes a bounded number of rows that are older than the product files allow at `now` (milliseconds). Returns when to run
 * again: now if more rows are left. The log, the metrics and the audit log say how many rows of each kind were deleted.
 */
export async function purge(tx: Db, deps: PurgeDeps, now: number): Promise<number> {
  const budget: Budget = { share: 1 };
  let next = now + PAUSE_MS;
  for (const product of await listProducts(tx)) {
    await purgeProduct(tx, deps, { product, now, budget });
    if (budget.share <= 0) return now;
    const first = await firstRevocation(tx, product.productId);
    // A row's time is over as long after it as `keptSince` lies before `now`.
    if (first !== undefined)
      next = Math.min(next, first + (now - keptSince(product.retentionDays, "withdrawal", now)));
  }
  const isMore =
    (await purgeUnopenedChallenges(tx, now - UNUSED_MS)) || (await deleteIdlePlayers(tx, now));
  return isMore ? now : Math.max(next, now + SHORTEST_PAUSE_MS);
}

async function purgeProduct(
  tx: Db,
  deps: PurgeDeps,
  { product, now, budget }: { product: Product; now: number; budget: Budget },
): Promise<void> {
  const deleted: Partial<Record<RetentionClass, number>> = {};
  for (const kind of Object.keys(PURGES) as RetentionClass[]) {
    if (budget.share <= 0) break;
    const { run, limit } = PURGES[kind];
    const purged = await run(tx, deps, product, keptSince(product.retentionDays, kind, now));
    const { deleted: rows, isMore } =
      typeof purged === "number" ? { deleted: purged, isMore: purged >= limit } : purged;
    if (rows > 0) deleted[kind] = rows;
    budget.share -= isMore ? 1 : rows / limit;
  }
  if (Object.keys(deleted).length > 0) await report(tx, deps, product, deleted);
}

async function report(
  tx: Db,
  deps: PurgeDeps,
  { productId, organisation }: Product,
  deleted: Readonly<Partial<Record<RetentionClass, number>>>,
): Promise<void> {
  await audit(
    tx,
    { ...deps, tenancy: { organisation, mode: null } },
    {
      actor: "service:retention",
      action: "data-purged",
      target: `product:${productId}`,
    },
  );
  tx.afterCommit(() => {
    deps.log.info({ productId, deleted }, "data was purged");
    for (const [kind, rows] of Object.entries(deleted)) deps.observer.onPurge(kind, rows);
  });
}
