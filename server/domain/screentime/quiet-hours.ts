// Quiet hours as spans of time: a schedule's windows less its bypasses, and the hours that a law closes. Instants in
// milliseconds, half-open.
import { BoundedCache } from "../../lib/bounded-cache.js";
import { remember } from "../../lib/remember.js";
import { MINUTE_MS } from "../../lib/dates.js";
import {
  clockOf,
  localDayOf,
  localDayOn,
  timeOn,
  weekdayOf,
  WEEKDAYS,
  type LocalDay,
} from "./local-day.js";
import { closedOn, type ClockSpan, type LawHours } from "./law-times.js";
import type { Rules, Schedule } from "./schedule.js";
import type { Ground } from "../../policy/types.js";
import type { Grant } from "./screentime-state.js";

type Span = Readonly<{ from: number; to: number }>;

/** A quiet span. `isOpening`: it begins with its window, not where a bypass ends. */
type QuietSpan = Span & Readonly<{ isOpening: boolean }>;

/** Windows may follow each other without end (00:00 to 12:00 and 12:00 to 00:00 every day): the search stops here. */
const MAX_SEARCH_DAYS = 8;

/** Windows that close hours, and the zone of their days. */
type Windows<Of = Schedule | LawHours> = Readonly<{ zone: string; of: Of }>;

const ofSchedule = (schedule: Schedule): Windows => ({ zone: schedule.timezone, of: schedule });

const MAX_DAYS = 100;
const windowsOfDays = remember(
  (_of: Schedule | LawHours) => new BoundedCache<string, readonly Span[]>(MAX_DAYS),
);

/** Returns the windows that start on a local day, in no order. */
function windowsOf(windows: Windows, day: LocalDay): readonly Span[] {
  const { zone, of } = windows;
  const ofDays = windowsOfDays(of);
  // A law without a zone counts in the zone of each player.
  const key = "timezone" in of ? day.date : `${day.date} ${zone}`;
  let spans = ofDays.get(key);
  if (!spans) ofDays.set(key, (spans = computeWindows(windows, day)));
  return spans;
}

function computeWindows({ zone, of }: Windows, day: LocalDay): Span[] {
  const spans =
    "timezone" in of ? windowsOfSchedule(of, day) : closedOn(of, day.date).map(inDay(zone, day));
  // A window that lies within a skipped hour has no time left.
  return spans.filter(({ from, to }) => from < to);
}

function windowsOfSchedule({ timezone, quietHours }: Schedule, day: LocalDay): Span[] {
  const weekday = weekdayOf(day.date);
  return quietHours
    .filter(({ days }) => days.includes(weekday))
    .map(({ start, end }) => ({
      from: timeOn(timezone, day, start),
      to: timeOn(timezone, end > start ? day : localDayOf(timezone, day.resetsAt), end),
    }));
}

const inDay =
  (zone: string, day: LocalDay) =>
  ([from, to]: ClockSpan): Span => ({
    from: from === "00:00" ? day.startsAt : timeOn(zone, day, from),
    to: to === "24:00" ? day.resetsAt : timeOn(zone, day, to),
  });

