import type { Knex } from "knex";

import type { DayShare } from "../../domain/screentime/local-day.js";
import type { Enforcement } from "../../domain/screentime/schedule.js";
import {
  type EndedPlay,
  type LatestPlay,
  NO_SCREENTIME,
  type PlayEnd,
  type Screentime,
  type Span,
  type Usage,
} from "../../domain/screentime/screentime-state.js";
import { dateIn, type LocalDate } from "../../lib/dates.js";
import type { Db, Dialect } from "../engine/db.js";
import { type Slots, statement } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { anyErasedIds } from "../erasure/queries.js";
import {
  isScoped,
  lockPlayer,
  noSuchSession,
  type Player,
  type Scope,
} from "../sessions/queries.js";
import { sessions } from "../sessions/table.js";
import { screentimeDays, screentimePlays, screentimeSessions, screentimeSpans } from "./table.js";

// A session's screen time. What a request reads and writes does not grow with what was played before it.

/** What is stored of a session's screen time, without the ids. `used` holds the days since `since`. */
export type ScreentimeRecord = Readonly<{
  /** Of the session: its days are those of this place until a schedule names a zone. */
  jurisdiction: string;
  enforcement: Enforcement | undefined;
  screentime: Screentime;
  used: Usage;
  since: LocalDate;
}>;

const DAY_MS = 86_400_000;

/** So many ended plays stand with the state; then all but the last become rows, which share pages. */
const MAX_LATEST_PLAYS = 8;

/** So many spans stand with the state; then they become one row. */
const MAX_LATEST_SPANS = 8;

/** A day more than a digest covers. */
const SPANS_KEPT_MS = 8 * DAY_MS;

/** Older days are read for themselves by the few who ask for them. */
const RECENT_DAYS = 3;

/** With the state there may be more, so that they move to rows of their own once a week and not each day. */
const MAX_RECENT_DAYS = 10;

function endIn({ latest = [] }: Screentime, playId: string): PlayEnd | undefined {
  const found = latest.find(([id]) => id === playId);
  return found && { by: found[1], endedAt: found[2] };
}

type Id = { sessionId: string };

type OfProduct = Id & { productId: number };

type Row = Pick<RowOf<typeof screentimeSessions>, "enabled" | "schedule"> & {
  /** Null where the session has no row yet. */
  state: Screentime | null;
  used: string | null;
  jurisdiction: string;
};

/** Counters of days that are rows as one JSON object, so that play and counters are of one instant. */
const daysSince = (sql: Knex, p: Slots<Id & { since: string }>, dialect: Dialect) =>
  sql("screentime_days")
    .select(
      dialect === "sqlite"
        ? sql.raw("json_group_object(local_date, used_ms)")
        : sql.raw("json_object_agg(local_date, used_ms)::text"),
    )
    .where(screentimeDays.values(p, "sessionId"))
    .where("local_date", ">=", p.since);

/** Counters of the latest days as one JSON object, where they are rows and not part of the state. */
const recentDays = (sql: Knex, p: Slots<Id & { since: string }>, dialect: Dialect) =>
  sql.raw("case when counted_from is null then (?) end", [daysSince(sql, p, dialect)]);

const FIELDS = ["enabled", "schedule", "state"] as const;

const read = statement<Id & { since: string }, Row>((sql, p, dialect) =>
  screentimeSessions.decode(
    sql("sessions")
      .leftJoin("screentime_sessions", "screentime_sessions.session_id", "sessions.session_id")
      .select(screentimeSessions.names(...FIELDS), sessions.names("jurisdiction"), {
        used: recentDays(sql, p, dialect),
      })
      .whereRaw("sessions.session_id = ?", [p.sessionId] as never),
    ...FIELDS,
  ),
);

type OfPlay = Id & Scope & { since: string; playId: string };

type RowOfPlay = Player &
  Row & {
    endedBy: EndedPlay["by"] | null;
    endedAt: number | null;
    hasErasedIds: 0 | 1;
  };

/** No id of a play: those have 36 characters. */
const NO_PLAY = "";

