// What happens to a session's screen time: play starts, is replaced and ends, segments are pushed, a guardian changes
// the schedule or grants time. Each transition first announces what was crossed before it.
import { invalidInput } from "../../errors.js";
import { localDayOf, splitByDay, type DayShare } from "./local-day.js";
import { bypassesAfter } from "./quiet-hours.js";
import type { Rules } from "./schedule.js";
import type {
  EndedPlay,
  Grant,
  Transition,
  Play,
  Screentime,
  Situation,
  Usage,
} from "./screentime-state.js";
import { PAUSE_MS, partsOf } from "./screentime-view.js";
import { sharesOf, sumShares, type Segment } from "./segments.js";
import { arm, passOver, settleTo } from "./thresholds.js";

const MOST_BACK_MS = 5 * 60_000;
const MOST_AHEAD_MS = 60_000;
const DAY_MS = 86_400_000;
const DEFAULT_GRANT_MINUTES = 30;

/**
 * The instant from which a start counts (milliseconds). What lies up to 60 s ahead counts as now. INVALID_INPUT for
 * more, and for more than 5 minutes back. A start whose id is known is answered without asking this.
 */
export function readStart(timestamp: number, now: number): number {
  if (timestamp < now - MOST_BACK_MS)
    throw invalidInput("timestamp: expects a time at most 5 minutes in the past.");
  return notAhead(timestamp, now);
}

/** The instant at which a play ends. INVALID_INPUT for one before its start or more than 60 s ahead. */
export function readEnd(timestamp: number, { startedAt }: Play, now: number): number {
  const at = notAhead(timestamp, now);
  if (timestamp < startedAt)
    throw invalidInput("timestamp: expects a time that is not before the start.");
  return Math.max(startedAt, at);
}

function notAhead(timestamp: number, now: number): number {
  if (timestamp > now + MOST_AHEAD_MS)
    throw invalidInput("timestamp: expects a time at most 60 seconds in the future.");
  return Math.min(timestamp, now);
}

const withScreentime = (situation: Situation, change: Partial<Screentime>): Situation => ({
  ...situation,
  screentime: { ...situation.screentime, ...change },
});

function addUsage(used: Usage, shares: readonly DayShare[]): Usage {
  const added = shares.map(({ date, ms }) => [date, (used[date] ?? 0) + ms] as const);
  return { ...used, ...Object.fromEntries(added) };
}

/** Announces what was crossed up to and including now. */
export const advanceTo = (situation: Situation, now: number): Transition => ({
  ...settleTo(situation, now),
  added: [],
});

/**
 * Starts a play at an instant of `readStart`. Another one that runs is replaced and ends there (`outcome.ended`), never
 * before its own start. The id that runs already changes nothing; ids that are over are the caller's to know.
 */
export function startPlay(situation: Situation, id: string, at: number, now: number): Transition {
  const running = situation.screentime.play;
  if (running?.id === id) return { situation, crossings: [], added: [] };
  const before = running && stop(situation, Math.max(at, running.startedAt), "replacement");
  const { situation: idle, crossings = [], added = [], ended } = before ?? { situation };
  const { screentime, rules } = idle;
  const isFresh = screentime.pausedAt === undefined || at - screentime.pausedAt >= PAUSE_MS;
  const started = withScreentime(idle, {
    play: { id, startedAt: at, zones: [{ zone: rules.zone, from: at }] },
    ...(isFresh && { continuousMs: 0, remindedToMs: 0 }),
    grants: grantsThatCount(idle, now),
    // What lies at the start or before it is not crossed.
    advancedTo: at,
  });
  const settled = settleTo(started, now);
  return { ...settled, crossings: [...crossings, ...settled.crossings], added, ended };
}

/** Ends the running play at an instant of `readEnd`. Without one nothing changes. */
export const endPlay = (
  situation: Situation,
  at: number,
  by: EndedPlay["by"] = "end",
): Transition =>
  situation.screentime.play ? stop(situation, at, by) : { situation, crossings: [], added: [] };