/** Returns the spans in order, and joins spans that touch or overlap. */
function merge<Of extends Span>(spans: Of[]): Of[] {
  const merged: Of[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to)
      merged[merged.length - 1] = { ...last, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged;
}

/** Returns the windows that touch the time from `from` to `to`, whole, merged and in order. */
function windowsAround(windows: Windows, from: number, to: number): Span[] {
  const { zone, of } = windows;
  if ("timezone" in of && of.quietHours.length === 0) return [];
  let first = localDayOf(zone, localDayOf(zone, from).startsAt - 1);
  let last = first;
  const spans = [...windowsOf(windows, first)];
  const addNext = () => spans.push(...windowsOf(windows, (last = localDayOf(zone, last.resetsAt))));
  while (last.resetsAt <= to) addNext();
  const around = () => merge(spans).filter((span) => span.from <= to && span.to > from);

  let found = around();
  // A window ends at the latest on the day after its start. So only a window that begins on the first day of the search, or ends
  // after its last day, can touch a window outside of it.
  for (let days = 0; days < MAX_SEARCH_DAYS && (found[0]?.from ?? to) < first.resetsAt; days++) {
    first = localDayOf(zone, first.startsAt - 1);
    spans.push(...windowsOf(windows, first));
    found = around();
  }
  for (
    let days = 0;
    days < MAX_SEARCH_DAYS && (found.at(-1)?.to ?? from) >= last.resetsAt;
    days++
  ) {
    addNext();
    found = around();
  }
  return found;
}

/**
 * Returns the window that a bypass lifts: the window that was active when it was granted, else the next that starts on its day.
 */
function windowOf(schedule: Schedule, { at, date }: Grant): Span | undefined {
  const day = localDayOn(schedule.timezone, date);
  return windowsAround(ofSchedule(schedule), at, Math.max(at, day?.resetsAt ?? at)).find(
    ({ from }) => from <= at || localDayOf(schedule.timezone, from).date === date,
  );
}

/**
 * Returns the spans that bypasses lift, in order. One granted while another is in effect begins where that ends: they add up.
 */
function liftedSpans(schedule: Schedule, grants: readonly Grant[]): (Span & { id: string })[] {
  const lifted: (Span & { id: string })[] = [];
  const bypasses = grants.filter(({ type }) => type === "bypass-quiet-hours");
  for (const grant of bypasses.sort((a, b) => a.at - b.at)) {
    const window = windowOf(schedule, grant);
    if (!window) continue;
    const begin = Math.max(grant.at, window.from);
    const from = lifted.reduce((at, span) => (span.from <= at ? Math.max(at, span.to) : at), begin);
    const to = Math.min(
      window.to,
      grant.minutes === undefined ? window.to : from + grant.minutes * MINUTE_MS,
    );
    if (from < to) lifted.push({ id: grant.id, from, to });
  }
  return lifted.sort((a, b) => a.from - b.from);
}

/** Returns the quiet spans that touch the time from `from` to `to`, whole and in order. */
export function quietSpans(
  rules: Rules,
  grants: readonly Grant[],
  from: number,
  to: number,
): QuietSpan[] {
  const { schedule } = rules;
  const spansOfSchedule = (first: number, last: number) =>
    schedule ? scheduledSpans(schedule, grants, first, last) : [];
  const closed = closedHours(rules);
  if (closed.length === 0) return spansOfSchedule(from, to);
  return joined(
    (first, last) => [
      ...closed.flatMap((windows) =>
        windowsAround(windows, first, last).map((span) => ({ ...span, isOpening: true })),
      ),
      ...spansOfSchedule(first, last),
    ],
    from,
    to,
  );
}

/**
 * Returns the windows in effect in the week that begins at an instant, by the clock of the rules' zone: windows of the guardian
 * and of laws, which a holiday may move.
 */
export function quietWeek(rules: Rules, now: number): Schedule["quietHours"] {
  const { zone, schedule } = rules;
  const named = closedHours(rules).map((windows) => ({ ...windows, name: windows.of.name }));
  if (!schedule || schedule.timezone === zone)
    return [...(schedule?.quietHours ?? []), ...named.flatMap((one) => weekOf(one, zone, now))];
  const own = schedule.quietHours.map((window) => ({
    ...ofSchedule({ ...schedule, quietHours: [window] }),
    name: window.name,
  }));
  return [...own, ...named].flatMap((one) => weekOf(one, zone, now));
}

function weekOf(
  { name, ...windows }: Windows & Readonly<{ name: string }>,
  zone: string,
  now: number,
): Schedule["quietHours"] {
  const byTimes = new Map<string, Schedule["quietHours"][number]>();
  let day = localDayOf(windows.zone, now);
  for (
    let count = 0;
    count < WEEKDAYS.length;
    count++, day = localDayOf(windows.zone, day.resetsAt)
  )
    for (const { from, to } of windowsOf(windows, day)) {
      const [start, end] = [clockOf(zone, from), clockOf(zone, to)];
      const key = `${start} ${end}`;
      const found = byTimes.get(key) ?? { name, days: [], start, end };
      found.days.push(weekdayOf(localDayOf(zone, from).date));
      byTimes.set(key, found);
    }
  return [...byTimes.values()];
}

/** The hours of laws that nothing of the guardian's takes the place of. */
function closedHours({ zone, schedule, law }: Rules): Windows<LawHours>[] {
  if (!law) return [];
  const isReplaced = schedule !== undefined && schedule.quietHours.length > 0;
  return law.hours
    .filter(({ isGuardians }) => !(isGuardians && isReplaced))
    .map((hours) => ({ zone: hours.zone ?? zone, of: hours }));
}

function scheduledSpans(
  schedule: Schedule,
  grants: readonly Grant[],
  from: number,
  to: number,
): QuietSpan[] {
  const windows = windowsAround(ofSchedule(schedule), from, to);
  if (windows.length === 0) return [];
  const lifted = liftedSpans(schedule, grants);
  return windows
    .flatMap((window) => subtract(window, lifted))
    .filter((span) => span.from <= to && span.to > from);
}

/** Joins spans of several sources, looking further where one that touches the time may touch another outside of it. */
function joined(
  find: (from: number, to: number) => QuietSpan[],
  from: number,
  to: number,
): QuietSpan[] {
  let [first, last] = [from, to];
  for (let rounds = 0; ; rounds++) {
    const found = merge(find(first - 1, last)).filter((span) => span.from <= to && span.to > from);
    const begin = Math.min(first, found[0]?.from ?? first);
    const end = Math.max(last, found.at(-1)?.to ?? last);
    if ((begin === first && end === last) || rounds === MAX_SEARCH_DAYS) return found;
    [first, last] = [begin, end];
  }
}

/** Returns the duty of the law whose hours contain an instant, if one does. */
export function quietGroundAt(rules: Rules, at: number): Ground | undefined {
  const windows = closedHours(rules).find((one) => windowsAround(one, at, at).length > 0);
  return windows && { kind: "law", law: windows.of.law, duty: windows.of.duty };
}

function subtract(window: Span, lifted: readonly Span[]): QuietSpan[] {
  const rest: QuietSpan[] = [];
  let from = window.from;
  for (const lift of lifted) {
    if (lift.to <= from || lift.from >= window.to) continue;
    if (lift.from > from) rest.push({ from, to: lift.from, isOpening: from === window.from });
    from = lift.to;
  }
  if (from < window.to) rest.push({ from, to: window.to, isOpening: from === window.from });
  return rest;
}

/** Returns the quiet span that contains an instant, if any. */
export const quietAt = (
  rules: Rules,
  grants: readonly Grant[],
  at: number,
): QuietSpan | undefined => quietSpans(rules, grants, at, at)[0];

/** Ids of the bypasses still in effect after an instant. */
export const bypassesAfter = (
  schedule: Schedule | undefined,
  grants: readonly Grant[],
  at: number,
): string[] =>
  schedule
    ? liftedSpans(schedule, grants)
        .filter(({ to }) => to > at)
        .map(({ id }) => id)
    : [];
