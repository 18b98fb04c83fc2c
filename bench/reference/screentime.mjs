// POST /api/v1/screentime/start, /end and /push: the service's tables and statements, one transaction and so one commit
// for each request. Days are those of UTC, and of the thresholds it knows limits and breaks.
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

const dateOf = (instant) => new Date(instant).toISOString().slice(0, 10);
const nextMidnight = (instant) => (Math.floor(instant / DAY_MS) + 1) * DAY_MS;

/** The milliseconds between two instants by date. */
function splitByDay(from, to, into = new Map()) {
  for (let at = from; at < to;) {
    const end = Math.min(to, nextMidnight(at));
    const date = dateOf(at);
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
    "insert into screentime_plays (session_id, play_id, ended_by) values (?, ?, ?)",
  );
  const addToDay = db.prepare(
    `insert into screentime_days (session_id, local_date, used_ms) values (?, ?, ?)
     on conflict (session_id, local_date) do update set used_ms = screentime_days.used_ms + excluded.used_ms`,
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

  /** What is kept of a session's screen time; throws where there is no such session. */
  function open(sessionId, mode, now) {
    if (!findSession.get(sessionId, product.productId, mode))
      throw new Refusal("No such session in this product and mode.");
    let row = read.get(sessionId, dateOf(now - 3 * DAY_MS), sessionId);
    if (!row) {
      insert.run(sessionId, '{"continuousMs":0}');
      row = { enabled: 0, schedule: null, state: '{"continuousMs":0}', used: "{}" };
    }
    return {
      schedule: row.enabled ? JSON.parse(row.schedule) : undefined,
      state: JSON.parse(row.state),
      used: JSON.parse(row.used),
    };
  }

  function counterAt({ schedule, state, used }, now) {
    const running = state.play ? Math.max(0, now - state.play.startedAt) : 0;
    const minutes = Math.floor(((used[dateOf(now)] ?? 0) + running) / MINUTE_MS);
    const limit = limitOf(schedule, now) ?? WHOLE_DAY_MINUTES;
    return {
      timeUsedTodayMinutes: minutes,
      timeLimitTodayMinutes: limit,
      timeRemainingTodayMinutes: Math.max(0, limit - minutes),
      dayResetsAt: new Date(nextMidnight(now)).toISOString(),
    };
  }

  const limitOf = (schedule, now) =>
    schedule?.dailyLimits.find(({ day }) => day === WEEKDAYS[new Date(now).getUTCDay()])
      ?.limitMinutes;

  /** When a running play crosses its next threshold. */
  function nextDue({ schedule, state, used }, now) {
    if (!schedule || !state.play) return undefined;
    const interval = schedule.breakReminderIntervalMinutes * MINUTE_MS;
    const limit = limitOf(schedule, now);
    const left = limit === undefined ? Infinity : limit * MINUTE_MS - (used[dateOf(now)] ?? 0);
    const due = Math.min(interval || Infinity, left);
    return Number.isFinite(due) ? state.play.startedAt + Math.max(0, due) : undefined;
  }

  const start = db.transaction((mode, { sessionId, id, timestamp }, now) => {
    const found = open(sessionId, mode, now);
    if (found.state.play?.id === id || findPlay.get(sessionId, id))
      return { status: "accepted", found };
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
    for (const [date, ms] of splitByDay(play.startedAt, Math.max(at, play.startedAt))) {
      addToDay.run(sessionId, date, ms);
      found.used[date] = (found.used[date] ?? 0) + ms;
    }
    addPlay.run(sessionId, play.id, by);
    found.state = { continuousMs: found.state.continuousMs + at - play.startedAt, pausedAt: at };
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

  const push = db.transaction((mode, { sessionId, events }, now) => {
    open(sessionId, mode, now);
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
    const known = new Set(
      findSegments.all(sessionId, JSON.stringify(candidates)).map(({ segmentId }) => segmentId),
    );
    const taken = new Set(candidates.filter((id) => !known.has(id)));
    if (taken.size > 0) addSegments.run(sessionId, JSON.stringify([...taken]));
    const days = new Map();
    for (const { id, timestamp, durationSeconds } of events)
      if (taken.has(id)) {
        const startedAt = Date.parse(timestamp);
        splitByDay(startedAt, startedAt + durationSeconds * 1000, days);
      }
    for (const [date, ms] of days) addToDay.run(sessionId, date, ms);
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
