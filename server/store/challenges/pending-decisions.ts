// Decisions of guardians that do not count yet. One for each challenge: a later one takes its place.
import type { Language } from "../../domain/language.js";
import type { Standing } from "../../domain/guardian/assurance.js";
import type { Channel } from "../guardians/guardians.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { integer, json, keyed, query, sealed, table, text, type RowOf } from "../engine/table.js";

/** What was chosen, as it was chosen. */
export type DecisionChoices = Readonly<{
  enabled: readonly string[];
  allowances: Readonly<Record<string, number | string>>;
  channel: Channel;
  /** Of the page on which it was chosen. */
  language?: Language;
}>;

export const pendingDecisions = table(
  "pending_decisions",
  {
    challengeId: text("challenge_id"),
    addressHash: keyed(text("address_hash"), { of: "address" }),
    address: sealed(text("address"), ["challengeId"]),
    choices: json<DecisionChoices>("choices"),
    standing: json<Standing>("standing"),
    decidedAt: integer("decided_at"),
    expiresAt: integer("expires_at"),
  },
  {
    holds: "A decision made on a handed link, until the guardian confirms it",
    why: "a guardian confirms by email what was chosen on a child's device",
    kept: { phrase: "14 days" },
    player: { rowsBy: ["challengeId"] },
    guardian: { rowsBy: ["addressHash"] },
    withheld: ["address"],
    columns: {
      address: "email address, encrypted",
      choices: "what was chosen",
      standing: "what the guardian is to the player",
      decidedAt: "when it was chosen",
    },
  },
);

/** `standing`: what of the person is shown by now. Instants in milliseconds. */
export type PendingDecision = RowOf<typeof pendingDecisions>;

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
