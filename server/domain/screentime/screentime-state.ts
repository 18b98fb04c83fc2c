// What is kept of a session's screen time. All of it is plain JSON, and none of it grows with what was played.
//
// Tables, one row each:
//   screentime_sessions (session_id, enabled, schedule, state)              enforcement and `Screentime`, both JSON
//   screentime_days     (session_id, local_date, used_ms)                   `Usage`: `used_ms = used_ms + DayShare.ms`
//   screentime_plays    (session_id, play_id, ended_by, started_at, ended_at)   `EndedPlay`: ids that are over
//   screentime_segments (session_id, segment_id, started_at, duration_seconds)  accepted ids of push
//
// A transition reads the session's row and the days of `daysConcerned`, and writes what its `Outcome` says.
import type { components } from "../../../generated/types.js";
import type { LocalDate } from "../../dates.js";
import type { DayShare } from "./local-day.js";
import type { Rules } from "./schedule.js";

type Schemas = components["schemas"];

/** The play that runs. Nothing of it stands in the counters before it ends. Instants in milliseconds. */
export type Play = Readonly<{
  id: string;
  startedAt: number;
  /** The zones whose local days its time counts for, each from an instant on; the first from the start. */
  zones: readonly Readonly<{ zone: string; from: number }>[];
}>;

/** A play that is over. Its duration counts for `added` of the outcome. */
export type EndedPlay = Readonly<{
  id: string;
  startedAt: number;
  endedAt: number;
  by: "end" | "replacement" | "revocation";
}>;

/** What a guardian granted for the local day `date`, on which `at` lay in the zone of the time. */
export type Grant = Readonly<{
  id: string;
  type: Schemas["OverrideType"];
  at: number;
  date: LocalDate;
  /** Absent: a bypass until the window ends. */
  minutes?: number | undefined;
}>;

/** Which thresholds were announced, or passed over, since they were armed. */
export type Marks = Readonly<{
  /** The local day that `isWarned` and `isReached` speak of. */
  date: LocalDate | null;
  isWarned: boolean;
  isReached: boolean;
  /** The start of the latest quiet window that was warned of, and of the latest that was announced; 0 for none. */
  quietWarnedTo: number;
  quietReachedTo: number;
}>;

export type Screentime = Readonly<{
  play?: Play | undefined;
  /** Continuous use of plays that are over, in milliseconds, and when the last of them ended. */
  continuousMs: number;
  pausedAt?: number | undefined;
  /** The continuous use up to which reminders were given, in milliseconds. */
  remindedToMs: number;
  marks: Marks;
  /** Those that may still count: of the current local day, or bypassing a window that is not over. */
  grants: readonly Grant[];
  /** What was crossed up to and including this instant has been announced. */
  advancedTo: number;
}>;

/** Milliseconds of ended plays and pushed segments by local date; a date that is missing has none. */
export type Usage = Readonly<Record<LocalDate, number>>;

/** All that a transition or a view looks at. `used` holds at least the dates of `daysConcerned`. */
export type Situation = Readonly<{ screentime: Screentime; used: Usage; rules: Rules }>;

export const NO_MARKS: Marks = {
  date: null,
  isWarned: false,
  isReached: false,
  quietWarnedTo: 0,
  quietReachedTo: 0,
};

/** The state of a session that never played. */
export const NO_SCREENTIME: Screentime = {
  continuousMs: 0,
  remindedToMs: 0,
  marks: NO_MARKS,
  grants: [],
  advancedTo: 0,
};

/** `state` of `get-state` and of events. */
export type StateView = Schemas["ScreentimeUsage"];

/** `screentime.counter` of `start` and `end`. */
export type Counter = Schemas["ScreentimeCounter"];

/** `access` of `get-state`. */
export type Access = Schemas["ScreentimeAccess"];

export type ThresholdType =
  | "Screentime.BreakReminder"
  | "Screentime.LimitWarning"
  | "Screentime.LimitReached"
  | "Screentime.QuietHoursWarning"
  | "Screentime.QuietHoursReached";

/** A threshold that was crossed, to be announced. `state` is that of the instant `occurredAt` (milliseconds). */
export type Crossing = Readonly<{
  type: ThresholdType;
  playId: string;
  occurredAt: number;
  state: StateView;
}>;

/** What a transition does: to be written in one transaction. */
export type Transition = Readonly<{
  /** The situation after it: `screentime` is to be kept; views of it need no reading. */
  situation: Situation;
  /** To be announced, in order. */
  crossings: readonly Crossing[];
  /** To be added to the counters; `situation.used` has it already. */
  added: readonly DayShare[];
  /** To be kept among the ids that are over. */
  ended?: EndedPlay | undefined;
}>;
