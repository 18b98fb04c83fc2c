// What players ask of their guardians beside the schedule, and the answers.
import { notFound } from "../errors.js";
import type { Override } from "../domain/override/override.js";
import type { Db } from "./engine/db.js";
import { advisoryLock } from "./engine/locks.js";
import type { Scope } from "./sessions.js";
import { statement } from "./engine/statement.js";

const columns = {
  overrideId: "override_id",
  sessionId: "session_id",
  productId: "product_id",
  mode: "mode",
  kuid: "kuid",
  type: "type",
  requestedMinutes: "requested_minutes",
  reason: "reason",
  status: "status",
  grantedMinutes: "granted_minutes",
  requestedAt: "requested_at",
  expiresAt: "expires_at",
  resolvedAt: "resolved_at",
  withdrawnAt: "withdrawn_at",
};

/** One that is pending already, of whoever came first, stays alone. */
const insert = statement<{ [Name in keyof Override]: Override[Name] } & { linkHash: string }>(
  (sql, p) =>
    sql("overrides")
      .insert({
        override_id: p.overrideId,
        session_id: p.sessionId,
        product_id: p.productId,
        mode: p.mode,
        kuid: p.kuid,
        type: p.type,
        requested_minutes: p.requestedMinutes,
        reason: p.reason,
        link_hash: p.linkHash,
        status: p.status,
        granted_minutes: p.grantedMinutes,
        requested_at: p.requestedAt,
        expires_at: p.expiresAt,
        resolved_at: p.resolvedAt,
        withdrawn_at: p.withdrawnAt,
      })
      .onConflict()
      .ignore(),
);

const byId = statement<{ overrideId: string }, Override>((sql, p) =>
  sql("overrides").select(columns).where({ override_id: p.overrideId }),
);

/** Holds the row until the transaction ends: of two answers the second sees the first. */
const byIdLocked = statement<{ overrideId: string }, Override>((sql, p) =>
  sql("overrides").select(columns).where({ override_id: p.overrideId }).forUpdate(),
);

const byLink = statement<{ linkHash: string }, Override>((sql, p) =>
  sql("overrides").select(columns).where({ link_hash: p.linkHash }),
);

const pendingOfPlayer = statement<{ productId: number; mode: string; kuid: string }, Override>(
  (sql, p) =>
    sql("overrides")
      .select(columns)
      .where({ product_id: p.productId, mode: p.mode, kuid: p.kuid, status: "pending" }),
);

/** More than a child asks for in a day. */
const MOST_LISTED = 100;

const ofSession = statement<{ sessionId: string }, Override>((sql, p) =>
  sql("overrides")
    .select(columns)
    .where({ session_id: p.sessionId })
    .whereIn("status", ["pending", "granted"])
    .whereNull("withdrawn_at")
    .orderBy([
      { column: "requested_at", order: "desc" },
      { column: "override_id", order: "desc" },
    ])
    .limit(MOST_LISTED),
);

const update = statement<{
  overrideId: string;
  status: string;
  grantedMinutes: number | null;
  resolvedAt: number | null;
  withdrawnAt: number | null;
}>((sql, p) =>
  sql("overrides")
    .update({
      status: p.status,
      granted_minutes: p.grantedMinutes,
      resolved_at: p.resolvedAt,
      withdrawn_at: p.withdrawnAt,
    })
    .where({ override_id: p.overrideId }),
);

const setPlayer = statement<{ sessionId: string; kuid: string }>((sql, p) =>
  sql("overrides").update({ kuid: p.kuid }).where({ session_id: p.sessionId }),
);

const dropReasons = statement<{ productId: number; before: number }>((sql, p) =>
  sql("overrides")
    .update({ reason: null })
    .where({ product_id: p.productId })
    .whereNotNull("reason")
    .where("requested_at", "<", p.before)
    .whereNot({ status: "pending" }),
);

/**
 * Holds back others who ask, or change whose session it is, until this transaction ends. SQLite's writes do so anyway.
 */
export async function lockOverrides(tx: Db, sessionId: string): Promise<void> {
  await advisoryLock(tx, `overrides ${sessionId}`);
}

/** Answers false where the player has one that is pending. `linkHash` finds it by the link in the guardian's mail. */
export const addOverride = async (tx: Db, override: Override, linkHash: string): Promise<boolean> =>
  (await insert.changed(tx, { ...override, linkHash })) > 0;

/** One of this product and mode. */
export async function findOverride(
  db: Db,
  { productId, mode }: Scope,
  overrideId: string,
): Promise<Override | undefined> {
  const found = await byId.first(db, { overrideId });
  return found?.productId === productId && found.mode === mode ? found : undefined;
}

/** NOT_FOUND where there is none in this product and mode. */
export async function getOverride(db: Db, scope: Scope, overrideId: string): Promise<Override> {
  const found = await findOverride(db, scope, overrideId);
  if (!found) throw notFound("No such override request.");
  return found;
}

/** One of whatever product. */
export const findOverrideInAnyProduct = (
  db: Db,
  overrideId: string,
): Promise<Override | undefined> => byId.first(db, { overrideId });

/** The one that a link in a mail leads to. */
export const findOverrideByLink = (db: Db, linkHash: string): Promise<Override | undefined> =>
  byLink.first(db, { linkHash });

/** What a player has asked for in this product and nobody has answered. It may have run out a moment ago. */
export const findPendingOverride = (
  db: Db,
  { productId, mode }: Scope,
  kuid: string,
): Promise<Override | undefined> => pendingOfPlayer.first(db, { productId, mode, kuid });

/** What is pending or was granted and not withdrawn, the newest first; whether a grant still counts it does not say. */
export const listOverrides = (db: Db, sessionId: string): Promise<Override[]> =>
  ofSession(db, { sessionId });

/** The request as it is now; nobody else changes it until the transaction ends. */
export async function rereadOverride(
  tx: Db,
  { overrideId }: Pick<Override, "overrideId">,
): Promise<Override> {
  const found = await byIdLocked.first(tx, { overrideId });
  if (!found) throw notFound("No such override request.");
  return found;
}

/** Changes a request that was reread in this transaction, and answers it as it is then. */
export async function changeOverride(
  tx: Db,
  override: Override,
  change: Partial<Pick<Override, "status" | "grantedMinutes" | "resolvedAt" | "withdrawnAt">>,
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

/** Forgets what players of a product wrote before an instant. The requests stay: a repeated answer changes nothing, ever. */
export const forgetReasons = (tx: Db, productId: number, before: number): Promise<number> =>
  dropReasons.changed(tx, { productId, before });