/** All that a play that starts or ends needs to know: a few point reads by one statement. */
const readForPlay = statement<OfPlay, RowOfPlay>((sql, p, dialect) => {
  const built = sql("sessions")
    .leftJoin("screentime_sessions", "screentime_sessions.session_id", "sessions.session_id")
    .leftJoin(
      screentimePlays
        .select(sql, "endedBy", "endedAt")
        .where(screentimePlays.values(p, "sessionId", "playId"))
        .as("ended"),
      sql.raw("true"),
    )
    .select(
      sessions.names("sessionId", "kuid", "jurisdiction"),
      screentimeSessions.names(...FIELDS),
      {
        used: recentDays(sql, p, dialect),
        endedBy: "ended.endedBy",
        endedAt: "ended.endedAt",
        hasErasedIds: anyErasedIds(sql, p),
      },
    )
    .where(isScoped(sql, p))
    .whereNull("sessions.revoked_at");
  return screentimeSessions.decode(built, ...FIELDS);
});

const lock = query((sql, p: Slots<Id>) =>
  screentimeSessions
    .select(sql, "sessionId")
    .where(screentimeSessions.values(p, "sessionId"))
    .forUpdate(),
);

/** Locks the screen time of a session unless it is another product's. */
const lockOwn = query((sql, p: Slots<Id & Scope>) =>
  screentimeSessions
    .select(sql, "sessionId")
    .where(screentimeSessions.values(p, "sessionId"))
    .whereExists(sql("sessions").select(sql.raw("1")).where(isScoped(sql, p)))
    .forUpdate(),
);

type Counted = { state: Screentime; countedFrom: LocalDate | null };

const insert = query((sql, p: Slots<OfProduct & Counted>) =>
  screentimeSessions
    .insert(sql, p, { enabled: null, schedule: null })
    .onConflict("session_id")
    .ignore(),
);

const saveState = query((sql, p: Slots<Id & { state: Screentime }>) =>
  screentimeSessions
    .update(sql, screentimeSessions.values(p, "state"))
    .where(screentimeSessions.values(p, "sessionId")),
);

const saveCounted = query((sql, p: Slots<Id & Counted>) =>
  screentimeSessions
    .update(sql, screentimeSessions.values(p, "state", "countedFrom"))
    .where(screentimeSessions.values(p, "sessionId")),
);

export const saveEnforcement = query((sql, p: Slots<Id & Enforcement>) =>
  screentimeSessions
    .update(sql, screentimeSessions.values(p, "enabled", "schedule"))
    .where(screentimeSessions.values(p, "sessionId")),
);

/** Forgets the schedule: what was played stays counted. */
export const clearEnforcement = query((sql, p: Slots<Id>) =>
  screentimeSessions
    .update(sql, { enabled: null, schedule: null })
    .where(screentimeSessions.values(p, "sessionId")),
);

const usedOnDay = query((sql, p: Slots<Id & { localDate: string }>) =>
  screentimeDays.select(sql, "usedMs").where(screentimeDays.values(p, "sessionId", "localDate")),
);

const usedSince = statement<Id & { since: string }, { state: Screentime; used: string | null }>(
  (sql, p, dialect) =>
    screentimeSessions
      .select(sql, "state")
      .where(screentimeSessions.values(p, "sessionId"))
      .select({ used: daysSince(sql, p, dialect) }),
);

const forgetSince = query((sql, p: Slots<Id & { since: string }>) =>
  screentimeDays
    .delete(sql)
    .where(screentimeDays.values(p, "sessionId"))
    .where("local_date", ">=", p.since),
);

const addToDay = query((sql, p: Slots<RowOf<typeof screentimeDays>>) =>
  screentimeDays
    .insert(sql, p)
    .onConflict(["session_id", "local_date"])
    .merge({ used_ms: sql.raw("screentime_days.used_ms + excluded.used_ms") }),
);

const ENDED_LATER = `on conflict (session_id, play_id) do update
  set ended_by = excluded.ended_by, ended_at = excluded.ended_at
  where excluded.ended_at > screentime_plays.ended_at`;

