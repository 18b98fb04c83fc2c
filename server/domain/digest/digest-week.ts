// When the weekly summary goes out: on Sunday at 18:00, on the family's clock.
import { addDays, type LocalDate } from "../../lib/dates.js";
import { localDayOf, timeOn, weekdayOf, type LocalDay } from "../screentime/local-day.js";

const DAY = "sun";
const TIME = "18:00";

const momentOn = (zone: string, day: LocalDay): number | undefined =>
  weekdayOf(day.date) === DAY ? timeOn(zone, day, TIME) : undefined;

/** By zone, the last computed instant, and the instant since which it is the next. There are about 600 zone names. */
const nextByZone = new Map<string, Readonly<{ since: number; at: number }>>();

/** Returns the first instant (milliseconds) after another at which summaries go out in a zone. */
export function nextDigestAt(zone: string, after: number): number {
  const known = nextByZone.get(zone);
  if (known && known.since <= after && after < known.at) return known.at;
  const at = findNext(zone, after);
  nextByZone.set(zone, { since: after, at });
  return at;
}

function findNext(zone: string, after: number): number {
  for (let day = localDayOf(zone, after); ; day = localDayOf(zone, day.resetsAt)) {
    const at = momentOn(zone, day);
    if (at !== undefined && at > after) return at;
  }
}

/** Returns the seven local days that end with the Sunday of the last summary due by an instant (milliseconds). */
export function digestWeek(zone: string, now: number): { since: LocalDate; until: LocalDate } {
  for (let day = localDayOf(zone, now); ; day = localDayOf(zone, day.startsAt - 1)) {
    const at = momentOn(zone, day);
    if (at !== undefined && at <= now) return { since: addDays(day.date, -6), until: day.date };
  }
}
