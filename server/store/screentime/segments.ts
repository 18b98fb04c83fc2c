// The ids of pushed segments, which make each segment count once.
import type { Db } from "../engine/db.js";
import { isDuplicate } from "../engine/errors.js";
import { isOneOf, type Slots, statement } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { screentimeSegments } from "./table.js";

/** Adds a thousand rows in one statement, because a statement for each would cost more than the rows. */
const addRows = statement<{ sessionId: string; segmentIds: readonly string[] }>((sql, p) =>
  sql.raw(
    "insert into screentime_segments (session_id, segment_id) select ?, value from json_each(?)",
    [p.sessionId, p.segmentIds],
  ),
);

const addNewRows = statement<
  { sessionId: string; segmentIds: readonly string[] },
  { segmentId: string }
>((sql, p) =>
  sql.raw(
    `insert into screentime_segments (session_id, segment_id) select ?, unnest(?::text[])
     on conflict do nothing returning segment_id as "segmentId"`,
    [p.sessionId, p.segmentIds],
  ),
);

const findSegments = query((sql, p: Slots<{ sessionId: string; segmentIds: readonly string[] }>) =>
  screentimeSegments
    .select(sql, "segmentId")
    .where(screentimeSegments.values(p, "sessionId"))
    .where(isOneOf(sql, "segment_id", p.segmentIds)),
);

/** Returns the ids among these that were stored before. */
export const knownSegments = async (
  tx: Db,
  sessionId: string,
  segmentIds: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await findSegments(tx, { sessionId, segmentIds })).map(({ segmentId }) => segmentId));

/**
 * Stores each segment id once, and returns the ids that were stored before. SQLite first tries a plain insert, since nearly all
 * ids are new and `on conflict do nothing returning` is slower. The session is locked meanwhile.
 */
export async function addSegments(
  tx: Db,
  sessionId: string,
  segmentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (segmentIds.length === 0) return NONE;
  if (tx.dialect === "postgres") {
    const added = await addNewRows(tx, { sessionId, segmentIds });
    if (added.length === segmentIds.length) return NONE;
    const fresh = new Set(added.map(({ segmentId }) => segmentId));
    return new Set(segmentIds.filter((id) => !fresh.has(id)));
  }
  try {
    await addRows(tx, { sessionId, segmentIds });
    return NONE;
  } catch (error) {
    // SQLite rolls back this statement only.
    if (!isDuplicate(error)) throw error;
  }
  const known = await knownSegments(tx, sessionId, segmentIds);
  const fresh = segmentIds.filter((id) => !known.has(id));
  if (fresh.length > 0) await addRows(tx, { sessionId, segmentIds: fresh });
  return known;
}

const NONE: ReadonlySet<string> = new Set();
