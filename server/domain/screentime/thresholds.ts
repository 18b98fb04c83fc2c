// When a running play crosses a threshold. Without a running play nothing is crossed.
import { localDayOf, type LocalDay } from "./local-day.js";
import { quietSpans } from "./quiet-hours.js";
import { breakMinutesOf, hasDailyThresholds, hasThresholds, type Rules } from "./schedule.js";
import {
  NO_MARKS,
  type Crossing,
  type Marks,
  type Play,
  type Situation,
  type ThresholdType,
} from "./screentime-state.js";
import {
  continuousAt,
  limitsToday,
  stateAt,
  usedOfLimit,
  type DayLimit,
} from "./screentime-view.js";
import { MINUTE_MS } from "../../lib/dates.js";

/** How many minutes ahead a warning comes where the product file says nothing. */
const USUAL_WARNING_MINUTES = 10;

const limitWarningMs = ({ warnings }: Rules): number =>
  (warnings?.limitWarningMinutes ?? USUAL_WARNING_MINUTES) * MINUTE_MS;

const quietWarningMs = ({ warnings }: Rules): number =>
  (warnings?.quietHoursWarningMinutes ?? USUAL_WARNING_MINUTES) * MINUTE_MS;

/** The order of thresholds crossed at one instant. */
const ORDER: readonly ThresholdType[] = [
  "Screentime.BreakReminder",
  "Screentime.LimitWarning",
  "Screentime.LimitReached",
  "Screentime.QuietHoursWarning",
  "Screentime.QuietHoursReached",
];

/** `mark`: for a break the continuous use, for quiet hours the start of the window; in milliseconds. */
type Moment = Readonly<{ type: ThresholdType; at: number; day?: LocalDay; mark?: number }>;

/** A situation with a running play under rules that have thresholds. */
type Watched = Readonly<{ situation: Situation; play: Play }>;

function watched(situation: Situation): Watched | undefined {
  const { play } = situation.screentime;
  return play && hasThresholds(situation.rules) ? { situation, play } : undefined;
}

const intervalMs = (rules: Rules) => breakMinutesOf(rules) * MINUTE_MS;

/** Returns the next reminder after an instant. No multiple of the interval is reminded of twice. */
function nextBreak({ situation, play }: Watched, after: number): Moment | undefined {
  const interval = intervalMs(situation.rules);
  if (interval === 0) return undefined;
  const { screentime } = situation;
  const passed = Math.max(continuousAt(screentime, after), screentime.remindedToMs);
  const mark = (Math.floor(passed / interval) + 1) * interval;
  return {
    type: "Screentime.BreakReminder",
    at: play.startedAt + mark - screentime.continuousMs,
    mark,
  };
}

type Level = Pick<DayLimit, "isShared"> & Readonly<{ reached: number; warned?: number }>;

/** Returns the use at which each limit is warned of and reached, in milliseconds. */
function limitLevels({ rules, screentime }: Situation, day: LocalDay): Level[] {
  const ahead = limitWarningMs(rules);
  return limitsToday(rules, screentime.grants, day).map(({ minutes, isShared }) => {
    const reached = minutes * MINUTE_MS;
    return { isShared, reached, ...(reached > ahead && { warned: reached - ahead }) };
  });
}

const marksOf = ({ screentime: { marks } }: Situation, { date }: LocalDay) =>
  marks.date === date ? marks : { isWarned: false, isReached: false };

/**
 * Returns when the first limit of a local day is crossed after `after`, an instant of that day, before it resets. What was
 * played elsewhere may have crossed one already, which is seen at `seenAt`.
 */
function limitMoments(
  { situation }: Watched,
  day: LocalDay,
  after: number,
  seenAt: number,
): Moment[] {
  const levels = limitLevels(situation, day);
  if (levels.length === 0) return [];
  const marks = marksOf(situation, day);
  const crossing = ({ isShared }: Level, level: number | undefined) => {
    if (level === undefined) return Infinity;
    const used = usedOfLimit(situation, { isShared }, day.date, after);
    if (level > used) return crossedAt(situation, { isShared }, day, { after, used, level });
    return isShared ? Math.min(seenAt, day.resetsAt - 1) : Infinity;
  };
  const crossings = levels.map((level) => {
    const warned = marks.isWarned ? Infinity : crossing(level, level.warned);
    const reached = crossing(level, level.reached);
    // What was played elsewhere is seen at once with all that it crosses.
    return { warned, reached: warned === Infinity ? reached : Math.max(warned, reached) };
  });
  const moments: Moment[] = [];
  const add = (type: ThresholdType, instants: readonly number[]) => {
    const at = Math.min(...instants);
    if (at < day.resetsAt) moments.push({ type, at, day });
  };
  add(
    "Screentime.LimitWarning",
    crossings.map(({ warned }) => warned),
  );
  if (!marks.isReached)
    add(
      "Screentime.LimitReached",
      crossings.map(({ reached }) => reached),
    );
  return moments;
}

