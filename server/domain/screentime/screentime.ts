// What happens to a session's screen time: play starts, is replaced and ends, segments are pushed, a guardian changes
// the schedule or grants time. Each transition first announces the thresholds crossed before it.
import { DAY_MS, MINUTE_MS, type LocalDate } from "../../lib/dates.js";
import { invalidInput } from "../../lib/errors.js";
import { localDayOf, splitByDay, type DayShare } from "./local-day.js";
import { bypassesAfter } from "./quiet-hours.js";
import { breakMinutesOf, rulesWithout, type Rules } from "./schedule.js";
import type {
  EndedPlay,
  Grant,
  Transition,
  Play,
  PlayEnd,
  Screentime,
  Situation,
  Span,
  Usage,
} from "./screentime-state.js";
import { PAUSE_MS, partsOf } from "./screentime-view.js";
import { sharesOf, sumShares, type Segment } from "./segments.js";
import { advance, idleAt, rearm as rearmThresholds, skipCrossedLimit } from "./thresholds.js";

const MAX_BACK_MS = 5 * MINUTE_MS;
const MAX_AHEAD_MS = MINUTE_MS;
const DEFAULT_GRANT_MINUTES = 30;

/**
 * Returns the instant from which a start counts (milliseconds). Up to 60 s ahead counts as now. Throws INVALID_INPUT for more,
 * and for more than 5 minutes ago. Not called for a known id, whose start changes nothing.
 */
export function readStart(timestamp: number, now: number): number {
  if (timestamp < now - MAX_BACK_MS)
    throw invalidInput("timestamp: must be at most 5 minutes in the past.");
  return atMostNow(timestamp, now);
}

/**
 * Returns whether a start is a retry that comes late, after the play had ended: it changes nothing. Later it begins a new span.
 */
export const isLateRetry = (timestamp: number, ended: PlayEnd | undefined): boolean =>
  ended !== undefined && timestamp <= ended.endedAt;

/** Returns the instant at which a play ends. Throws INVALID_INPUT for one before its start or more than 60 s ahead. */
export function readEnd(timestamp: number, { startedAt }: Play, now: number): number {
  const at = atMostNow(timestamp, now);
  if (timestamp < startedAt) throw invalidInput("timestamp: must not be before the start.");
  return Math.max(startedAt, at);
}

function atMostNow(timestamp: number, now: number): number {
  if (timestamp > now + MAX_AHEAD_MS)
    throw invalidInput("timestamp: must be at most 60 seconds in the future.");
  return Math.min(timestamp, now);
}

const withScreentime = (situation: Situation, change: Partial<Screentime>): Situation => ({
  ...situation,
  screentime: { ...situation.screentime, ...change },
});

function addUsage(used: Usage, shares: readonly DayShare[]): Usage {
  const sums: Record<LocalDate, number> = { ...used };
  for (const { date, ms } of shares) sums[date] = (sums[date] ?? 0) + ms;
  return sums;
}

/** Announces the thresholds crossed up to and including now. */
export const advanceTo = (situation: Situation, now: number): Transition => ({
  ...advance(situation, now),
  added: [],
});

/**
 * Starts a play at an instant of `readStart`. A running one is replaced and ends there (`ended`), but not before its own
 * start. The id of the running play changes nothing; the caller looks for late retries.
 */
export function withPlay(situation: Situation, id: string, at: number, now: number): Transition {
  const running = situation.screentime.play;
  if (running?.id === id) return { situation, crossings: [], added: [] };
  const before = running && stop(situation, Math.max(at, running.startedAt), "replacement");
  const { situation: idle, crossings = [], added = [], ended } = before ?? { situation };
  const { screentime, rules } = idle;
  const isFresh = screentime.pausedAt === undefined || at - screentime.pausedAt >= PAUSE_MS;
  const started = withScreentime(idle, {
    play: {
      id,
      startedAt: at,
      zones: [{ zone: rules.zone, from: at }],
      ...(endsWithoutContact(idle) && { contactAt: now }),
    },
    ...(isFresh && { continuousMs: 0, remindedToMs: 0 }),
    grants: grantsInEffect(idle, now),
    law: rules.law?.key,
    // Thresholds at the start or before it are not crossed.
    advancedTo: at,
  });
  // What is played elsewhere may cross a limit later without this play, which is announced.
  const advanced = advance(idle.elsewhere ? skipCrossedLimit(started, at) : started, now);
  return { ...advanced, crossings: [...crossings, ...advanced.crossings], added, ended };
}

