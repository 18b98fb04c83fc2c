// What is deleted once its time is over: one entry for each kind of data that a product file may set a time for.
import type { ServiceContext } from "../../context.js";
import { dateIn } from "../../lib/dates.js";
import type { Mode, Product } from "../../domain/product.js";
import type { RetentionClass } from "../../domain/retention.js";
import { purgeActivity } from "../../store/activity/queries.js";
import type { Db } from "../../store/engine/db.js";
import { forgetReasons } from "../../store/overrides/queries.js";
import { purgeEvents } from "../../store/events/queries.js";
import { FAMILIES_AT_ONCE, purgeMails, ROWS_AT_ONCE } from "../../store/retention/purge-old.js";
import { purgeScreentime, purgeSpansOf } from "../../store/screentime/queries.js";
import { purgeSpending, purgeTransactions } from "../../store/transactions/queries.js";
import { deleteRefused } from "./delete-refused.js";
import { deleteWithdrawn } from "./delete-withdrawn.js";

export type PurgeDeps = Pick<ServiceContext, "store" | "clock" | "log" | "random" | "observer">;

const DAY_MS = 24 * 60 * 60_000;
/** Longer than all attempts take: what is still queued then will never be sent. */
const MAX_QUEUED_DAYS = 5;
const MODES: readonly Mode[] = ["test", "live"];

type Purge = Readonly<{
  limit: number;
  /** Deletes at most `limit` for each table and mode, and returns how many: as many where there may be more. */
  run: (tx: Db, deps: PurgeDeps, product: Product, before: number) => Promise<number>;
}>;

const dayOf = (instant: number) => dateIn("UTC", instant);

export const PURGES: Readonly<Record<RetentionClass, Purge>> = {
  webhooks: {
    limit: ROWS_AT_ONCE,
    async run(tx, _deps, { productId }, before) {
      const range = { before, longBefore: before - MAX_QUEUED_DAYS * DAY_MS };
      let rows = 0;
      for (const mode of MODES) rows += await purgeEvents(tx, { productId, mode }, range);
      return rows;
    },
  },
  activity: {
    limit: ROWS_AT_ONCE,
    run: (tx, _deps, { productId }, before) =>
      purgeActivity(tx, productId, dayOf(before), ROWS_AT_ONCE),
  },
  transactions: {
    limit: ROWS_AT_ONCE,
    async run(tx, _deps, { productId }, before) {
      const days = await purgeSpending(tx, productId, dayOf(before), ROWS_AT_ONCE);
      return Math.max(days, await purgeTransactions(tx, productId, dayOf(before), ROWS_AT_ONCE));
    },
  },
  screentime: {
    limit: ROWS_AT_ONCE,
    async run(tx, { clock }, { productId }, before) {
      const days = await purgeScreentime(tx, productId, dayOf(before), ROWS_AT_ONCE);
      const of = { before, now: clock.now() };
      const spans = await purgeSpansOf(tx, productId, of, ROWS_AT_ONCE);
      return Math.max(days, spans) + (await forgetReasons(tx, { productId, before }));
    },
  },
  mails: {
    limit: ROWS_AT_ONCE,
    run: (tx, _deps, { productId }, before) => purgeMails(tx, { productId, before }),
  },
  challenges: {
    limit: FAMILIES_AT_ONCE,
    run: (tx, _deps, product, before) => deleteRefused(tx, product, before),
  },
  withdrawal: {
    limit: FAMILIES_AT_ONCE,
    run: (tx, deps, product, before) => deleteWithdrawn(tx, deps, product, before),
  },
};
