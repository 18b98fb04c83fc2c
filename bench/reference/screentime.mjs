// POST /api/v1/screentime/start, /end and /push: the service's tables and statements, one transaction and so one commit for each
// request. Days are those of the schedule's zone. An id counts once, even if its player was erased since. Times of play are kept
// for the guardian's summary, the latest in the state. Thresholds are limits and breaks alone.
import { Temporal } from "temporal-polyfill";

const ID = {
  type: "string",
  pattern: "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$",
};
const TIMESTAMP = { type: "string", format: "date-time", maxLength: 40 };
const closed = (properties) => ({
  type: "object",
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const play = closed({ sessionId: ID, id: ID, timestamp: TIMESTAMP });
const segments = closed({
  sessionId: ID,
  events: {
    type: "array",
    maxItems: 1000,
    items: closed({ id: ID, timestamp: TIMESTAMP, durationSeconds: { type: "integer" } }),
  },
});
const counter = {
  type: "object",
  properties: {
    timeUsedTodayMinutes: { type: "integer" },
    timeLimitTodayMinutes: { type: "integer" },
    timeRemainingTodayMinutes: { type: "integer" },
    dayResetsAt: { type: "string" },
  },
};
const played = {
  type: "object",
  properties: {
    sessionId: { type: "string" },
    id: { type: "string" },
    status: { type: "string" },
    screentime: { type: "object", properties: { counter } },
  },
};
const pushed = {
  type: "object",
  properties: {
    sessionId: { type: "string" },
    accepted: { type: "integer" },
    rejected: { type: "integer" },
    events: {
      type: "array",
      items: {
        type: "object",
        properties: {
          id: { type: "string" },
          status: { type: "string" },
          reason: { type: "string" },
        },
      },
    },
  },
};

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const OLDEST_MS = 30 * DAY_MS;
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const WHOLE_DAY_MINUTES = 1440;
const MAX_LATEST_SPANS = 8;

/** Local days by zone and UTC day. A UTC day lies in two or three of them. */
const localDays = new Map();

/** Returns the local day of an instant: its date, when it begins, and when the next one does. */
function dayOf(zone, at) {
  const key = `${zone} ${Math.floor(at / DAY_MS)}`;
  const known = localDays.get(key);
  const found = known?.find(({ startsAt, resetsAt }) => startsAt <= at && at < resetsAt);
  if (found) return found;
  const start = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).startOfDay();
  const day = {
    date: start.toPlainDate().toString(),
    weekday: WEEKDAYS[start.dayOfWeek % 7],
    startsAt: start.epochMilliseconds,
    resetsAt: start.add({ days: 1 }).epochMilliseconds,
  };
  localDays.set(key, [...(known ?? []), day]);
  return day;
}

/** Returns the milliseconds of play on each local date between two instants. */
function splitByDay(zone, from, to, into = new Map()) {
  for (let at = from; at < to;) {
    const { date, resetsAt } = dayOf(zone, at);
    const end = Math.min(to, resetsAt);
    into.set(date, (into.get(date) ?? 0) + end - at);
    at = end;
  }
  return into;
}

class Refusal extends Error {}

export function screentimeRoutes(app, { db, product }) {
  const findSession = db.prepare(
    `select session_id as sessionId, product_id as productId, mode, kuid, jurisdiction, evidence, settings, status,
       version, consented_at as consentedAt, created_at as createdAt
     from sessions where session_id = ? and product_id = ? and mode = ? and revoked_at is null`,
  );
  const read = db.prepare(
    `select enabled, schedule, state,
       (select json_group_object(local_date, used_ms) from screentime_days where session_id = ? and local_date >= ?) as used
     from screentime_sessions where session_id = ?`,
  );
  const insert = db.prepare("insert into screentime_sessions (session_id, state) values (?, ?)");
  const save = db.prepare("update screentime_sessions set state = ? where session_id = ?");
  const findPlay = db.prepare(
    "select ended_by as by from screentime_plays where session_id = ? and play_id = ?",
  );
  const addPlay = db.prepare(
    "insert into screentime_plays (session_id, play_id, ended_by, ended_at) values (?, ?, ?, ?)",
  );
  const addToDay = db.prepare(
    `insert into screentime_days (session_id, local_date, used_ms, product_id) values (?, ?, ?, ?)
     on conflict (session_id, local_date) do update set used_ms = screentime_days.used_ms + excluded.used_ms`,
  );
  const addSpans = db.prepare(
    "insert into screentime_spans (session_id, part, product_id, ended_at, spans) values (?, ?, ?, ?, ?)",
  );
  const findSegments = db.prepare(
    `select segment_id as segmentId from screentime_segments
     where session_id = ? and segment_id in (select value from json_each(?))`,
  );
  const addSegments = db.prepare(
    "insert into screentime_segments (session_id, segment_id) select ?, value from json_each(?)",
  );
  const arm = db.prepare(
    `insert into wakeups (kind, ref, is_external, due_at, run_at, version, attempts)
     values ('screentimeSession', ?, 0, ?, ?, 0, 0)
     on conflict (kind, ref) do update set due_at = excluded.due_at, run_at = excluded.run_at,
       version = wakeups.version + 1, attempts = 0, last_error = null`,
  );
  const disarm = db.prepare("delete from wakeups where kind = 'screentimeSession' and ref = ?");

  const anyErased = db.prepare("select 1 from erased_ids where product_id = ? limit 1").pluck();
  /** Ids of players who were erased since are known by their hashes: nothing was erased here. */
  const erasedAmong = (ids) => {
    if (anyErased.get(product.productId)) throw new Error(`Nobody was erased: ${ids.length}`);
  };

  /** Returns the stored screen time of a session. Throws where there is no such session. */
  function open(sessionId, mode, now) {
    if (!findSession.get(sessionId, product.productId, mode))
      throw new Refusal("No such session in this product and mode.");
    let row = read.get(sessionId, dayOf("UTC", now - 3 * DAY_MS).date, sessionId);
    if (!row) {
      insert.run(sessionId, '{"continuousMs":0}');
      row = { enabled: 0, schedule: null, state: '{"continuousMs":0}', used: "{}" };
    }
    const schedule = row.schedule === null ? undefined : JSON.parse(row.schedule);
    return {
      zone: schedule?.timezone ?? "UTC",
      schedule: row.enabled ? schedule : undefined,
      state: JSON.parse(row.state),
      used: JSON.parse(row.used),
    };
  }

  function counterAt({ zone, schedule, state, used }, now) {
    const day = dayOf(zone, now);
    const running = state.play ? Math.max(0, now - state.play.startedAt) : 0;
    const minutes = Math.floor(((used[day.date] ?? 0) + running) / MINUTE_MS);
    const limit = limitOf(schedule, day) ?? WHOLE_DAY_MINUTES;
    return {
      timeUsedTodayMinutes: minutes,
      timeLimitTodayMinutes: limit,
      timeRemainingTodayMinutes: Math.max(0, limit - minutes),
      dayResetsAt: new Date(day.resetsAt).toISOString(),
    };
  }

  const limitOf = (schedule, { weekday }) =>
    schedule?.dailyLimits.find(({ day }) => day === weekday)?.limitMinutes;

  /** Returns when a running play crosses its next threshold. */
  function nextDue({ zone, schedule, state, used }, now) {
    if (!schedule || !state.play) return undefined;
    const interval = schedule.breakReminderIntervalMinutes * MINUTE_MS;
    const day = dayOf(zone, now);
    const limit = limitOf(schedule, day);
    const left = limit === undefined ? Infinity : limit * MINUTE_MS - (used[day.date] ?? 0);
    const due = Math.min(interval || Infinity, left);
    return Number.isFinite(due) ? state.play.startedAt + Math.max(0, due) : undefined;
  }

  const start = db.transaction((mode, { sessionId, id, timestamp }, now) => {
    const found = open(sessionId, mode, now);
    if (found.state.play?.id === id || findPlay.get(sessionId, id))
      return { status: "accepted", found };
    erasedAmong([id]);
    const startedAt = Math.min(Date.parse(timestamp), now);
    const before = found.state.play;
    if (before) finish(sessionId, found, startedAt, "replacement");
    found.state = { ...found.state, play: { id, startedAt } };
    save.run(JSON.stringify(found.state), sessionId);
    const due = nextDue(found, now);
    if (due !== undefined) arm.run(sessionId, due, due);
    return { status: before ? "replaced" : "accepted", found };
  });

  function finish(sessionId, found, at, by) {
    const { play } = found.state;
    for (const [date, ms] of splitByDay(found.zone, play.startedAt, Math.max(at, play.startedAt))) {
      addToDay.run(sessionId, date, ms, product.productId);
      found.used[date] = (found.used[date] ?? 0) + ms;
    }
    addPlay.run(sessionId, play.id, by, at);
    found.state = {
      continuousMs: found.state.continuousMs + at - play.startedAt,
      pausedAt: at,
      played: keep(sessionId, found.state.played, [[play.startedAt, at - play.startedAt]]),
    };
  }

  /** Moves times of play to a row of their own when there are more than a few. */
  function keep(sessionId, { part, spans } = { part: 0, spans: [] }, added) {
    const all = [...spans, ...added];
    if (all.length <= MAX_LATEST_SPANS) return { part, spans: all };
    const endedAt = Math.max(...all.map(([from, ms]) => from + ms));
    addSpans.run(sessionId, part, product.productId, endedAt, JSON.stringify(all));
    return { part: part + 1, spans: [] };
  }

  const end = db.transaction((mode, { sessionId, id, timestamp }, now) => {
    const found = open(sessionId, mode, now);
    if (found.state.play?.id !== id) {
      if (!findPlay.get(sessionId, id)) throw new Refusal("No active play has this id.");
      return found;
    }
    finish(sessionId, found, Math.min(Date.parse(timestamp), now), "end");
    save.run(JSON.stringify(found.state), sessionId);
    disarm.run(sessionId);
    return found;
  });

  /** A segment that was accepted once stays accepted, whatever it contains now. */
  function acceptKnown(sessionId, refused) {
    const ids = JSON.stringify(refused.map(({ id }) => id));
    const known = new Set(findSegments.all(sessionId, ids).map(({ segmentId }) => segmentId));
    for (const result of refused)
      if (known.has(result.id)) Object.assign(result, { status: "accepted", reason: undefined });
  }

  const push = db.transaction((mode, { sessionId, events }, now) => {
    const { zone, state } = open(sessionId, mode, now);
    const results = events.map(({ id, timestamp, durationSeconds }) => {
      const startedAt = Date.parse(timestamp);
      const isWhole = durationSeconds >= 1 && durationSeconds <= 86_400;
      const isPast = startedAt + durationSeconds * 1000 <= now + MINUTE_MS;
      const isRecent = startedAt >= now - OLDEST_MS;
      const reason = !isWhole
        ? "invalid-duration"
        : !isPast
          ? "future-timestamp"
          : !isRecent && "too-old";
      return reason ? { id, status: "rejected", reason } : { id, status: "accepted" };
    });
    const candidates = results.filter(({ status }) => status === "accepted").map(({ id }) => id);
    const refused = results.filter(({ status }) => status === "rejected");
    if (refused.length > 0) acceptKnown(sessionId, refused);
    const known = new Set(
      findSegments.all(sessionId, JSON.stringify(candidates)).map(({ segmentId }) => segmentId),
    );
    const taken = new Set(candidates.filter((id) => !known.has(id)));
    erasedAmong(candidates);
    if (taken.size > 0) addSegments.run(sessionId, JSON.stringify([...taken]));
    const spans = events
      .filter(({ id }) => taken.has(id))
      .map(({ timestamp, durationSeconds }) => [Date.parse(timestamp), durationSeconds * 1000]);
    const days = new Map();
    for (const [from, ms] of spans) splitByDay(zone, from, from + ms, days);
    for (const [date, ms] of days) addToDay.run(sessionId, date, ms, product.productId);
    const played = keep(sessionId, state.played, spans);
    save.run(JSON.stringify({ ...state, played }), sessionId);
    return results;
  });

  const orNotFound = (reply, work) => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.code(404).send({ error: "NOT_FOUND", errorMessage: error.message });
    }
  };

  app.post(
    "/api/v1/screentime/start",
    { schema: { body: play, response: { 200: played } } },
    async (request, reply) =>
      orNotFound(reply, () => {
        const now = Date.now();
        const { sessionId, id } = request.body;
        const { status, found } = start.immediate(request.mode, request.body, now);
        return { sessionId, id, status, screentime: { counter: counterAt(found, now) } };
      }),
  );
  app.post(
    "/api/v1/screentime/end",
    { schema: { body: play, response: { 200: played } } },
    async (request, reply) =>
      orNotFound(reply, () => {
        const now = Date.now();
        const { sessionId, id } = request.body;
        const found = end.immediate(request.mode, request.body, now);
        return {
          sessionId,
          id,
          status: "accepted",
          screentime: { counter: counterAt(found, now) },
        };
      }),
  );
  app.post(
    "/api/v1/screentime/push",
    { schema: { body: segments, response: { 200: pushed } } },
    async (request, reply) =>
      orNotFound(reply, () => {
        const events = push.immediate(request.mode, request.body, Date.now());
        const accepted = events.filter(({ status }) => status === "accepted").length;
        const { sessionId } = request.body;
        return { sessionId, accepted, rejected: events.length - accepted, events };
      }),
  );
}
