import type { Schedule } from "../../domain/screentime/schedule.js";
import type { EndedPlay, Screentime, Span } from "../../domain/screentime/screentime-state.js";
import { rememberUpTo } from "../../lib/remember.js";
import { boolean, integer, json, nullable, table, text } from "../engine/table.js";

// Equal texts become the same object, so that caches keyed by a schedule find it again.
const MAX_SCHEDULES = 5_000;

const parseSchedule = rememberUpTo(MAX_SCHEDULES, (text: string) => JSON.parse(text) as Schedule);

export const screentimeSessions = table(
  "screentime_sessions",
  {
    sessionId: text("session_id"),
    enabled: nullable(boolean("enabled")),
    schedule: nullable(json<Schedule>("schedule", parseSchedule)),
    state: json<Screentime>("state"),
  },
  {
    holds: "The schedule of a session, and what runs",
    why: "limits that a guardian has set",
    kept: "withdrawal",
    player: { rowsBy: ["sessionId"] },
    columns: {
      enabled: "whether the schedule is enforced",
      schedule: "daily limits, quiet hours and reminders",
      state:
        "play that runs, extra time of the day, and times of the latest plays, for as long as days of play are kept",
    },
  },
);

export const screentimeDays = table(
  "screentime_days",
  {
    sessionId: text("session_id"),
    productId: integer("product_id"),
    localDate: text("local_date"),
    usedMs: integer("used_ms"),
  },
  {
    holds: "How long was played on a day",
    why: "daily limits, and the guardian's overview",
    kept: "screentime",
    player: { rowsBy: ["sessionId"] },
    columns: {
      localDate: "day, in the time zone of the schedule",
      usedMs: "time played",
    },
  },
);

export const screentimePlays = table(
  "screentime_plays",
  {
    sessionId: text("session_id"),
    playId: text("play_id"),
    endedBy: text<EndedPlay["by"]>("ended_by"),
    endedAt: integer("ended_at"),
  },
  {
    holds: "The id of play that has ended",
    why: "the same play counts once",
    kept: "withdrawal",
    player: { rowsBy: ["sessionId"] },
    retried: "playId",
    columns: {
      playId: "id that the product gave it",
      endedBy: "how it ended",
      endedAt: "when it ended: a start with the same id after it is a new span",
    },
  },
);

export const screentimeSpans = table(
  "screentime_spans",
  {
    sessionId: text("session_id"),
    part: integer("part"),
    productId: integer("product_id"),
    endedAt: integer("ended_at"),
    spans: json<readonly Span[]>("spans"),
  },
  {
    holds: "Times of play in the last eight days, but for the latest",
    why: "the guardian's digest covers the hours before it",
    kept: "screentime",
    player: { rowsBy: ["sessionId"] },
    columns: {
      part: "number of the row, in the order of play",
      endedAt: "when the last of these times ended",
      spans: "when play began, and for how long",
    },
  },
);

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
