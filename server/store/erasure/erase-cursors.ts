// Work that goes through all sessions of a product remembers the last one by its id.
import { announcements } from "../notices/announcements.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { ruleChanges } from "../notices/rule-changes.js";

/** So much of an id leads to the same place in the order of ids, or a little before it, and names no session. */
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

/** Cuts the ids of sessions short where work has reached them. What it looks at again as a result does not change. */
export async function shortenCursors(tx: Db, sessionIds: readonly string[]): Promise<void> {
  await shortenReached(tx, { sessionIds });
  await shortenCursor(tx, { sessionIds });
}
