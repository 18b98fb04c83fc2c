// Quiet hours as spans of time: a schedule's windows less its bypasses. Instants in milliseconds, half-open.
import { BoundedCache } from "../../lib/bounded-cache.js";
import { MINUTE_MS, type LocalDate } from "../../lib/dates.js";
import { localDayOf, localDayOn, timeOn, weekdayOf, type LocalDay } from "./local-day.js";
import type { Schedule } from "./schedule.js";
import type { Grant } from "./screentime-state.js";

type Span = Readonly<{ from: number; to: number }>;

/** A quiet span. `isOpening`: it begins with its window, not where a bypass ends. */
type QuietSpan = Span & Readonly<{ isOpening: boolean }>;

/** Windows may follow each other without end (00:00 to 12:00 and 12:00 to 00:00 every day): the search stops here. */
const MAX_SEARCH_DAYS = 8;

const MAX_DAYS = 100;
const windowsOfDays = new WeakMap<Schedule, BoundedCache<LocalDate, readonly Span[]>>();

/** Returns the windows that start on a local day, in no order. */
function windowsOf(schedule: Schedule, day: LocalDay): readonly Span[] {
  let ofDays = windowsOfDays.get(schedule);
  if (!ofDays) windowsOfDays.set(schedule, (ofDays = new BoundedCache(MAX_DAYS)));
  let spans = ofDays.get(day.date);
  if (!spans) ofDays.set(day.date, (spans = computeWindows(schedule, day)));
  return spans;
}

function computeWindows({ timezone, quietHours }: Schedule, day: LocalDay): Span[] {
  const weekday = weekdayOf(day.date);
  const spans = quietHours
    .filter(({ days }) => days.includes(weekday))
    .map(({ start, end }) => ({
      from: timeOn(timezone, day, start),
      to: timeOn(timezone, end > start ? day : localDayOf(timezone, day.resetsAt), end),
    }));
  // A window that lies within a skipped hour has no time left.
  return spans.filter(({ from, to }) => from < to);
}

/** Spans that touch or overlap made one, in order. */
function merge(spans: Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to)
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged;
}

/** Returns the windows that touch the time from `from` to `to`, whole, merged and in order. */
function windowsAround(schedule: Schedule, from: number, to: number): Span[] {
  if (schedule.quietHours.length === 0) return [];
  const zone = schedule.timezone;
  let first = localDayOf(zone, localDayOf(zone, from).startsAt - 1);
  let last = first;
  const spans = [...windowsOf(schedule, first)];
  const addNext = () =>
    spans.push(...windowsOf(schedule, (last = localDayOf(zone, last.resetsAt))));
  while (last.resetsAt <= to) addNext();
  const around = () => merge(spans).filter((span) => span.from <= to && span.to > from);

  let found = around();
  // A window ends on the day after its start at the latest, so only one that begins on the first or ends after the
  // last day looked at can touch one that was not.
  for (let days = 0; days < MAX_SEARCH_DAYS && (found[0]?.from ?? to) < first.resetsAt; days++) {
    first = localDayOf(zone, first.startsAt - 1);
    spans.push(...windowsOf(schedule, first));
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

/** Returns the window that a bypass lifts: the one active when it was granted, else the next that starts on its day. */
function windowOf(schedule: Schedule, { at, date }: Grant): Span | undefined {
  const day = localDayOn(schedule.timezone, date);
  return windowsAround(schedule, at, Math.max(at, day?.resetsAt ?? at)).find(
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
  schedule: Schedule | undefined,
  grants: readonly Grant[],
  from: number,
  to: number,
): QuietSpan[] {
  if (!schedule) return [];
  const windows = windowsAround(schedule, from, to);
  if (windows.length === 0) return [];
  const lifted = liftedSpans(schedule, grants);
  return windows
    .flatMap((window) => subtract(window, lifted))
    .filter((span) => span.from <= to && span.to > from);
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
  schedule: Schedule | undefined,
  grants: readonly Grant[],
  at: number,
): QuietSpan | undefined =>
  quietSpans(schedule, grants, at, at).find((span) => span.from <= at && at < span.to);

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
