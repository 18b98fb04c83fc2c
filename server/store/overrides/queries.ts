// What players request from their guardians beyond the schedule, and the answers.
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

/** Inserts a request. Of two requests by a player at once, only the first becomes pending. */
const insert = query((sql, p: Slots<Override & { linkHash: string }>) =>
  overrides.insert(sql, p).onConflict().ignore(),
);

const readById = (sql: Knex, p: Slots<{ overrideId: string }>) =>
  select(sql).where(overrides.values(p, "overrideId"));

export const findOverrideInAnyProduct = query(readById).first;

/** Locks the row until the transaction ends, so that the second of two answers sees the first. */
const byIdLocked = query((sql, p: Slots<{ overrideId: string }>) => readById(sql, p).forUpdate());

/** Returns the request that a link in a mail leads to. */
export const findOverrideByLink = query((sql, p: Slots<{ linkHash: string }>) =>
  select(sql).where(overrides.values(p, "linkHash")),
).first;

const findLinkHash = query((sql, p: Slots<{ overrideId: string }>) =>
  overrides.select(sql, "linkHash").where(overrides.values(p, "overrideId")),
);

/** Returns a player's pending request in this product. It may have just expired. */
export const findPendingOverride = query((sql, p: Slots<Scope & { kuid: string }>) =>
  select(sql)
    .where(overrides.values(p, "productId", "mode", "kuid"))
    // The condition repeats the text of the partial index, which a parameter would not match.
    .whereRaw("status = 'pending'"),
).first;

/** More than a child requests in a day. */
const MAX_LISTED = 100;

/**
 * Returns requests that are pending or were granted and not withdrawn, newest first. A grant among them may no longer count.
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

const REASONS_AT_ONCE = 500;

/**
 * Clears up to 500 reasons that players of a product wrote before an instant. The requests are kept, so that a repeated answer
 * never changes anything.
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
 * Makes others wait who request, or who move the session to another player, until this transaction ends. On SQLite every write
 * does.
 */
export async function lockOverrides(tx: Db, sessionId: string): Promise<void> {
  await advisoryLock(tx, `overrides ${sessionId}`);
}

/** Stores a request. Returns false where the player has a pending one. `linkHash` is of the link in the guardian's mail. */
export const addOverride = async (tx: Db, override: Override, linkHash: string): Promise<boolean> =>
  (await insert.changed(tx, { ...override, linkHash })) > 0;

/** Returns a request of this product and mode. */
export async function findOverride(
  db: Db,
  { productId, mode }: Scope,
  overrideId: string,
): Promise<Override | undefined> {
  const found = await findOverrideInAnyProduct(db, { overrideId });
  return found?.productId === productId && found.mode === mode ? found : undefined;
}

/** Returns a request of this product and mode. Throws NOT_FOUND where there is none. */
export async function requireOverride(db: Db, scope: Scope, overrideId: string): Promise<Override> {
  const found = await findOverride(db, scope, overrideId);
  if (!found) throw notFound("No such override request in this product and mode.");
  return found;
}

/** Returns the stored hash of a request's link; empty where there is no such request. */
export const findOverrideLinkHash = async (db: Db, overrideId: string): Promise<string> =>
  (await findLinkHash.first(db, { overrideId }))?.linkHash ?? "";

/** Returns the request as it is now, locked until the transaction ends. */
export async function rereadOverride(
  tx: Db,
  { overrideId }: Pick<Override, "overrideId">,
): Promise<Override> {
  const found = await byIdLocked.first(tx, { overrideId });
  if (!found) throw notFound("No such override request in this product and mode.");
  return found;
}

/** Changes a request that this transaction has reread, and returns the result. */
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

/** Moves the requests of a session to its new player. */
export async function moveOverrides(tx: Db, sessionId: string, kuid: string): Promise<void> {
  await lockOverrides(tx, sessionId);
  await setPlayer(tx, { sessionId, kuid });
}
