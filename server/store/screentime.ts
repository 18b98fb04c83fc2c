// A session's screen time. What a request reads and writes does not grow with what was played before it.
import { dateIn, type LocalDate } from "../dates.js";
import type { DayShare } from "../domain/screentime/local-day.js";
import type { Enforcement, Schedule } from "../domain/screentime/schedule.js";
import {
  NO_SCREENTIME,
  type EndedPlay,
  type Screentime,
  type Usage,
} from "../domain/screentime/screentime-state.js";
import type { Db } from "./engine/db.js";
import { isOneOf, statement } from "./engine/statement.js";

/** All that is kept of a session's screen time but the ids. `used` holds the days since `since`. */
export type KeptScreentime = Readonly<{
  enforcement: Enforcement | undefined;
  screentime: Screentime;
  used: Usage;
  since: LocalDate;
}>;

/** Older days are read for themselves by the few who ask for them. */
const RECENT_MS = 3 * 86_400_000;

type Row = { enabled: 0 | 1 | null; schedule: string | null; state: string; used: string | null };

/** One statement, so that play and counters are of one instant. */
const read = statement<{ sessionId: string; since: string }, Row>((sql, p, dialect) => {
  const asObject =
    dialect === "sqlite"
      ? sql.raw("json_group_object(local_date, used_ms)")
      : sql.raw("json_object_agg(local_date, used_ms)::text");
  const days = sql("screentime_days")
    .select(asObject)
    .where({ session_id: p.sessionId })
    .where("local_date", ">=", p.since);
  return sql("screentime_sessions")
    .select({ enabled: "enabled", schedule: "schedule", state: "state", used: days })
    .where({ session_id: p.sessionId });
});

const lock = statement<{ sessionId: string }, { sessionId: string }>((sql, p) =>
  sql("screentime_sessions")
    .select({ sessionId: "session_id" })
    .where({ session_id: p.sessionId })
    .forUpdate(),
);

const insert = statement<{ sessionId: string; state: string }>((sql, p) =>
  sql("screentime_sessions")
    .insert({ session_id: p.sessionId, state: p.state })
    .onConflict("session_id")
    .ignore(),
);

const saveState = statement<{ sessionId: string; state: string }>((sql, p) =>
  sql("screentime_sessions").update({ state: p.state }).where({ session_id: p.sessionId }),
);

const saveSchedule = statement<{ sessionId: string; enabled: boolean; schedule: string }>(
  (sql, p) =>
    sql("screentime_sessions")
      .update({ enabled: p.enabled, schedule: p.schedule })
      .where({ session_id: p.sessionId }),
);

const usedOnDay = statement<{ sessionId: string; date: string }, { usedMs: number }>((sql, p) =>
  sql("screentime_days")
    .select({ usedMs: "used_ms" })
    .where({ session_id: p.sessionId, local_date: p.date }),
);

const addToDay = statement<{ sessionId: string; date: string; ms: number }>((sql, p) =>
  sql("screentime_days")
    .insert({ session_id: p.sessionId, local_date: p.date, used_ms: p.ms })
    .onConflict(["session_id", "local_date"])
    .merge({ used_ms: sql.raw("screentime_days.used_ms + excluded.used_ms") }),
);

const addPlay = statement<{ sessionId: string; playId: string; by: string }>((sql, p) =>
  sql("screentime_plays").insert({
    session_id: p.sessionId,
    play_id: p.playId,
    ended_by: p.by,
  }),
);

