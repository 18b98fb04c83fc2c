import { BoundedCache } from "../../lib/bounded-cache.js";
import { countUnfinished } from "./unfinished-challenges.js";
import type { Db } from "../engine/db.js";
import type { Scope } from "../sessions/sessions.js";

/** A count of a number of challenges is used for that number divided by this, in milliseconds of real time. */
const COUNTED_PER_MS = 20;
/** Products and modes whose counts are remembered. */
const MAX_COUNTS = 10_000;

export interface UnfinishedCounts {
  /** Takes one of the `most` unfinished challenges that a product may have in a mode. Returns whether there was one left. */
  take(db: Db, scope: Scope, most: number): Promise<boolean>;
}

/**
 * Counts unfinished challenges so seldom that it costs next to nothing: 100,000 at most every 5 s, a few every time. In
 * between only what this process takes is subtracted, so that several processes together may exceed a large limit for some
 * seconds. `realNow`: milliseconds.
 */
export function createUnfinishedCounts(realNow: () => number): UnfinishedCounts {
  const counts = new BoundedCache<string, { left: number; until: number }>(MAX_COUNTS);
  return {
    async take(db, scope, most) {
      const key = `${scope.productId}/${scope.mode}`;
      const now = realNow();
      let count = counts.get(key);
      if (!count || now >= count.until) {
        const left = most - (await countUnfinished(db, scope, most));
        count = { left, until: now + Math.floor(most / COUNTED_PER_MS) };
        counts.set(key, count);
      }
      if (count.left <= 0) return false;
      count.left--;
      return true;
    },
  };
}