/** Returns when the use of a limit comes to a level, or an instant after the day where it does not. */
function crossedAt(
  situation: Situation,
  { isShared }: Pick<DayLimit, "isShared">,
  day: LocalDay,
  { after, used, level }: Readonly<{ after: number; used: number; level: number }>,
): number {
  const others = isShared ? (situation.elsewhere?.plays.length ?? 0) : 0;
  let at = after + Math.ceil((level - used) / (1 + others));
  // Plays elsewhere may begin later than `after`, so that the first guess may be too early.
  while (others > 0 && at < day.resetsAt) {
    const left = level - usedOfLimit(situation, { isShared }, day.date, at);
    if (left <= 0) break;
    at += Math.ceil(left / (1 + others));
  }
  return at;
}

/** Returns when quiet hours are crossed after an instant and at or before another. */
function quietMoments({ situation }: Watched, after: number, to: number): Moment[] {
  const { rules } = situation;
  const { grants, marks } = situation.screentime;
  const ahead = quietWarningMs(rules);
  const moments: Moment[] = [];
  for (const { from, isOpening } of quietSpans(rules, grants, after, to + ahead)) {
    if (isOpening && from > marks.quietWarnedTo)
      moments.push({ type: "Screentime.QuietHoursWarning", at: from - ahead, mark: from });
    if (from > marks.quietReachedTo)
      moments.push({ type: "Screentime.QuietHoursReached", at: from, mark: from });
  }
  return moments.filter(({ at }) => at > after && at <= to);
}