const findPlay = statement<{ sessionId: string; playId: string }, { by: EndedPlay["by"] }>(
  (sql, p) =>
    sql("screentime_plays")
      .select({ by: "ended_by" })
      .where({ session_id: p.sessionId, play_id: p.playId }),
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

const findSegments = statement<
  { sessionId: string; segmentIds: readonly string[] },
  { segmentId: string }
>((sql, p) =>
  sql("screentime_segments")
    .select({ segmentId: "segment_id" })
    .where({ session_id: p.sessionId })
    .where(isOneOf(sql, "segment_id", p.segmentIds)),
);

const purgeDays = statement<{ productId: number; before: string }>((sql, p) =>
  sql("screentime_days")
    .delete()
    .where("local_date", "<", p.before)
    .whereIn("session_id", sql("sessions").select("session_id").where({ product_id: p.productId })),
);

// The same few schedules are read again and again, and what is worked out of one is remembered by it.
const MOST_REMEMBERED = 5_000;
const schedules = new Map<string, Schedule>();

function asSchedule(text: string): Schedule {
  let schedule = schedules.get(text);
  if (schedule) return schedule;
  if (schedules.size >= MOST_REMEMBERED) schedules.clear();
  schedules.set(text, (schedule = JSON.parse(text) as Schedule));
  return schedule;
}

const asKept = (row: Row | undefined, since: LocalDate): KeptScreentime => ({
  enforcement:
    row?.schedule == null
      ? undefined
      : { enabled: row.enabled === 1, schedule: asSchedule(row.schedule) },
  screentime: row ? (JSON.parse(row.state) as Screentime) : NO_SCREENTIME,
  used: row?.used == null ? {} : (JSON.parse(row.used) as Usage),
  since,
});

const sinceOf = (now: number): LocalDate => dateIn("UTC", now - RECENT_MS);

/** A session's screen time as it is committed. `now` in milliseconds. */
export async function findScreentime(
  db: Db,
  sessionId: string,
  now: number,
): Promise<KeptScreentime> {
  const since = sinceOf(now);
  return asKept(await read.first(db, { sessionId, since }), since);
}

/**
 * The same to be changed: nobody else changes it until the transaction ends. PostgreSQL locks first and then reads: a
 * statement that had to wait sees the counters as they were before it waited. SQLite's writes wait for each other anyway.
 */
export async function lockScreentime(
  tx: Db,
  sessionId: string,
  now: number,
): Promise<KeptScreentime> {
  const since = sinceOf(now);
  if (tx.dialect === "postgres" && !(await lock.first(tx, { sessionId }))) {
    await begin(tx, sessionId);
    await lock.first(tx, { sessionId });
  }
  let row = await read.first(tx, { sessionId, since });
  if (!row) {
    await begin(tx, sessionId);
    row = await read.first(tx, { sessionId, since });
  }
  return asKept(row, since);
}

const begin = (tx: Db, sessionId: string) =>
  insert(tx, { sessionId, state: JSON.stringify(NO_SCREENTIME) });

export async function saveScreentime(
  tx: Db,
  sessionId: string,
  screentime: Screentime,
): Promise<void> {
  await saveState(tx, { sessionId, state: JSON.stringify(screentime) });
}

export async function saveEnforcement(
  tx: Db,
  sessionId: string,
  { enabled, schedule }: Enforcement,
): Promise<void> {
  await saveSchedule(tx, { sessionId, enabled, schedule: JSON.stringify(schedule) });
}

/** Milliseconds used on a local date. */
export const usedMsOn = async (db: Db, sessionId: string, date: LocalDate): Promise<number> =>
  (await usedOnDay.first(db, { sessionId, date }))?.usedMs ?? 0;

export async function addUsage(
  tx: Db,
  sessionId: string,
  shares: readonly DayShare[],
): Promise<void> {
  for (const { date, ms } of shares) await addToDay(tx, { sessionId, date, ms });
}

export async function addEndedPlay(
  tx: Db,
  sessionId: string,
  { id, by }: EndedPlay,
): Promise<void> {
  await addPlay(tx, { sessionId, playId: id, by });
}

/** How a play that is over ended; undefined for one that is not. */
export const howPlayEnded = async (
  db: Db,
  sessionId: string,
  playId: string,
): Promise<EndedPlay["by"] | undefined> => (await findPlay.first(db, { sessionId, playId }))?.by;

/** Which of these ids were taken before. */
export const knownSegments = async (
  tx: Db,
  sessionId: string,
  segmentIds: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await findSegments(tx, { sessionId, segmentIds })).map(({ segmentId }) => segmentId));

/**
 * Takes ids of segments, each once, and answers those that were not taken before. Asked first and then inserted, for
 * `on conflict do nothing returning` costs a half more on SQLite; the session is held meanwhile.
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

/** Forgets what was played in a product before a date; the ids stay, so that nothing counts twice. */
export const purgeScreentime = (tx: Db, productId: number, before: LocalDate): Promise<number> =>
  purgeDays.changed(tx, { productId, before });