/**
 * Notes that the product spoke of the session now, where its plays end without contact. A play from before the product
 * file said so ends without contact from here on.
 */
export function noteContact(situation: Situation, now: number): Situation {
  const { play } = situation.screentime;
  if (!play || !endsWithoutContact(situation) || (play.contactAt ?? 0) >= now) return situation;
  return withScreentime(situation, { play: { ...play, contactAt: now } });
}

const endsWithoutContact = ({ rules }: Situation): boolean =>
  rules.warnings?.endAfterMinutesWithoutContact !== undefined;

/** Ends a play without contact, at its last contact. Returns undefined where none is due to end by `now`. */
export function endIdlePlay(situation: Situation, now: number): Transition | undefined {
  const { play } = situation.screentime;
  const dueAt = idleAt(situation);
  if (!play || dueAt === undefined || now < dueAt) return undefined;
  return stop(situation, Math.max(play.startedAt, play.contactAt ?? play.startedAt), "no-contact");
}

/** Ends the running play at an instant of `readEnd`. Without one nothing changes. */
export const withoutPlay = (
  situation: Situation,
  at: number,
  by: EndedPlay["by"] = "end",
): Transition =>
  situation.screentime.play ? stop(situation, at, by) : { situation, crossings: [], added: [] };

function stop(situation: Situation, at: number, by: EndedPlay["by"]): Transition {
  const { situation: advanced, crossings } = advance(situation, at);
  const { screentime, used } = advanced;
  const { play, continuousMs } = screentime;
  if (!play) return { situation: advanced, crossings, added: [] };
  const added = sharesOfPlay(play, at);
  const stopped = withScreentime(advanced, {
    play: undefined,
    continuousMs: continuousMs + at - play.startedAt,
    pausedAt: at,
    played: addSpans(screentime, [[play.startedAt, at - play.startedAt]]),
  });
  return {
    situation: { ...stopped, used: addUsage(used, added) },
    crossings,
    added,
    ended: { id: play.id, startedAt: play.startedAt, endedAt: at, by },
  };
}

/** Spans that follow each other without a pause become one. */
function addSpans({ played }: Screentime, spans: readonly Span[]): Screentime["played"] {
  const all = [...(played?.spans ?? [])];
  for (const [from, ms] of spans) {
    const last = all.at(-1);
    if (last && last[0] + last[1] === from) all[all.length - 1] = [last[0], last[1] + ms];
    else if (ms > 0) all.push([from, ms]);
  }
  return { part: played?.part ?? 0, spans: all };
}

/** Returns the time that a play up to an instant adds to local days. */
function sharesOfPlay(play: Play, at: number): DayShare[] {
  const [first, other] = play.zones;
  // A play nearly always stays in one zone: then no two shares are of one date.
  if (first && !other) return splitByDay(first.zone, first.from, at);
  return sumShares(partsOf(play, at).flatMap(({ zone, from, to }) => splitByDay(zone, from, to)));
}

/**
 * Adds newly accepted segments. A limit that they cross is not announced, now or later in the day, until it is rearmed.
 */
export function withUsage(
  situation: Situation,
  segments: readonly Segment[],
  now: number,
): Transition {
  const { situation: advanced, crossings } = advance(situation, now);
  const added = sharesOf(segments, advanced.rules.zone);
  const spans = segments.map((one): Span => [one.startedAt, one.durationSeconds * 1000]);
  const pushed = {
    ...withScreentime(advanced, { played: addSpans(advanced.screentime, spans) }),
    used: addUsage(advanced.used, added),
  };
  return { situation: skipCrossedLimit(pushed, now), crossings, added };
}