/** An id that was started again has ended later than its row says. A transaction may save again what it has read before. */
const addPlays = statement<{ sessionId: string; plays: string }>((sql, p, dialect) =>
  sql.raw(
    dialect === "sqlite"
      ? `insert into screentime_plays (session_id, play_id, ended_by, ended_at)
         select ?, value ->> 0, value ->> 1, value ->> 2 from json_each(?) where true ${ENDED_LATER}`
      : `insert into screentime_plays (session_id, play_id, ended_by, ended_at)
         select ?, value ->> 0, value ->> 1, (value ->> 2)::bigint from json_array_elements(?::json) ${ENDED_LATER}`,
    [p.sessionId, p.plays],
  ),
);

/** A transaction may save again what it has read before, and more of it. */
const addSpanRow = query((sql, p: Slots<RowOf<typeof screentimeSpans>>) =>
  screentimeSpans.insert(sql, p).onConflict(["session_id", "part"]).merge(["ended_at", "spans"]),
);

const spanRows = query((sql, p: Slots<Id & { part: number; since: number }>) =>
  screentimeSpans
    .select(sql, "spans")
    .where(screentimeSpans.values(p, "sessionId"))
    .where("part", "<", p.part)
    .where("ended_at", ">", p.since),
);

const purgeSpans = statement<{ productId: number; before: number; limit: number }>((sql, p) =>
  sql.raw(
    `delete from screentime_spans where (session_id, part) in (
       select session_id, part from screentime_spans
       where product_id = ? and ended_at < ? order by ended_at limit ?)`,
    [p.productId, p.before, p.limit],
  ),
);

const purgeDays = statement<{ productId: number; before: string; limit: number }>((sql, p) =>
  sql.raw(
    `delete from screentime_days where (session_id, local_date) in (
       select session_id, local_date from screentime_days
       where product_id = ? and local_date < ? order by local_date limit ?)`,
    [p.productId, p.before, p.limit],
  ),
);

/** Which sessions have days with their state that are old. On PostgreSQL those that are being changed wait for the next purge. */
const oldCounters = statement<
  { productId: number; before: string; limit: number },
  { sessionId: string; state: Screentime }
>((sql, p, dialect) =>
  screentimeSessions.decode(
    sql.raw(
      `select session_id as "sessionId", state from screentime_sessions
       where product_id = ? and counted_from < ? order by counted_from limit ?
       ${dialect === "postgres" ? "for update skip locked" : ""}`,
      [p.productId, p.before, p.limit],
    ),
    "state",
  ),
);

const parseUsage = (text: string | null): Usage =>
  text === null ? {} : (JSON.parse(text) as Usage);

const recordOf = (row: Row | undefined, since: LocalDate): ScreentimeRecord => {
  const screentime = row?.state ?? NO_SCREENTIME;
  return {
    jurisdiction: row?.jurisdiction ?? "",
    enforcement:
      row?.schedule == null ? undefined : { enabled: row.enabled === true, schedule: row.schedule },
    screentime,
    used: screentime.days ?? parseUsage(row?.used ?? null),
    since: screentime.countedFrom ?? since,
  };
};

/** The counters of a date and of those after it. */
function usedFrom(used: Usage, from: LocalDate): Usage {
  for (const date in used)
    if (date < from)
      return Object.fromEntries(Object.entries(used).filter(([other]) => other >= from));
  return used;
}

/** Remembered for the UTC day: the date from which days are recent, and that before which they move to rows. */
let dates = { utcDay: Number.NaN, recent: "", oldest: "" };

function datesOf(now: number) {
  const utcDay = Math.floor(now / DAY_MS);
  if (dates.utcDay !== utcDay) {
    const at = (daysAgo: number) => dateIn("UTC", now - daysAgo * DAY_MS);
    dates = { utcDay, recent: at(RECENT_DAYS), oldest: at(MAX_RECENT_DAYS) };
  }
  return dates;
}

const sinceOf = (now: number): LocalDate => datesOf(now).recent;

/** A session's screen time as it is committed. `now` in milliseconds. */
export async function findScreentime(
  db: Db,
  sessionId: string,
  now: number,
): Promise<ScreentimeRecord> {
  const since = sinceOf(now);
  return recordOf(await read.first(db, { sessionId, since }), since);
}

/** `ended`: how and when the play that was asked about ended last. `hasErasedIds`: whether anything that the product reported was erased. */
export type PlayRecord = Readonly<{
  player: Player;
  record: ScreentimeRecord;
  ended: PlayEnd | undefined;
  hasErasedIds: boolean;
}>;

