import { joinSessionsOfPlayer } from "../sessions/of-one-player.js";
import type { Knex } from "knex";

import type { Enforcement } from "../../domain/screentime/schedule.js";
import {
  type EndedPlay,
  NO_SCREENTIME,
  type Play,
  type PlayEnd,
  type Screentime,
  type Span,
  type Transition,
  type Usage,
} from "../../domain/screentime/screentime-state.js";
import { DAY_MS, dateIn, type LocalDate } from "../../lib/dates.js";
import type { Db, Dialect } from "../engine/db.js";
import { deleteOldest } from "../engine/reported-items.js";
import { isOneOf, type Slots, statement } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { anyErasedIds } from "../erasure/queries.js";
import {
  isScoped,
  lockOwnerOfSession,
  noSuchSession,
  type SessionOwner,
  type Scope,
} from "../sessions/queries.js";
import { sessions } from "../sessions/table.js";
import { screentimeDays, screentimePlays, screentimeSessions, screentimeSpans } from "./table.js";

// A session's screen time. The cost of a request does not grow with the time played before it.

/** The stored screen time of a session. `used` holds the days from `since` on. */
export type ScreentimeRecord = Readonly<{
  /** The session's place decides its days until a schedule names a zone. */
  jurisdiction: string;
  enforcement: Enforcement | undefined;
  screentime: Screentime;
  used: Usage;
  since: LocalDate;
}>;

/** The number of spans kept in the state before they move to a row of their own. */
const MAX_LATEST_SPANS = 8;

/** One day more than a digest covers. */
const SPANS_KEPT_MS = 8 * DAY_MS;

/** The few requests that need older days read them separately. */
const RECENT_DAYS = 3;

type Id = { sessionId: string };

type OfProduct = Id & { productId: number };

type Row = Pick<RowOf<typeof screentimeSessions>, "enabled" | "schedule"> & {
  /** Null where the session has no row yet. */
  state: Screentime | null;
  used: string | null;
  jurisdiction: string;
};

/** Selects the counters of days as one JSON object, so that play and counters are read at one instant. */
const daysSince = (sql: Knex, p: Slots<Id & { since: string }>, dialect: Dialect) =>
  daysFrom(sql, p, dialect).whereRaw("screentime_days.session_id = ?", [p.sessionId]);

const daysFrom = (sql: Knex, p: Slots<{ since: string }>, dialect: Dialect) =>
  sql("screentime_days")
    .select(
      dialect === "sqlite"
        ? sql.raw("json_group_object(local_date, used_ms)")
        : sql.raw("json_object_agg(local_date, used_ms)::text"),
    )
    .where("local_date", ">=", p.since);

const FIELDS = ["enabled", "schedule", "state"] as const;

const read = statement<Id & { since: string }, Row>((sql, p, dialect) =>
  screentimeSessions.decode(
    sql("sessions")
      .leftJoin("screentime_sessions", "screentime_sessions.session_id", "sessions.session_id")
      .select(screentimeSessions.names(...FIELDS), sessions.names("jurisdiction"), {
        used: daysSince(sql, p, dialect),
      })
      .whereRaw("sessions.session_id = ?", [p.sessionId]),
    ...FIELDS,
  ),
);

type Others = Id & { since: string };

/** Reads a player's play in all other sessions of the organisation, also revoked sessions: one row for each. */
const readOthers = statement<
  Others,
  Pick<Row, "used"> & { sessionId: string; state: Screentime | null }
>((sql, p, dialect) =>
  screentimeSessions.decode(
    joinSessionsOfPlayer(sql)
      .leftJoin("screentime_sessions", "screentime_sessions.session_id", "sessions.session_id")
      .select(sessions.names("sessionId"), screentimeSessions.names("state"), {
        used: daysFrom(sql, p, dialect).whereRaw(
          "screentime_days.session_id = sessions.session_id",
        ),
      })
      .whereRaw("own.session_id = ?", [p.sessionId])
      .whereRaw("sessions.session_id <> own.session_id"),
    "state",
  ),
);

type OfPlay = Id & Scope & { since: string; playId: string };

type RowOfPlay = SessionOwner &
  Row & {
    endedBy: EndedPlay["by"] | null;
    endedAt: number | null;
    hasErasedIds: 0 | 1;
  };

/** Matches no play, because ids of plays have 36 characters. */
const NO_PLAY = "";

/** Reads all that a play needs when it starts or ends, by a few point reads in one statement. */
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
        used: daysSince(sql, p, dialect),
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

