// Screen time at an instant: time used, time left, and whether the player may play. The running play counts.
import { MINUTE_MS, type LocalDate } from "../../lib/dates.js";
import {
  localDayOf,
  localDayOn,
  splitByDay,
  weekdayOf,
  WEEKDAYS,
  type LocalDay,
  type Weekday,
} from "./local-day.js";
import { quietAt, quietGroundAt, quietWeek } from "./quiet-hours.js";
import {
  breakMinutesOf,
  hasThresholds,
  limitOfWeekday,
  type Rules,
  type Schedule,
} from "./schedule.js";
import type {
  Access,
  Counter,
  Grant,
  Play,
  Screentime,
  Situation,
  StateView,
} from "./screentime-state.js";

/** A pause of this length ends continuous use. */
export const PAUSE_MS = 15 * MINUTE_MS;

/** Returns the parts of a running play up to an instant, each in the zone whose local days it counts for. */
export const partsOf = ({ zones }: Play, to: number) =>
  zones
    .map(({ zone, from }, index) => ({
      zone,
      from,
      to: Math.min(zones[index + 1]?.from ?? to, to),
    }))
    .filter((part) => part.from < part.to);

/** Returns how much of a play up to an instant counts for a date, in milliseconds. */
function playedOn(play: Play, date: LocalDate, to: number): number {
  let ms = 0;
  for (const part of partsOf(play, to)) {
    const day = localDayOn(part.zone, date);
    if (!day) continue;
    ms += Math.max(0, Math.min(part.to, day.resetsAt) - Math.max(part.from, day.startsAt));
  }
  return ms;
}

/** Returns the milliseconds used of a date, up to an instant. */
export const usedOn = ({ screentime, used }: Situation, date: LocalDate, at: number): number =>
  (used[date] ?? 0) + (screentime.play ? playedOn(screentime.play, date, at) : 0);

/** Returns the milliseconds that count for a limit of a date, up to an instant. */
export function usedOfLimit(
  situation: Situation,
  { isShared }: Pick<DayLimit, "isShared">,
  date: LocalDate,
  at: number,
): number {
  const own = usedOn(situation, date, at);
  const { elsewhere } = situation;
  if (!isShared || !elsewhere) return own;
  return elsewhere.plays.reduce(
    (sum, play) => sum + playedOn(play, date, at),
    own + (elsewhere.used[date] ?? 0),
  );
}

/** Returns the continuous use at an instant, in milliseconds. */
export function continuousAt({ play, continuousMs, pausedAt }: Screentime, at: number): number {
  if (play) return continuousMs + Math.max(0, at - play.startedAt);
  return pausedAt !== undefined && at - pausedAt < PAUSE_MS ? continuousMs : 0;
}

/** A limit of a local day: whether play in all of the player's sessions counts, and the law that sets it, if one does. */
export type DayLimit = Readonly<{ minutes: number; isShared: boolean; law?: string }>;

/**
 * Returns the limits of a day of the week, of laws and of the guardian. The guardian's limit replaces a law's limit that a
 * guardian may change. Granted minutes add to limits that a guardian may change.
 */
function limitsOn({ schedule, law }: Rules, weekday: Weekday, granted = 0): DayLimit[] {
  const own = schedule && limitOfWeekday(schedule, weekday);
  const limits: DayLimit[] = own === undefined ? [] : [{ minutes: own + granted, isShared: false }];
  for (const { law: id, minutes, isShared, isGuardians } of law?.limits ?? [])
    if (!isGuardians || own === undefined)
      limits.push({ law: id, minutes: isGuardians ? minutes + granted : minutes, isShared });
  return limits;
}

/** Returns the limits of a local day with its grants. */
export function limitsToday(
  rules: Rules,
  grants: readonly Grant[],
  { date: today }: LocalDay,
): DayLimit[] {
  const granted = grants
    .filter(({ type, date }) => type === "extra-time" && date === today)
    .reduce((sum, { minutes = 0 }) => sum + minutes, 0);
  return limitsOn(rules, weekdayOf(today), granted);
}

