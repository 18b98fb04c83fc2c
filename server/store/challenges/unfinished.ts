import type { Knex } from "knex";

import type { Challenge } from "../../domain/challenge/challenge.js";
import { BoundedCache } from "../../lib/bounded-cache.js";
import type { Db } from "../engine/db.js";
import { type Slots, statement } from "../engine/statement.js";
import { query } from "../engine/table.js";
import type { Scope } from "../sessions/queries.js";
import { asChallenge } from "./queries.js";
import { challenges } from "./table.js";

// Challenges that wait for a decision.

const unfinished = (sql: Knex) =>
  challenges
    .select(sql)
    .whereIn("status", ["PENDING", "IN_PROGRESS"])
    .orderBy([
      { column: "created_at", order: "desc" },
      { column: "challenge_id", order: "desc" },
    ]);

const unfinishedOfPlayer = query((sql, p: Slots<Scope & { kuid: string }>) =>
  unfinished(sql)
    .where(challenges.values(p, "productId", "mode", "kuid"))
    // The index that finds these holds undecided challenges only.
    .whereNull("decided_at"),
);

/**
 * Does not say that they are undecided: PostgreSQL would read the index of all of them where they were few when it last counted.
 */
const unfinishedOfSession = query((sql, p: Slots<{ sessionId: string }>) =>
  unfinished(sql).where(challenges.values(p, "sessionId")),
);

type Count = { found: number };

/** Stops counting at a limit, which bounds the time it takes. */
const countOfPlayer = statement<Scope & { kuid: string; limit: number }, Count>((sql, p) =>
  sql.raw(
    "select count(*) as found from (select 1 from challenges where product_id = ? and mode = ? and kuid = ? and decided_at is null limit ?) unfinished",
    [p.productId, p.mode, p.kuid, p.limit],
  ),
);

const countOfProduct = statement<Scope & { limit: number }, Count>((sql, p) =>
  sql.raw(
    "select count(*) as found from (select 1 from challenges where product_id = ? and mode = ? and decided_at is null and type <> 'CHALLENGE_MATERIAL_CHANGE' limit ?) unfinished",
    [p.productId, p.mode, p.limit],
  ),
);

/** Returns a player's undecided challenges, newest first. */
export const listUnfinishedOfPlayer = async (
  db: Db,
  scope: Scope,
  kuid: string,
): Promise<Challenge[]> =>
  (await unfinishedOfPlayer(db, { productId: scope.productId, mode: scope.mode, kuid })).map(
    asChallenge,
  ) as Challenge[];

export const listUnfinishedOfSession = async (db: Db, sessionId: string): Promise<Challenge[]> =>
  (await unfinishedOfSession(db, { sessionId })).map(asChallenge) as Challenge[];

/** Returns how many undecided challenges a player has in a product, counted up to a limit. */
export const countUnfinishedOfPlayer = async (
  db: Db,
  { productId, mode }: Scope,
  kuid: string,
  limit: number,
): Promise<number> =>
  Number((await countOfPlayer.first(db, { productId, mode, kuid, limit }))?.found);

/**
 * Returns how many undecided challenges a product has in a mode, counted up to a limit. Challenges about documents alone are
 * left out: there are as many as sessions, and no stranger can cause them.
 */
export const countUnfinished = async (
  db: Db,
  { productId, mode }: Scope,
  limit: number,
): Promise<number> => Number((await countOfProduct.first(db, { productId, mode, limit }))?.found);

/** A count of n challenges is reused for n divided by this many milliseconds of real time. */
const COUNTED_PER_MS = 20;

/** The number of products and modes whose counts are remembered. */
const MAX_COUNTS = 10_000;

export interface UnfinishedCounts {
  /** Takes one of the `most` unfinished challenges that a product may have in a mode. Returns false if none was left. */
  take(db: Db, scope: Scope, most: number): Promise<boolean>;
}

/**
 * Counts unfinished challenges rarely: 100,000 at most every 5 s, a few every time. Between two counts it subtracts only what
 * this process takes, so several processes together may exceed a large limit for some seconds. `realNow` is in milliseconds.
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
