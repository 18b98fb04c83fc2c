// Deletes what a product's data is no longer kept for, in batches short enough that other writes never wait long.
import type { ServiceContext } from "../../context.js";
import { dateIn, type LocalDate } from "../../dates.js";
import type { Product } from "../../domain/product.js";
import { keptSince, type RetentionClass } from "../../domain/retention.js";
import { purgeActivity } from "../../store/activity.js";
import type { Db } from "../../store/engine/db.js";
import { forgetReasons } from "../../store/overrides.js";
import { FAMILIES_AT_ONCE, purgeMails, ROWS_AT_ONCE } from "../../store/purge-old.js";
import { purgeScreentime } from "../../store/screentime.js";
import { purgeSpending } from "../../store/spending.js";
import { purgeTransactions } from "../../store/transactions.js";
import { audit } from "../../audit.js";
import { deleteRefused } from "./delete-refused.js";
import { deleteWithdrawn } from "./delete-withdrawn.js";

export type PurgeDeps = Pick<ServiceContext, "store" | "clock" | "log" | "random" | "observer">;

/** Rows of one kind that one transaction deletes at most. */
const BATCH = 500;

type Input = Readonly<{ product: Product; before: number; limit: number; date: LocalDate }>;
type Purge = Readonly<{
  limit: number;
  /** Deletes at most `limit` and returns how many: as many where there may be more. */
  run: (tx: Db, deps: PurgeDeps, input: Input) => Promise<number>;
}>;

/** One for each kind but webhooks, which `purgeOldEvents` deletes. */
const PURGES: Readonly<Record<Exclude<RetentionClass, "webhooks">, Purge>> = {
  activity: {
    limit: BATCH,
    run: (tx, _deps, { product, date, limit }) => purgeActivity(tx, product.productId, date, limit),
  },
  transactions: {
    limit: BATCH,
    async run(tx, _deps, { product, date, limit }) {
      await purgeSpending(tx, product.productId, date);
      return purgeTransactions(tx, product.productId, date, limit);
    },
  },
  screentime: {
    // All at once: a row for each session and day.
    limit: Infinity,
    async run(tx, _deps, { product, before, date }) {
      const days = await purgeScreentime(tx, product.productId, date);
      return days + (await forgetReasons(tx, product.productId, before));
    },
  },
  mails: {
    limit: ROWS_AT_ONCE,
    run: (tx, _deps, { product: { productId }, before }) => purgeMails(tx, { productId, before }),
  },
  challenges: {
    limit: FAMILIES_AT_ONCE,
    run: (tx, _deps, { product, before }) => deleteRefused(tx, product, before),
  },
  withdrawal: {
    limit: FAMILIES_AT_ONCE,
    run: (tx, deps, { product, before }) => deleteWithdrawn(tx, deps, product, before),
  },
};

/**
 * Deletes what is older than a product file allows, by the service's clock. What it deleted is a line of the log, a figure
 * for each kind, and an entry of the audit log.
 */
export async function purgeProduct(deps: PurgeDeps, product: Product): Promise<void> {
  const { store, clock, log, observer } = deps;
  const now = clock.now();
  const deleted: Partial<Record<RetentionClass, number>> = {};
  for (const [name, { limit, run }] of Object.entries(PURGES)) {
    const kind = name as keyof typeof PURGES;
    const before = keptSince(product.retentionDays, kind, now);
    const input = { product, before, limit, date: dateIn("UTC", before) };
    let rows = 0;
    let last: number;
    do {
      last = await store.write((tx) => run(tx, deps, input));
      rows += last;
    } while (last >= limit);
    if (rows === 0) continue;
    deleted[kind] = rows;
    observer.onPurge(kind, rows);
  }
  if (Object.keys(deleted).length === 0) return;
  const { productId } = product;
  log.info({ productId, deleted }, "data was purged");
  await store.write((tx) =>
    audit(tx, deps, {
      actor: "service:retention",
      action: "data-purged",
      target: `product:${productId}`,
    }),
  );
}
