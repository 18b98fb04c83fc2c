// Screen time at an instant: time used, time left, and whether the player may play. The running play counts.
import { MINUTE_MS, type LocalDate } from "../../lib/dates.js";
import { localDayOf, localDayOn, splitByDay, type LocalDay } from "./local-day.js";
import { quietAt } from "./quiet-hours.js";
import { hasThresholds, limitOf, type Rules } from "./schedule.js";
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

/** Returns the continuous use at an instant, in milliseconds. */
export function continuousAt({ play, continuousMs, pausedAt }: Screentime, at: number): number {
  if (play) return continuousMs + Math.max(0, at - play.startedAt);
  return pausedAt !== undefined && at - pausedAt < PAUSE_MS ? continuousMs : 0;
}

/** Returns the limit of a local day with its grants, in minutes, or undefined where none is set. */
export function limitToday(
  { schedule }: Rules,
  grants: readonly Grant[],
  day: LocalDay,
): number | undefined {
  const limit = limitOf(schedule, day);
  if (limit === undefined) return undefined;
  return grants
    .filter(({ type, date }) => type === "extra-time" && date === day.date)
    .reduce((sum, { minutes = 0 }) => sum + minutes, limit);
}

/** Returns the effective limit in whole minutes: without one, the length of the local day. */
const effectiveLimit = (rules: Rules, grants: readonly Grant[], day: LocalDay): number =>
  limitToday(rules, grants, day) ?? Math.floor((day.resetsAt - day.startsAt) / MINUTE_MS);

/** `counter` of the local day of an instant. */
export function counterAt(situation: Situation, at: number): Counter {
  const { screentime, rules } = situation;
  const day = localDayOf(rules.zone, at);
  const used = Math.floor(usedOn(situation, day.date, at) / MINUTE_MS);
  const limit = effectiveLimit(rules, screentime.grants, day);
  return {
    timeUsedTodayMinutes: used,
    timeLimitTodayMinutes: limit,
    timeRemainingTodayMinutes: Math.max(0, limit - used),
    dayResetsAt: new Date(day.resetsAt).toISOString(),
  };
}

/** `state` at an instant. */
export const stateAt = (situation: Situation, at: number): StateView => ({
  ...counterAt(situation, at),
  continuousUsageMinutes: Math.floor(continuousAt(situation.screentime, at) / MINUTE_MS),
});

/**
 * Returns whether the player may play. Of two causes it gives the one that ends later, and the limit where both end at once.
 */
export function accessAt(situation: Situation, at: number): Access {
  const { screentime, rules } = situation;
  if (!rules.schedule) return { allowed: true };
  const day = localDayOf(rules.zone, at);
  const limitMs = effectiveLimit(rules, screentime.grants, day) * MINUTE_MS;
  const isUsedUp = usedOn(situation, day.date, at) >= limitMs;
  const quiet = quietAt(rules.schedule, screentime.grants, at);
  if (quiet && !(isUsedUp && day.resetsAt >= quiet.to)) {
    return { allowed: false, reason: "quiet-hours", until: new Date(quiet.to).toISOString() };
  }
  if (!isUsedUp) return { allowed: true };
  return { allowed: false, reason: "limit-reached", until: new Date(day.resetsAt).toISOString() };
}

/**
 * Returns the local dates whose counters a transition or a view at `now` reads, usually one. `at` is the start's own timestamp.
 * A change of zone needs those of both rules.
 */
export function requiredDays(
  { play, advancedTo }: Screentime,
  { zone, schedule }: Rules,
  now: number,
  at = now,
): LocalDate[] {
  const from = Math.min(at, now, play && schedule && hasThresholds(schedule) ? advancedTo : now);
  return splitByDay(zone, from, now + 1).map(({ date }) => date);
}