/**
 * Changes the rules and rearms the thresholds. Earlier play stays counted on its days. `situation.used` holds the days of both
 * rules. What the product file says stays in force.
 */
export function changeRules(situation: Situation, rules: Rules, now: number): Transition {
  const { situation: advanced, crossings } = advance(situation, now);
  const { play } = advanced.screentime;
  const { warnings = situation.rules.warnings } = rules;
  const changed = withScreentime(
    { ...advanced, rules: { ...rules, warnings } },
    { play: play && inZone(play, rules.zone, now), law: rules.law?.key },
  );
  return rearm(changed, crossings, now, breakMinutesOf(situation.rules));
}

/** Returns whether a play runs under other laws than when its rules were last looked at. */
export const hasOtherLaw = ({ screentime, rules }: Situation): boolean =>
  screentime.play !== undefined && screentime.law !== rules.law?.key;

/** Ends rules for good, with every grant, as of an instant. Events that were announced after it are not taken back. */
export function endRules(situation: Situation, rules: Rules, at: number): Transition {
  const transition = changeRules(situation, rules, at);
  return { ...transition, situation: withScreentime(transition.situation, { grants: [] }) };
}

/** Ends a guardian's rules and extra time: play continues, and is counted by the days of a zone. */
export const dropRules = (situation: Situation, zone: string, now: number): Transition =>
  endRules(situation, rulesWithout(zone, situation.rules), now);

function inZone(play: Play, zone: string, from: number): Play {
  if (play.zones.at(-1)?.zone === zone) return play;
  const earlier = play.zones.filter((part) => part.from < from);
  return { ...play, zones: [...earlier, { zone, from }] };
}

function rearm(
  situation: Situation,
  crossings: Transition["crossings"],
  now: number,
  intervalBefore: number,
): Transition {
  const armed = rearmThresholds(situation, now, intervalBefore);
  return { ...armed, crossings: [...crossings, ...armed.crossings], added: [] };
}

/** Returns a grant at `now`. Extra time is for the current local day; without minutes the requested ones count. */
export function grantOf(
  request: Readonly<{
    id: string;
    type: Grant["type"];
    requestedMinutes?: number | undefined;
  }>,
  minutes: number | undefined,
  { zone }: Rules,
  now: number,
): Grant {
  const { id, type, requestedMinutes } = request;
  const fallback = type === "extra-time" ? DEFAULT_GRANT_MINUTES : undefined;
  return {
    id,
    type,
    at: now,
    date: localDayOf(zone, now).date,
    minutes: minutes ?? requestedMinutes ?? fallback,
  };
}

/** Adds a grant made now and rearms the thresholds. */
export function addGrant(situation: Situation, grant: Grant, now: number): Transition {
  const { situation: advanced, crossings } = advance(situation, now);
  const grants = [...grantsInEffect(advanced, now), grant];
  const granted = withScreentime(advanced, { grants });
  return rearm(granted, crossings, now, breakMinutesOf(advanced.rules));
}

/** Withdraws a grant and rearms the thresholds. One that no longer counts changes nothing. */
export function withdrawGrant(situation: Situation, id: string, now: number): Transition {
  const { situation: advanced, crossings } = advance(situation, now);
  const grants = advanced.screentime.grants.filter((grant) => grant.id !== id);
  if (grants.length === advanced.screentime.grants.length)
    return { situation: advanced, crossings, added: [] };
  return rearm(
    withScreentime(advanced, { grants }),
    crossings,
    now,
    breakMinutesOf(advanced.rules),
  );
}

/** Grants of today and, because a start may be backdated, of yesterday; and bypasses still in effect. */
function grantsInEffect({ screentime, rules }: Situation, now: number): readonly Grant[] {
  if (screentime.grants.length === 0) return screentime.grants;
  const yesterday = localDayOf(rules.zone, now - DAY_MS).date;
  const lifting = bypassesAfter(rules.schedule, screentime.grants, now);
  return screentime.grants.filter(({ id, date }) => date >= yesterday || lifting.includes(id));
}