/**
 * A session and its screen time, locked until the transaction ends, and what is known of a play. NOT_FOUND where there is no
 * such session. On PostgreSQL the locks and the read are sent together, in this order (see `lockScreentime`).
 */
export async function lockPlayOf(
  tx: Db,
  scope: Scope,
  { sessionId, playId = NO_PLAY }: Readonly<{ sessionId: string; playId?: string }>,
  now: number,
): Promise<PlayRecord> {
  const since = sinceOf(now);
  const { productId, mode } = scope;
  const ofPlay = { sessionId, productId, mode, since, playId };
  const row =
    tx.dialect === "sqlite"
      ? await readForPlay.first(tx, ofPlay)
      : (
          await Promise.all([
            lockPlayer(tx, scope, sessionId),
            lockOwn(tx, ofPlay),
            readForPlay.first(tx, ofPlay),
          ])
        )[2];
  if (!row) throw noSuchSession();
  const { kuid, state, endedBy, endedAt, hasErasedIds } = row;
  const inRow = endedBy !== null && endedAt !== null ? { by: endedBy, endedAt } : undefined;
  const record =
    state === null
      ? await lockScreentime(tx, { sessionId, productId }, now)
      : await withRecentDays(tx, { sessionId, productId }, recordOf(row, since), now);
  return {
    player: { sessionId, kuid },
    record,
    ended: endIn(record.screentime, playId) ?? inRow,
    hasErasedIds: hasErasedIds === 1,
  };
}

/**
 * Reads the screen time of a session and locks it until the transaction ends. PostgreSQL locks first and then reads: a
 * statement that had to wait sees the counters as they were before it waited. SQLite's writes wait for each other anyway.
 */
export async function lockScreentime(
  tx: Db,
  ids: OfProduct,
  now: number,
): Promise<ScreentimeRecord> {
  const { sessionId } = ids;
  const since = sinceOf(now);
  if (tx.dialect === "postgres" && !(await lock.first(tx, { sessionId }))) {
    await begin(tx, ids, since);
    await lock.first(tx, { sessionId });
  }
  let row = await read.first(tx, { sessionId, since });
  if (row?.state == null) {
    await begin(tx, ids, since);
    row = await read.first(tx, { sessionId, since });
  }
  return withRecentDays(tx, ids, recordOf(row, since), now);
}

const begin = (tx: Db, ids: OfProduct, countedFrom: LocalDate) =>
  insert(tx, { ...ids, countedFrom, state: { ...NO_SCREENTIME, countedFrom, days: {} } });

/** Returns the record with the latest days in the session's row, and older ones in rows of their own. */
function withRecentDays(
  tx: Db,
  ids: OfProduct,
  record: ScreentimeRecord,
  now: number,
): ScreentimeRecord | Promise<ScreentimeRecord> {
  const { countedFrom } = record.screentime;
  return countedFrom !== undefined && countedFrom >= datesOf(now).oldest
    ? record
    : moveDays(tx, ids, record, now);
}

async function moveDays(
  tx: Db,
  ids: OfProduct,
  record: ScreentimeRecord,
  now: number,
): Promise<ScreentimeRecord> {
  const { sessionId } = ids;
  const since = sinceOf(now);
  if (record.screentime.countedFrom === undefined) await forgetSince(tx, { sessionId, since });
  for (const [localDate, usedMs] of Object.entries(record.used))
    if (localDate < since) await addToDay(tx, { ...ids, localDate, usedMs });
  const days = usedFrom(record.used, since);
  const screentime = { ...record.screentime, countedFrom: since, days };
  await saveCounted(tx, { sessionId, state: screentime, countedFrom: since });
  return { ...record, screentime, used: days, since };
}

/** Returns which ended plays are to stand with the state. */
async function makeRows(
  tx: Db,
  sessionId: string,
  latest: readonly LatestPlay[] | undefined,
): Promise<readonly LatestPlay[] | undefined> {
  if (latest === undefined || latest.length <= MAX_LATEST_PLAYS) return latest;
  await addPlays(tx, { sessionId, plays: JSON.stringify(latest.slice(0, -1)) });
  return latest.slice(-1);
}

