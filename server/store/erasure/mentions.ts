import type { Mode } from "../../domain/product.js";
import { challenges } from "../challenges/table.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { familySignIns } from "../guardians/table.js";
import { announcements, ruleChanges } from "../notices/table.js";

const PAGE_SIZE = 500;

const mailed = query((sql, p: Slots<{ mode: Mode; after: string }>) =>
  challenges
    .select(sql, "challengeId", "mailedTo")
    .where(challenges.values(p, "mode"))
    .where("challenge_id", ">", p.after)
    .whereNotNull("mailed_to")
    .orderBy("challenge_id")
    .limit(PAGE_SIZE),
);

const forget = query((sql, p: Slots<{ ids: readonly string[] }>) =>
  challenges.update(sql, { mailed_to: null }).where(isOneOf(sql, "challenge_id", p.ids)),
);

/**
 * Clears an address, in any case, wherever a challenge was mailed to it. Decrypts every address of the mode, a page at a time.
 */
export async function forgetMailedTo(tx: Db, mode: Mode, address: string): Promise<void> {
  for (let after = ""; ;) {
    const rows = await mailed(tx, { mode, after });
    const ids = rows
      .filter(({ mailedTo }) => mailedTo?.toLowerCase() === address.toLowerCase())
      .map(({ challengeId }) => challengeId);
    if (ids.length > 0) await forget(tx, { ids });
    const last = rows.at(-1);
    if (rows.length < PAGE_SIZE || !last) return;
    after = last.challengeId;
  }
}

// Sign-ins remember the family page that they return to by its path, which names a session.

const clearReturns = query((sql, p: Slots<{ path: string }>) =>
  familySignIns.update(sql, { return_to: null }).where("return_to", "like", p.path),
);

/** Lets sign-ins no longer return to the pages of these sessions. */
export async function clearReturnsToSessions(tx: Db, sessionIds: readonly string[]): Promise<void> {
  for (const sessionId of sessionIds) await clearReturns(tx, { path: `%${sessionId}%` });
}

// Work on all sessions of a product stores the id of the last one.

/** A prefix of this length sorts at or just before the id, and identifies no session. */
const PREFIX = 4;

type Ids = { sessionIds: readonly string[] };

const shortenReached = query((sql, p: Slots<Ids>) =>
  announcements
    .update(sql, { reached: sql.raw("substr(reached, 1, ?)", [PREFIX]) })
    .where(isOneOf(sql, "reached", p.sessionIds)),
);

const shortenCursor = query((sql, p: Slots<Ids>) =>
  ruleChanges
    .update(sql, { cursor: sql.raw("substr(cursor, 1, ?)", [PREFIX]) })
    .where(isOneOf(sql, "cursor", p.sessionIds)),
);

/**
 * Cuts stored cursors down to a prefix where they name one of these sessions. The few sessions that are visited again do not
 * change.
 */
export async function shortenCursors(tx: Db, sessionIds: readonly string[]): Promise<void> {
  await shortenReached(tx, { sessionIds });
  await shortenCursor(tx, { sessionIds });
}
