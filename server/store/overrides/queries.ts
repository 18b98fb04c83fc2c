// What players ask of their guardians beside the schedule, and the answers.
import type { Knex } from "knex";

import type { Override } from "../../domain/override/override.js";
import { notFound } from "../../lib/errors.js";
import type { Db } from "../engine/db.js";
import { advisoryLock } from "../engine/locks.js";
import type { Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import type { Scope } from "../sessions/queries.js";
import { overrides } from "./table.js";

const select = (sql: Knex) => overrides.selectWithout(sql, "linkHash");

/** Of two requests of a player at once, the first alone becomes pending. */
const insert = query((sql, p: Slots<Override & { linkHash: string }>) =>
  overrides.insert(sql, p).onConflict().ignore(),
);

const readById = (sql: Knex, p: Slots<{ overrideId: string }>) =>
  select(sql).where(overrides.values(p, "overrideId"));

/** One of whatever product. */
export const findOverrideInAnyProduct = query(readById).first;

/** Locks the row until the transaction ends: of two answers the second sees the first. */
const byIdLocked = query((sql, p: Slots<{ overrideId: string }>) => readById(sql, p).forUpdate());

/** The one that a link in a mail leads to. */
export const findOverrideByLink = query((sql, p: Slots<{ linkHash: string }>) =>
  select(sql).where(overrides.values(p, "linkHash")),
).first;

const linkHashOf = query((sql, p: Slots<{ overrideId: string }>) =>
  overrides.select(sql, "linkHash").where(overrides.values(p, "overrideId")),
);

/** A player's pending request in this product. It may have expired a moment ago. */
export const findPendingOverride = query((sql, p: Slots<Scope & { kuid: string }>) =>
  select(sql)
    .where(overrides.values(p, "productId", "mode", "kuid"))
    // As the index has it: a parameter would not be known to match.
    .whereRaw("status = 'pending'"),
).first;

/** More than a child requests in a day. */
const MAX_LISTED = 100;

/**
 * What is pending or was granted and not withdrawn, the newest first; whether a grant still counts it does not say.
 */
export const listOverrides = query((sql, p: Slots<{ sessionId: string }>) =>
  select(sql)
    .where(overrides.values(p, "sessionId"))
    .whereIn("status", ["pending", "granted"])
    .whereNull("withdrawn_at")
    .orderBy([
      { column: "requested_at", order: "desc" },
      { column: "override_id", order: "desc" },
    ])
    .limit(MAX_LISTED),
);

const CHANGEABLE = ["status", "grantedMinutes", "resolvedAt", "withdrawnAt"] as const;

type Changeable = Pick<Override, (typeof CHANGEABLE)[number]>;

const update = query((sql, p: Slots<Changeable & { overrideId: string }>) =>
  overrides
    .update(sql, overrides.values(p, ...CHANGEABLE))
    .where(overrides.values(p, "overrideId")),
);

const setPlayer = query((sql, p: Slots<{ sessionId: string; kuid: string }>) =>
  overrides.update(sql, overrides.values(p, "kuid")).where(overrides.values(p, "sessionId")),
);

/** Reasons that are dropped at once. */
const REASONS_AT_ONCE = 500;

/**
 * Forgets some of what players of a product wrote before an instant, 500 at most. The requests stay: a repeated answer
 * changes nothing, ever.
 */
export const forgetReasons = query((sql, p: Slots<{ productId: number; before: number }>) =>
  overrides
    .update(sql, { reason: null })
    .whereIn(
      "override_id",
      overrides
        .select(sql, "overrideId")
        .where(overrides.values(p, "productId"))
        .whereNotNull("reason")
        .where("requested_at", "<", p.before)
        .whereNot({ status: "pending" })
        .limit(REASONS_AT_ONCE),
    ),
).changed;

/**
 * Holds back others who ask, or change whose session it is, until this transaction ends. SQLite's writes do so anyway.
 */
export async function lockOverrides(tx: Db, sessionId: string): Promise<void> {
  await advisoryLock(tx, `overrides ${sessionId}`);
}

/** Returns false where the player has a pending one. `linkHash` finds it by the link in the guardian's mail. */
export const addOverride = async (tx: Db, override: Override, linkHash: string): Promise<boolean> =>
  (await insert.changed(tx, { ...override, linkHash })) > 0;

/** One of this product and mode. */
export async function findOverride(
  db: Db,
  { productId, mode }: Scope,
  overrideId: string,
): Promise<Override | undefined> {
  const found = await findOverrideInAnyProduct(db, { overrideId });
  return found?.productId === productId && found.mode === mode ? found : undefined;
}

/** NOT_FOUND where there is none in this product and mode. */
export async function getOverride(db: Db, scope: Scope, overrideId: string): Promise<Override> {
  const found = await findOverride(db, scope, overrideId);
  if (!found) throw notFound("No such override request in this product and mode.");
  return found;
}

/** What is stored of the token of its link; empty where there is no such request. */
export const findOverrideLinkHash = async (db: Db, overrideId: string): Promise<string> =>
  (await linkHashOf.first(db, { overrideId }))?.linkHash ?? "";

/** The request as it is now, locked until the transaction ends. */
export async function rereadOverride(
  tx: Db,
  { overrideId }: Pick<Override, "overrideId">,
): Promise<Override> {
  const found = await byIdLocked.first(tx, { overrideId });
  if (!found) throw notFound("No such override request in this product and mode.");
  return found;
}

/** Changes a request that was reread in this transaction, and returns the result. */
export async function changeOverride(
  tx: Db,
  override: Override,
  change: Partial<Changeable>,
): Promise<Override> {
  const next = { ...override, ...change };
  const { overrideId, status, grantedMinutes, resolvedAt, withdrawnAt } = next;
  await update(tx, { overrideId, status, grantedMinutes, resolvedAt, withdrawnAt });
  return next;
}

/** The session is another player's from now on, and so is what was asked in it. */
export async function moveOverrides(tx: Db, sessionId: string, kuid: string): Promise<void> {
  await lockOverrides(tx, sessionId);
  await setPlayer(tx, { sessionId, kuid });
}