function stop(situation: Situation, at: number, by: EndedPlay["by"]): Transition {
  const { situation: settled, crossings } = settleTo(situation, at);
  const { screentime, used } = settled;
  const { play, continuousMs } = screentime;
  if (!play) return { situation: settled, crossings, added: [] };
  const added = sumShares(
    partsOf(play, at).flatMap(({ zone, from, to }) => splitByDay(zone, from, to)),
  );
  const stopped = withScreentime(settled, {
    play: undefined,
    continuousMs: continuousMs + at - play.startedAt,
    pausedAt: at,
  });
  return {
    situation: { ...stopped, used: addUsage(used, added) },
    crossings,
    added,
    ended: { id: play.id, startedAt: play.startedAt, endedAt: at, by },
  };
}

/**
 * Adds segments that are accepted for the first time. What of the limit they pass is not announced, also not later in
 * the day, until it is armed again.
 */
export function pushSegments(
  situation: Situation,
  segments: readonly Segment[],
  now: number,
): Transition {
  const { situation: settled, crossings } = settleTo(situation, now);
  const added = sharesOf(segments, settled.rules.zone);
  const pushed = { ...settled, used: addUsage(settled.used, added) };
  return { situation: passOver(pushed, now), crossings, added };
}

/**
 * Changes the schedule, or whether it is enforced. What was played before stays counted where it was; thresholds are
 * armed again. `situation.used` holds the days of both rules.
 */
export function changeRules(situation: Situation, rules: Rules, now: number): Transition {
  const { situation: settled, crossings } = settleTo(situation, now);
  const { play } = settled.screentime;
  const changed = withScreentime(
    { ...settled, rules },
    { play: play && inZone(play, rules.zone, now) },
  );
  return armAgain(changed, crossings, now, intervalOf(situation.rules));
}

const intervalOf = ({ schedule }: Rules) => schedule?.breakReminderIntervalMinutes ?? 0;

function inZone(play: Play, zone: string, from: number): Play {
  if (play.zones.at(-1)?.zone === zone) return play;
  const earlier = play.zones.filter((part) => part.from < from);
  return { ...play, zones: [...earlier, { zone, from }] };
}

function armAgain(
  situation: Situation,
  crossings: Transition["crossings"],
  now: number,
  intervalBefore: number,
): Transition {
  const armed = arm(situation, now, intervalBefore);
  return { ...armed, crossings: [...crossings, ...armed.crossings], added: [] };
}

/** What a guardian grants now. Extra time is for the local day of now; without minutes what was asked for counts. */
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

/** Adds a grant of now. Thresholds are armed again. */
export function addGrant(situation: Situation, grant: Grant, now: number): Transition {
  const { situation: settled, crossings } = settleTo(situation, now);
  const grants = [...grantsThatCount(settled, now), grant];
  const granted = withScreentime(settled, { grants });
  return armAgain(granted, crossings, now, intervalOf(settled.rules));
}

/** Takes a grant back. Thresholds are armed again; one that no longer counts changes nothing. */
export function withdrawGrant(situation: Situation, id: string, now: number): Transition {
  const { situation: settled, crossings } = settleTo(situation, now);
  const grants = settled.screentime.grants.filter((grant) => grant.id !== id);
  if (grants.length === settled.screentime.grants.length)
    return { situation: settled, crossings, added: [] };
  return armAgain(withScreentime(settled, { grants }), crossings, now, intervalOf(settled.rules));
}

/** Grants of today and, because a start may be dated back, of yesterday; and bypasses that still lift something. */
function grantsThatCount({ screentime, rules }: Situation, now: number): readonly Grant[] {
  if (screentime.grants.length === 0) return screentime.grants;
  const yesterday = localDayOf(rules.zone, now - DAY_MS).date;
  const lifting = bypassesAfter(rules.schedule, screentime.grants, now);
  return screentime.grants.filter(({ id, date }) => date >= yesterday || lifting.includes(id));
}
