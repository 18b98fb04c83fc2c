// Challenges that wait for a decision.
import type { Knex } from "knex";

import type { Challenge } from "../../domain/challenge/challenge.js";
import { asChallenge, challenges } from "./challenges.js";
import type { Db } from "../engine/db.js";
import { statement, type Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import type { Scope } from "../sessions/sessions.js";

const unfinished = (sql: Knex) =>
  challenges
    .select(sql)
    .whereIn("status", ["PENDING", "IN_PROGRESS"])
    // Decided ones are not in the index that finds these.
    .whereNull("decided_at")
    .orderBy([
      { column: "created_at", order: "desc" },
      { column: "challenge_id", order: "desc" },
    ]);

const unfinishedOfPlayer = query((sql, p: Slots<Scope & { kuid: string }>) =>
  unfinished(sql).where(challenges.values(p, "productId", "mode", "kuid")),
);

const unfinishedOfSession = query((sql, p: Slots<{ sessionId: string }>) =>
  unfinished(sql).where(challenges.values(p, "sessionId")),
);

type Count = { found: number };
/** Counted up to a limit, so that a count takes no longer than that. */
const countOfPlayer = statement<Scope & { kuid: string; limit: number }, Count>((sql, p) =>
  sql.raw(
    "select count(*) as found from (select 1 from challenges where product_id = ? and mode = ? and kuid = ? and decided_at is null limit ?) unfinished",
    [p.productId, p.mode, p.kuid, p.limit] as never,
  ),
);
const countOfProduct = statement<Scope & { limit: number }, Count>((sql, p) =>
  sql.raw(
    "select count(*) as found from (select 1 from challenges where product_id = ? and mode = ? and decided_at is null and type <> 'CHALLENGE_MATERIAL_CHANGE' limit ?) unfinished",
    [p.productId, p.mode, p.limit] as never,
  ),
);

/** The undecided ones, newest first. */
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

/** How many undecided challenges a player has in a product, counted up to a limit. */
export const countUnfinishedOfPlayer = async (
  db: Db,
  { productId, mode }: Scope,
  kuid: string,
  limit: number,
): Promise<number> =>
  Number((await countOfPlayer.first(db, { productId, mode, kuid, limit }))?.found);

/**
 * How many undecided challenges a product has in a mode, counted up to a limit. Those about documents alone are as many as
 * there are sessions, and no stranger can cause them.
 */
export const countUnfinished = async (
  db: Db,
  { productId, mode }: Scope,
  limit: number,
): Promise<number> => Number((await countOfProduct.first(db, { productId, mode, limit }))?.found);