/** Returns all crossings after `after` and at or before `to`, in order. */
function momentsBetween(watch: Watched, after: number, to: number): Moment[] {
  const moments = quietMoments(watch, after, to);
  const interval = intervalMs(watch.situation.rules);
  for (let next = nextBreak(watch, after); next && next.at <= to;) {
    moments.push(next);
    next = { ...next, at: next.at + interval, mark: next.mark! + interval };
  }
  for (let from = after; from < to;) {
    const day = localDayOf(watch.situation.rules.zone, from);
    moments.push(...limitMoments(watch, day, from, to).filter(({ at }) => at <= to));
    from = day.resetsAt;
  }
  return moments.sort((a, b) => a.at - b.at || ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
}

/** Returns the situation after a threshold is announced. */
function marked(situation: Situation, { type, day, mark = 0 }: Moment): Situation {
  const { screentime } = situation;
  const { marks } = screentime;
  const withMarks = (change: Partial<Marks>): Situation => ({
    ...situation,
    screentime: { ...screentime, marks: { ...marks, ...change } },
  });
  const ofDay = day && { date: day.date, ...marksOf(situation, day) };
  switch (type) {
    case "Screentime.BreakReminder":
      return { ...situation, screentime: { ...screentime, remindedToMs: mark } };
    case "Screentime.LimitWarning":
      return withMarks({ ...ofDay, isWarned: true });
    case "Screentime.LimitReached":
      return withMarks({ ...ofDay, isWarned: true, isReached: true });
    case "Screentime.QuietHoursWarning":
      return withMarks({ quietWarnedTo: Math.max(mark, marks.quietWarnedTo) });
    case "Screentime.QuietHoursReached":
      return withMarks({
        quietWarnedTo: Math.max(mark, marks.quietWarnedTo),
        quietReachedTo: Math.max(mark, marks.quietReachedTo),
      });
  }
}

type Advance = Readonly<{ situation: Situation; crossings: readonly Crossing[] }>;

/** Announces moments, each with the state of its instant. */
function announce(situation: Situation, play: Play, moments: readonly Moment[]): Advance {
  const crossings = moments.map(({ type, at }) => ({
    type,
    playId: play.id,
    occurredAt: at,
    state: stateAt(situation, at),
  }));
  return { situation: moments.reduce(marked, situation), crossings };
}

/** Announces the thresholds crossed since the last advance, up to and including an instant: without a play none is. */
export function advance(situation: Situation, to: number): Advance {
  const { advancedTo, play } = situation.screentime;
  if (!play || to <= advancedTo) return { situation, crossings: [] };
  const watch = watched(situation);
  const advanced: Advance = watch
    ? announce(situation, watch.play, momentsBetween(watch, advancedTo, to))
    : { situation, crossings: [] };
  return {
    ...advanced,
    situation: {
      ...advanced.situation,
      screentime: { ...advanced.situation.screentime, advancedTo: to },
    },
  };
}

/**
 * Returns when the running play ends unless the product speaks of the session before, or undefined where that never happens.
 */
export function idleAt({ screentime: { play }, rules }: Situation): number | undefined {
  const minutes = rules.warnings?.endAfterMinutesWithoutContact;
  return play?.contactAt === undefined || minutes === undefined
    ? undefined
    : play.contactAt + minutes * MINUTE_MS;
}

/**
 * Returns the next instant at which something is due: the end of a play without contact, a threshold, or the day's reset where
 * the next day may have one. Returns undefined where nothing is.
 */
export function nextDue(situation: Situation): number | undefined {
  const idle = idleAt(situation);
  const watch = watched(situation);
  if (!watch) return idle;
  const { advancedTo } = situation.screentime;
  const day = localDayOf(situation.rules.zone, advancedTo);
  const due = [
    idle ?? Infinity,
    nextBreak(watch, advancedTo)?.at ?? Infinity,
    hasDailyThresholds(situation.rules) ? day.resetsAt : Infinity,
    ...limitMoments(watch, day, advancedTo, advancedTo + 1).map(({ at }) => at),
    ...quietMoments(watch, advancedTo, day.resetsAt).map(({ at }) => at),
  ];
  const first = Math.min(...due);
  return first === Infinity ? undefined : first;
}

/**
 * Rearms the thresholds at an instant to which the situation has advanced, and announces thresholds that are already crossed: the
 * most severe of the limit, the most severe of quiet hours, and a reminder if its interval differs from `intervalBefore`
 * (minutes).
 */
export function rearm(situation: Situation, at: number, intervalBefore: number): Advance {
  const { screentime } = situation;
  // A backdated start must not announce again the quiet hours that had already begun.
  const marks: Marks = {
    ...NO_MARKS,
    quietWarnedTo: Math.min(screentime.marks.quietWarnedTo, at),
    quietReachedTo: Math.min(screentime.marks.quietReachedTo, at),
  };
  const armed: Situation = { ...situation, screentime: { ...screentime, marks } };
  const watch = watched(armed);
  if (!watch) return { situation: armed, crossings: [] };
  const crossed = [
    crossedBreak(watch, at, intervalBefore),
    crossedLimit(armed, at),
    crossedQuietHours(watch, at),
  ];
  return announce(
    armed,
    watch.play,
    crossed.filter((moment) => moment !== undefined),
  );
}

function crossedBreak(
  { situation }: Watched,
  at: number,
  intervalBefore: number,
): Moment | undefined {
  const { rules } = situation;
  if (breakMinutesOf(rules) === intervalBefore) return undefined;
  const interval = intervalMs(rules);
  const continuous = continuousAt(situation.screentime, at);
  if (interval === 0 || continuous < interval) return undefined;
  const mark = Math.floor(continuous / interval) * interval;
  return { type: "Screentime.BreakReminder", at, mark };
}

function crossedLimit(situation: Situation, at: number): Moment | undefined {
  const day = localDayOf(situation.rules.zone, at);
  const uses = limitLevels(situation, day).map((level) => ({
    ...level,
    used: usedOfLimit(situation, level, day.date, at),
  }));
  if (uses.some(({ used, reached }) => used >= reached))
    return { type: "Screentime.LimitReached", at, day };
  if (!uses.some(({ used, warned = Infinity }) => used >= warned)) return undefined;
  return { type: "Screentime.LimitWarning", at, day };
}

function crossedQuietHours({ situation }: Watched, at: number): Moment | undefined {
  const { rules, screentime } = situation;
  const spans = quietSpans(rules, screentime.grants, at, at + quietWarningMs(rules));
  const active = spans.find(({ from }) => from <= at);
  if (active) return { type: "Screentime.QuietHoursReached", at, mark: active.from };
  const next = spans.find(({ isOpening }) => isOpening);
  return next && { type: "Screentime.QuietHoursWarning", at, mark: next.from };
}

/** Marks a limit crossed at an instant as skipped: it is not announced until it is rearmed. */
export function skipCrossedLimit(situation: Situation, at: number): Situation {
  const moment = crossedLimit(situation, at);
  return moment ? marked(situation, moment) : situation;
}
