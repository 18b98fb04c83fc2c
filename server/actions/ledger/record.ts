import type { Context } from "../../context.js";
import type { Tree } from "../../domain/ledger/checkpoint.js";
import type { NewEntry, DecisionBasis } from "../../domain/ledger/entry.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import { groundOf } from "../../domain/session/ground.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { appendEntries, appendEntry, type EntryRef } from "../../store/ledger/queries.js";

/**
 * Records a decision or an act, as the last step of the caller's transaction, because other writers of the ledger wait for it. A
 * checkpoint follows the commit. Returns the place of the entry; `evidenceAt` proves it once it is committed.
 */
export async function record(
  tx: Db,
  { tenancy, now, random, checkpoints }: RecordDeps,
  entry: NewEntry,
): Promise<EntryRef> {
  const ref = await appendEntry(tx, tenancy, entry, { at: now, salt: random.bytes(32) });
  tx.afterCommit(() => checkpoints.request(tenancy));
  return ref;
}

/** Records several entries at once, in this order. */
export async function recordAll(
  tx: Db,
  { tenancy, now, random, checkpoints }: RecordDeps,
  entries: readonly NewEntry[],
): Promise<EntryRef[]> {
  const leaves = entries.map((entry) => ({ entry, salt: random.bytes(32) }));
  const refs = await appendEntries(tx, tenancy, leaves, now);
  tx.afterCommit(() => checkpoints.request(tenancy));
  return refs;
}

type RecordDeps = Pick<Context, "now" | "random" | "checkpoints"> & Readonly<{ tenancy: Tree }>;

/** Returns the law and the configuration for the player of a session or a challenge today. */
export const basisOf = (
  session: Pick<Session, "jurisdiction" | "evidence"> &
    Partial<Pick<Session, "timezone"> & Pick<Challenge, "requestedPermissions">>,
  context: Pick<Context, "policy" | "product" | "now">,
): DecisionBasis => ({
  jurisdiction: session.jurisdiction,
  rule: assessPlayerOf(session, context).law.rule.version,
  policy: context.policy.version,
  product: context.product.version,
  ground: groundOf(session, context),
});
