import { challenges } from "./challenges.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { mailedLinks } from "../guardians/mailed-links.js";
import { pendingDecisions } from "./pending-decisions.js";
import { verifications } from "../verifications/verifications.js";
import { wakeups } from "../wakeups/table.js";

/** Chains of challenges deleted in one transaction. */
const PURGE_BATCH_SIZE = 200;

const unopened = query((sql, p: Slots<{ before: number }>) =>
  challenges
    .select(sql, "chainId")
    // As the index has it: a parameter would not be known to match.
    .whereRaw("status = 'PENDING' and session_id is null")
    .where("created_at", "<=", p.before)
    .orderBy("created_at")
    .limit(PURGE_BATCH_SIZE),
);

const inChains = query((sql, p: Slots<{ chainIds: readonly string[] }>) =>
  challenges.select(sql, "challengeId").where(isOneOf(sql, "chain_id", p.chainIds)),
);

type Ids = { ids: readonly string[] };
const removeLinks = query((sql, p: Slots<Ids>) =>
  mailedLinks.delete(sql).where(isOneOf(sql, "challenge_id", p.ids)),
);
const removeDecisions = query((sql, p: Slots<Ids>) =>
  pendingDecisions.delete(sql).where(isOneOf(sql, "challenge_id", p.ids)),
);
/** What a guardian has proven stays. */
const detachVerifications = query((sql, p: Slots<Ids>) =>
  verifications.update(sql, { challenge_id: null }).where(isOneOf(sql, "challenge_id", p.ids)),
);
const removeWakeups = query((sql, p: Slots<Ids>) =>
  wakeups
    .delete(sql)
    .whereIn("kind", ["otpRotation", "birthday"])
    .where(isOneOf(sql, "ref", p.ids)),
);
const removeChallenges = query((sql, p: Slots<Ids>) =>
  challenges.delete(sql).where(isOneOf(sql, "challenge_id", p.ids)),
);

/**
 * Deletes a bounded number of challenges minted up to an instant that no one opened and that belong to no session, with
 * those that they superseded. Returns whether there may be more.
 */
export async function purgeUnopenedChallenges(tx: Db, before: number): Promise<boolean> {
  const chainIds = (await unopened(tx, { before })).map(({ chainId }) => chainId);
  if (chainIds.length === 0) return false;
  const ids = (await inChains(tx, { chainIds })).map(({ challengeId }) => challengeId);
  await removeLinks(tx, { ids });
  await removeDecisions(tx, { ids });
  await detachVerifications(tx, { ids });
  await removeWakeups(tx, { ids });
  await removeChallenges(tx, { ids });
  return chainIds.length === PURGE_BATCH_SIZE;
}
