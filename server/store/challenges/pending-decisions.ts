// Decisions of guardians that do not count yet. One for each challenge: a later one takes its place.
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { type PendingDecision, pendingDecisions } from "./table.js";

const put = query((sql, p: Slots<PendingDecision>) =>
  pendingDecisions
    .insert(sql, p)
    .onConflict("challenge_id")
    .merge(["address_hash", "address", "choices", "standing", "decided_at", "expires_at"]),
);

const byChallenge = query((sql, p: Slots<{ challengeId: string }>) =>
  pendingDecisions.select(sql).where(pendingDecisions.values(p, "challengeId")),
);

const remove = query((sql, p: Slots<{ challengeId: string }>) =>
  pendingDecisions.delete(sql).where(pendingDecisions.values(p, "challengeId")),
);

export async function savePendingDecision(tx: Db, decision: PendingDecision): Promise<void> {
  await put(tx, decision);
}

export const findPendingDecision = (
  db: Db,
  challengeId: string,
): Promise<PendingDecision | undefined> => byChallenge.first(db, { challengeId });

export async function deletePendingDecision(tx: Db, challengeId: string): Promise<void> {
  await remove(tx, { challengeId });
}