const insert = query((sql, p: Slots<Id & { state: Screentime }>) =>
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

export const saveEnforcement = query((sql, p: Slots<Id & Enforcement>) =>
  screentimeSessions
    .update(sql, screentimeSessions.values(p, "enabled", "schedule"))
    .where(screentimeSessions.values(p, "sessionId")),
);

/** Removes the schedule and keeps the counters. */
export const clearEnforcement = query((sql, p: Slots<Id>) =>
  screentimeSessions
    .update(sql, { enabled: null, schedule: null })
    .where(screentimeSessions.values(p, "sessionId")),
);

const usedOnDay = query((sql, p: Slots<Id & { localDate: string }>) =>
  screentimeDays.select(sql, "usedMs").where(screentimeDays.values(p, "sessionId", "localDate")),
);

const daysOf = query((sql, p: Slots<Id & { since: string }>) =>
  screentimeDays
    .select(sql, "localDate", "usedMs")
    .where(screentimeDays.values(p, "sessionId"))
    .where("local_date", ">=", p.since),
);

const addToDay = query((sql, p: Slots<RowOf<typeof screentimeDays>>) =>
  screentimeDays
    .insert(sql, p)
    .onConflict(["session_id", "local_date"])
    .merge({ used_ms: sql.raw("screentime_days.used_ms + excluded.used_ms") }),
);

/** Saves the end of a play. A play that was started again under its id gets the later end. */
const savePlay = query((sql, p: Slots<RowOf<typeof screentimePlays>>) =>
  screentimePlays
    .insert(sql, p)
    .onConflict(["session_id", "play_id"])
    .merge(["ended_by", "ended_at"]),
);

/** Adds or extends a span. A transaction may save a span that it has read, with more added. */
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

const purgeSpans = deleteOldest(screentimeSpans, "ended_at", ["session_id", "part"]);

const purgeDays = statement<
  { productId: number; before: string; limit: number },
  { sessionId: string }
>((sql, p) =>
  sql.raw(
    `delete from screentime_days where (session_id, local_date) in (
       select session_id, local_date from screentime_days
       where product_id = ? and local_date < ? order by local_date limit ?)
     returning session_id as "sessionId"`,
    [p.productId, p.before, p.limit],
  ),
);

/** Returns the sessions among these without a counted day, locked. */
const withoutDays = query((sql, p: Slots<{ sessionIds: readonly string[] }>) =>
  screentimeSessions
    .select(sql, "sessionId", "state")
    .where(isOneOf(sql, "session_id", p.sessionIds))
    .whereRaw(
      "not exists (select 1 from screentime_days d where d.session_id = screentime_sessions.session_id)",
    )
    .orderBy("session_id")
    .forUpdate(),
);

const parseUsage = (text: string | null): Usage =>
  text === null ? {} : (JSON.parse(text) as Usage);

const recordOf = (row: Row | undefined, since: LocalDate): ScreentimeRecord => ({
  jurisdiction: row?.jurisdiction ?? "",
  enforcement:
    row?.schedule == null ? undefined : { enabled: row.enabled === true, schedule: row.schedule },
  screentime: row?.state ?? NO_SCREENTIME,
  used: parseUsage(row?.used ?? null),
  since,
});

const sinceOf = (now: number): LocalDate => dateIn("UTC", now - RECENT_DAYS * DAY_MS);

/** Returns a session's committed screen time. `now` is in milliseconds. */
export async function findScreentime(
  db: Db,
  sessionId: string,
  now: number,
): Promise<ScreentimeRecord> {
  const since = sinceOf(now);
  return recordOf(await read.first(db, { sessionId, since }), since);
}

/** A player's play in another session: counters of the latest days, and the running play. */
type OtherSession = Readonly<{ sessionId: string; used: Usage; play: Play | undefined }>;

/** Returns the play of a session's player in their other sessions, in any product. Work grows only with their number. */
export const listOtherSessions = async (
  db: Db,
  sessionId: string,
  now: number,
): Promise<readonly OtherSession[]> =>
  (await readOthers(db, { sessionId, since: sinceOf(now) })).map((row) => ({
    sessionId: row.sessionId,
    used: parseUsage(row.used),
    play: row.state?.play,
  }));

/** `ended` is how and when the play ended last. `hasErasedIds` says whether anything that the product reported was erased. */
export type PlayRecord = Readonly<{
  player: SessionOwner;
  record: ScreentimeRecord;
  ended: PlayEnd | undefined;
  hasErasedIds: boolean;
}>;

/**
 * Returns a session, its screen time and the end of a play, if known, locked until the transaction ends. Throws NOT_FOUND if
 * there is no such session. On PostgreSQL the locks and the read are sent together, in this order (see `lockScreentime`).
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
            lockOwnerOfSession(tx, scope, sessionId),
            lockOwn(tx, ofPlay),
            readForPlay.first(tx, ofPlay),
          ])
        )[2];
  if (!row) throw noSuchSession();
  const { kuid, state, endedBy, endedAt, hasErasedIds } = row;
  return {
    player: { sessionId, kuid },
    record: state === null ? await lockScreentime(tx, sessionId, now) : recordOf(row, since),
    ended: endedBy !== null && endedAt !== null ? { by: endedBy, endedAt } : undefined,
    hasErasedIds: hasErasedIds === 1,
  };
}

/**
 * Returns a session's screen time, locked until the transaction ends. PostgreSQL locks first and then reads, because a
 * statement that waited for a lock sees the counters as they were before. On SQLite writers wait for each other anyway.
 */
export async function lockScreentime(
  tx: Db,
  sessionId: string,
  now: number,
): Promise<ScreentimeRecord> {
  if (tx.dialect === "postgres" && !(await lock.first(tx, { sessionId }))) {
    await insert(tx, { sessionId, state: NO_SCREENTIME });
    await lock.first(tx, { sessionId });
  }
  const record = await read.first(tx, { sessionId, since: sinceOf(now) });
  if (record?.state == null) await insert(tx, { sessionId, state: NO_SCREENTIME });
  return recordOf(record, sinceOf(now));
}

/** Moves full spans to a row. Returns the spans that stay in the state. */
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

type Saved = Pick<Transition, "added" | "ended"> &
  Readonly<{ situation: Readonly<{ screentime: Screentime }> }>;

/** Saves locked screen time after a transition. */
export async function saveScreentime(
  tx: Db,
  ids: OfProduct,
  { situation: { screentime }, added, ended }: Saved,
): Promise<void> {
  const { sessionId } = ids;
  const played = await makeSpanRow(tx, ids, screentime.played);
  const state = played === screentime.played ? screentime : { ...screentime, played };
  await saveState(tx, { sessionId, state });
  if (ended)
    await savePlay(tx, { sessionId, playId: ended.id, endedBy: ended.by, endedAt: ended.endedAt });
  for (const { date, ms } of added) await addToDay(tx, { ...ids, localDate: date, usedMs: ms });
}

/** Returns the milliseconds used on a local date. */
export const usedMsOn = async (db: Db, sessionId: string, date: LocalDate): Promise<number> =>
  (await usedOnDay.first(db, { sessionId, localDate: date }))?.usedMs ?? 0;

/** Returns the milliseconds played on each day from a local date on. */
export const usageSince = async (db: Db, sessionId: string, since: LocalDate): Promise<Usage> =>
  Object.fromEntries(
    (await daysOf(db, { sessionId, since })).map(({ localDate, usedMs }) => [localDate, usedMs]),
  );

/**
 * Returns the times of play that end after an instant (milliseconds) within the last eight days, and some around them. Leaves
 * out the running play.
 */
export async function spansSince(
  db: Db,
  sessionId: string,
  { played }: Screentime,
  since: number,
): Promise<readonly Span[]> {
  if (!played) return [];
  // Spans of the state that was read may have moved to a later row since, so that row is left out.
  const rows = await spanRows(db, { sessionId, part: played.part, since });
  return [...rows.flatMap(({ spans }) => spans), ...played.spans];
}

/** Deletes up to `limit` rows of play times in a product: after eight days, or earlier where less is kept. */
export const purgeSpansOf = (
  tx: Db,
  productId: number,
  { before, now }: Readonly<{ before: number; now: number }>,
  limit: number,
): Promise<number> =>
  purgeSpans.changed(tx, { productId, before: Math.max(before, now - SPANS_KEPT_MS), limit });

/**
 * Deletes up to `limit` days of play in a product before a date, and keeps the ids, so that nothing counts twice. Returns how
 * many days it deleted.
 */
export async function purgeScreentime(
  tx: Db,
  productId: number,
  before: LocalDate,
  limit: number,
): Promise<number> {
  const purged = await purgeDays(tx, { productId, before, limit });
  const sessionIds = [...new Set(purged.map(({ sessionId }) => sessionId))];
  for (const { sessionId, state } of await withoutDays(tx, { sessionIds })) {
    const { played } = state;
    if (played && played.spans.length > 0)
      await saveState(tx, { sessionId, state: { ...state, played: { ...played, spans: [] } } });
  }
  return purged.length;
}
