// The stored state of a session's screen time: plain JSON, whose size does not grow with play.
// A transition reads the session's row and the days of `requiredDays`, and writes what `Transition` says.
import type { components } from "../../../generated/types.js";
import type { LocalDate } from "../../lib/dates.js";
import type { DayShare } from "./local-day.js";
import type { Rules } from "./schedule.js";

type Schemas = components["schemas"];

/** The running play. It enters the counters when it ends. Instants in milliseconds. */
export type Play = Readonly<{
  id: string;
  startedAt: number;
  /** The zones in whose local days its time counts, each from an instant; the first from the start. */
  zones: readonly Readonly<{ zone: string; from: number }>[];
  /** When the product last spoke of the session, where the product file ends plays without contact. */
  contactAt?: number | undefined;
}>;

/** An ended play. Its duration is in `added` of the transition. */
export type EndedPlay = Readonly<{
  id: string;
  startedAt: number;
  endedAt: number;
  by: "end" | "replacement" | "revocation" | "no-contact";
}>;

/** How and when a play ended that had this id: the latest, where an id was started again. */
export type PlayEnd = Pick<EndedPlay, "by" | "endedAt">;

/** A time of play: from when, and for how long. In milliseconds. */
export type Span = readonly [from: number, ms: number];

/** A guardian's grant at the instant `at`, for the local day `date` of the zone at that time. */
export type Grant = Readonly<{
  id: string;
  type: Schemas["OverrideType"];
  at: number;
  date: LocalDate;
  /** Absent: a bypass until the window ends. */
  minutes?: number | undefined;
}>;

/** Which thresholds were announced, or skipped, since they were armed. */
export type Marks = Readonly<{
  /** The local day of `isWarned` and `isReached`. */
  date: LocalDate | null;
  isWarned: boolean;
  isReached: boolean;
  /** The start of the latest quiet window with a warning, and of the latest that was announced; 0 for none. */
  quietWarnedTo: number;
  quietReachedTo: number;
}>;

export type Screentime = Readonly<{
  play?: Play | undefined;
  /** Continuous use of ended plays, in milliseconds, and when the last of them ended. */
  continuousMs: number;
  pausedAt?: number | undefined;
  /** The continuous use up to which reminders were sent, in milliseconds. */
  remindedToMs: number;
  marks: Marks;
  /** Grants that may still count: of the current local day, or bypassing a window that has not ended. */
  grants: readonly Grant[];
  /** Thresholds crossed up to and including this instant have been announced. */
  advancedTo: number;
  /** What the law limited when the rules were last looked at: `key` of `LawTimes`. */
  law?: string | undefined;
  /** The latest spans of play, ended or pushed; the store makes one row of them at a time, numbered by `part`. */
  played?: Readonly<{ part: number; spans: readonly Span[] }> | undefined;
}>;

/** Milliseconds of ended plays and pushed segments by local date; a missing date has none. */
export type Usage = Readonly<Record<LocalDate, number>>;

/** A player's play in other sessions, if a law limits all of it: counters of the latest days, and the running play. */
export type OtherPlay = Readonly<{ used: Usage; plays: readonly Play[] }>;

/** Everything that a transition or a view reads. `used` holds at least the dates of `requiredDays`. */
export type Situation = Readonly<{
  screentime: Screentime;
  used: Usage;
  rules: Rules;
  elsewhere?: OtherPlay | undefined;
  /** The jurisdiction of the session. */
  jurisdiction?: string | undefined;
}>;

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

/** A crossed threshold, to be announced. `state` is the state at the instant `occurredAt` (milliseconds). */
export type Crossing = Readonly<{
  type: ThresholdType;
  playId: string;
  occurredAt: number;
  state: StateView;
}>;

/** The result of a transition, to be written in one transaction. */
export type Transition = Readonly<{
  /** The situation afterwards: `screentime` is to be stored; views of it need no further read. */
  situation: Situation;
  /** To be announced, in order. */
  crossings: readonly Crossing[];
  /** To be added to the counters; `situation.used` already includes it. */
  added: readonly DayShare[];
  /** To be stored with the ids of ended plays. */
  ended?: EndedPlay | undefined;
}>;
