// The ids of pushed segments, so that each counts once.
import type { Db } from "./engine/db.js";
import { isOneOf, statement, type Slots } from "./engine/statement.js";
import { query, table, text } from "./engine/table.js";

export const screentimeSegments = table(
  "screentime_segments",
  {
    sessionId: text("session_id"),
    segmentId: text("segment_id"),
  },
  {
    holds: "The id of play that was reported afterwards",
    why: "the same report counts once",
    kept: "withdrawal",
    player: { rowsBy: ["sessionId"] },
    retried: "segmentId",
    columns: { segmentId: "id that the product gave it" },
  },
);

/** A thousand rows by one statement: a statement for each costs more than the rows do. */
const addSegmentRows = statement<{ sessionId: string; segmentIds: readonly string[] }>(
  (sql, p, dialect) =>
    sql.raw(
      `insert into screentime_segments (session_id, segment_id)
       select ?, ${dialect === "sqlite" ? "value from json_each(?)" : "unnest(?::text[])"}`,
      [p.sessionId, p.segmentIds],
    ),
);

const findSegments = query((sql, p: Slots<{ sessionId: string; segmentIds: readonly string[] }>) =>
  screentimeSegments
    .select(sql, "segmentId")
    .where(screentimeSegments.values(p, "sessionId"))
    .where(isOneOf(sql, "segment_id", p.segmentIds)),
);

/** Which of these ids were taken before. */
export const knownSegments = async (
  tx: Db,
  sessionId: string,
  segmentIds: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await findSegments(tx, { sessionId, segmentIds })).map(({ segmentId }) => segmentId));

/**
 * Records ids of segments, each once, and returns those that are new. A select and an insert, because `on conflict do
 * nothing returning` costs half as much again on SQLite; the session is locked meanwhile.
 */
export async function addSegments(
  tx: Db,
  sessionId: string,
  segmentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = await knownSegments(tx, sessionId, segmentIds);
  const fresh = segmentIds.filter((id) => !known.has(id));
  if (fresh.length > 0) await addSegmentRows(tx, { sessionId, segmentIds: fresh });
  return new Set(fresh);
}
