import type { TestDatabase } from "./database.js";

/** How many plays have ended, of all sessions or of one: ids that are rows, and those that stand with the state. */
export async function countEndedPlays(database: TestDatabase, sessionId?: string): Promise<number> {
  const own = sessionId === undefined ? "" : ` where session_id = '${sessionId}'`;
  const rows = await database.query(`select play_id from screentime_plays${own}`);
  const states = await database.query<{ state: string }>(
    `select state from screentime_sessions${own}`,
  );
  const latest = states.flatMap(
    ({ state }) => (JSON.parse(state) as { latest?: readonly unknown[] }).latest ?? [],
  );
  return rows.length + latest.length;
}
