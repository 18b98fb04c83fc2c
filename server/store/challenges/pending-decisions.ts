// Guardians' decisions that do not count yet. Each challenge has at most one; a later decision replaces it.
import type { Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { type PendingDecision, pendingDecisions } from "./table.js";

export const savePendingDecision = query((sql, p: Slots<PendingDecision>) =>
  pendingDecisions
    .insert(sql, p)
    .onConflict("challenge_id")
    .merge(["address_hash", "address", "choices", "progress", "decided_at", "expires_at"]),
);

export const findPendingDecision = query((sql, p: Slots<{ challengeId: string }>) =>
  pendingDecisions.select(sql).where(pendingDecisions.values(p, "challengeId")),
).first;

export const deletePendingDecision = query((sql, p: Slots<{ challengeId: string }>) =>
  pendingDecisions.delete(sql).where(pendingDecisions.values(p, "challengeId")),
);