/** Returns the limit that leaves the least time, and how much of it is used; without a limit, the length of the local day. */
function tightestAt(situation: Situation, day: LocalDay, at: number) {
  const { screentime, rules } = situation;
  const whole: DayLimit = {
    minutes: Math.floor((day.resetsAt - day.startsAt) / MINUTE_MS),
    isShared: false,
  };
  const limits = limitsToday(rules, screentime.grants, day);
  return (limits.length === 0 ? [whole] : limits)
    .map((limit) => {
      const used = usedOfLimit(situation, limit, day.date, at);
      return { limit, used, left: limit.minutes * MINUTE_MS - used };
    })
    .reduce((a, b) => (b.left < a.left ? b : a));
}

/** `counter` of the local day of an instant. */
export function counterAt(situation: Situation, at: number): Counter {
  const day = localDayOf(situation.rules.zone, at);
  const { limit, used: usedMs } = tightestAt(situation, day, at);
  const used = Math.floor(usedMs / MINUTE_MS);
  return {
    timeUsedTodayMinutes: used,
    timeLimitTodayMinutes: limit.minutes,
    timeRemainingTodayMinutes: Math.max(0, limit.minutes - used),
    dayResetsAt: new Date(day.resetsAt).toISOString(),
  };
}

/** `state` at an instant. */
export const stateAt = (situation: Situation, at: number): StateView => ({
  ...counterAt(situation, at),
  continuousUsageMinutes: Math.floor(continuousAt(situation.screentime, at) / MINUTE_MS),
});

/** Returns whether the player may play. Of two causes it names the cause that ends later; if both end at once, the limit. */
export function accessAt(situation: Situation, at: number): Access {
  const { screentime, rules } = situation;
  if (!rules.schedule && !rules.law) return { allowed: true };
  const day = localDayOf(rules.zone, at);
  const { left, limit } = tightestAt(situation, day, at);
  const isUsedUp = left <= 0;
  const quiet = quietAt(rules, screentime.grants, at);
  if (quiet && !(isUsedUp && day.resetsAt >= quiet.to)) {
    const ground = quietGroundAt(rules, at);
    return {
      allowed: false,
      reason: "quiet-hours",
      until: new Date(quiet.to).toISOString(),
      ...(ground && { ground }),
    };
  }
  if (!isUsedUp) return { allowed: true };
  return {
    allowed: false,
    reason: "limit-reached",
    until: new Date(day.resetsAt).toISOString(),
    ...(limit.law !== undefined && {
      ground: { kind: "law" as const, law: limit.law, duty: "time-limit" as const },
    }),
  };
}

/** Returns the schedule in effect in the week that begins at an instant, or undefined where nothing limits play. */
export function scheduleAt(rules: Rules, at: number): Schedule | undefined {
  const { zone, schedule, law } = rules;
  if (!law) return schedule;
  const dailyLimits = WEEKDAYS.flatMap((day) => {
    const minutes = limitsOn(rules, day).map((limit) => limit.minutes);
    return minutes.length === 0 ? [] : [{ day, limitMinutes: Math.min(...minutes) }];
  });
  return {
    timezone: zone,
    breakReminderIntervalMinutes: breakMinutesOf(rules),
    dailyLimits,
    quietHours: quietWeek(rules, at),
  };
}

/**
 * Returns the local dates whose counters a transition or a view at `now` reads, usually one. A change of zone needs the dates of
 * both rules.
 */
export function requiredDays(
  { play, advancedTo }: Screentime,
  rules: Rules,
  now: number,
): LocalDate[] {
  const from = Math.min(now, play && hasThresholds(rules) ? advancedTo : now);
  return splitByDay(rules.zone, from, now + 1).map(({ date }) => date);
}