/** Returns which spans are to stand with the state. */
async function makeSpanRow(
  tx: Db,
  ids: OfProduct,
  played: Screentime["played"],
): Promise<Screentime["played"]> {
  if (played === undefined || played.spans.length <= MAX_LATEST_SPANS) return played;
  const { part, spans } = played;
  const endedAt = spans.reduce((latest, [from, ms]) => Math.max(latest, from + ms), 0);
  await addSpanRow(tx, { ...ids, part, endedAt, spans });
  return { part: part + 1, spans: [] };
}

/** Saves what a transition made of screen time that was locked, and the time that it added to days, which `used` has too. */
export async function saveScreentime(
  tx: Db,
  ids: OfProduct,
  { screentime, used }: Readonly<{ screentime: Screentime; used: Usage }>,
  added: readonly DayShare[] = [],
): Promise<void> {
  const { sessionId } = ids;
  const { countedFrom } = screentime;
  const days = countedFrom === undefined ? undefined : usedFrom(used, countedFrom);
  const latest = await makeRows(tx, sessionId, screentime.latest);
  const played = await makeSpanRow(tx, ids, screentime.played);
  const isAsStored =
    days === screentime.days && latest === screentime.latest && played === screentime.played;
  const state = isAsStored ? screentime : { ...screentime, days, latest, played };
  await saveState(tx, { sessionId, state });
  for (const { date, ms } of added)
    if (countedFrom === undefined || date < countedFrom)
      await addToDay(tx, { ...ids, localDate: date, usedMs: ms });
}

/** Milliseconds used on a local date before those that stand with the state. */
export const usedMsOn = async (db: Db, sessionId: string, date: LocalDate): Promise<number> =>
  (await usedOnDay.first(db, { sessionId, localDate: date }))?.usedMs ?? 0;

/** What was played on a local date and after it, in milliseconds. */
export async function usageSince(db: Db, sessionId: string, since: LocalDate): Promise<Usage> {
  const row = await usedSince.first(db, { sessionId, since });
  if (!row) return {};
  return { ...parseUsage(row.used), ...usedFrom(row.state.days ?? {}, since) };
}

/** The times of play that end after an instant (milliseconds), and others near it, within the last eight days. The play that runs is not among them. */
export async function spansSince(
  db: Db,
  sessionId: string,
  { played }: Screentime,
  since: number,
): Promise<readonly Span[]> {
  if (!played) return [];
  // A later row was made of spans of the state that was read.
  const rows = await spanRows(db, { sessionId, part: played.part, since });
  return [...rows.flatMap(({ spans }) => spans), ...played.spans];
}

/** Forgets times of play in a product, at most `limit` rows: after eight days, or sooner where less is kept. */
export const purgeSpansOf = (
  tx: Db,
  productId: number,
  { before, now }: Readonly<{ before: number; now: number }>,
  limit: number,
): Promise<number> =>
  purgeSpans.changed(tx, { productId, before: Math.max(before, now - SPANS_KEPT_MS), limit });

/**
 * Forgets what was played in a product before a date, `limit` rows at most; the ids stay, so that nothing counts twice. Returns
 * how many days that were, or `limit` where there may be more.
 */
export async function purgeScreentime(
  tx: Db,
  productId: number,
  before: LocalDate,
  limit: number,
): Promise<number> {
  const old = { productId, before, limit };
  let forgotten = await purgeDays.changed(tx, old);
  const found = await oldCounters(tx, old);
  for (const { sessionId, state } of found) {
    const { days = {} } = state;
    const kept = usedFrom(days, before);
    forgotten += Object.keys(days).length - Object.keys(kept).length;
    // A session without days, or with later ones, is not found again before they are old.
    const countedFrom = Object.keys(kept).sort()[0];
    await saveCounted(tx, {
      sessionId,
      countedFrom: countedFrom ?? null,
      state: {
        ...state,
        countedFrom,
        days: countedFrom === undefined ? undefined : kept,
        // Older than any day that is kept.
        played:
          state.played && countedFrom === undefined ? { ...state.played, spans: [] } : state.played,
      },
    });
  }
  return found.length < limit ? forgotten : Math.max(limit, forgotten);
}
