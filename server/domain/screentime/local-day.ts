// Local days of a time zone. They follow each other without a hole: a day begins at the first instant that shows its
// date and lasts until the next one begins, also where midnight is skipped or comes twice.
import { Temporal } from "temporal-polyfill";

import type { components } from "../../../generated/types.js";
import { BoundedCache } from "../../lib/bounded-cache.js";
import { rememberUpTo } from "../../lib/remember.js";
import { DAY_MS, MINUTE_MS, toEpochDay, type LocalDate } from "../../lib/dates.js";
import { invalidInput } from "../../lib/errors.js";

/** Half-open: `startsAt` belongs to the day, `resetsAt` to the next one. Instants in milliseconds. */
export type LocalDay = Readonly<{
  date: LocalDate;
  startsAt: number;
  resetsAt: number;
  /** Begins at 00:00 and has 24 hours, so that its times of day need no rules of the zone. */
  isPlain: boolean;
}>;

/** How much of a span lies in a local day. */
export type DayShare = Readonly<{ date: LocalDate; ms: number }>;

export type Weekday = components["schemas"]["DayOfWeek"];
export const WEEKDAYS: readonly Weekday[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** `Area/Place`, UTC, or a place alone (Japan). A name in capitals only is an abbreviation, which may mean several. */
const PLACE = /^(?:UTC|[A-Z][a-z]+|[A-Za-z_]+\/[A-Za-z0-9_+/-]+)$/;
const MOST_CHARACTERS = 64;

/**
 * Reads the IANA name of a time zone in any case and returns it as the zone database writes it; another name of the same zone
 * stays the name that was given. Throws INVALID_INPUT naming `field` for offsets, abbreviations and unknown names.
 */
export function readTimeZone(text: string, field: string): string {
  const zone = text.length <= MOST_CHARACTERS ? knownZone(text) : undefined;
  if (zone === undefined || !PLACE.test(zone) || /^systemv\//i.test(zone)) {
    throw invalidInput(`${field}: must be an IANA time zone such as Europe/Paris.`);
  }
  return zone;
}

function knownZone(text: string): string | undefined {
  // Temporal would take the zone of a whole timestamp too.
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(text)) return undefined;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text).timeZoneId;
  } catch {
    return undefined;
  }
}

// Computing a local day is slow. It overlaps two or three UTC days, so it is looked up by the UTC day of the instant.
const MAX_UTC_DAYS = 100;
/** More than the names that `readTimeZone` returns, about 600. */
const MAX_ZONES = 1_000;
const daysOf = rememberUpTo(
  MAX_ZONES,
  (_zone: string) => new BoundedCache<number, readonly LocalDay[]>(MAX_UTC_DAYS),
);

/** Returns the local day that an instant (milliseconds) lies in. `zone` is one that `readTimeZone` returned. */
export function localDayOf(zone: string, at: number): LocalDay {
  const utcDay = Math.floor(at / DAY_MS);
  const ofZone = daysOf(zone);
  const days = ofZone.get(utcDay) ?? [];
  for (const day of days) if (day.startsAt <= at && at < day.resetsAt) return day;
  const day = computeDay(zone, at);
  ofZone.set(utcDay, [...days, day]);
  return day;
}

function computeDay(zone: string, at: number): LocalDay {
  let date = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
  for (;;) {
    const start = date.toZonedDateTime(zone);
    const next = date.add({ days: 1 });
    const resetsAt = next.toZonedDateTime(zone).epochMilliseconds;
    // A clock set back over midnight shows the old date again; the new day has begun and continues.
    if (at < resetsAt) {
      const startsAt = start.epochMilliseconds;
      const isPlain = start.hour === 0 && start.minute === 0 && resetsAt - startsAt === DAY_MS;
      return { date: date.toString(), startsAt, resetsAt, isPlain };
    }
    date = next;
  }
}

/** Returns the local day of a date, or undefined where the zone skipped it. */
export function localDayOn(zone: string, date: LocalDate): LocalDay | undefined {
  // At noon UTC it is this date or, far in the east, the next one.
  let day = localDayOf(zone, toEpochDay(date) * DAY_MS + DAY_MS / 2);
  if (day.date > date) day = localDayOf(zone, day.startsAt - 1);
  return day.date === date ? day : undefined;
}

/** Returns the shares of the local days in the span from `from` to `to`, in order; their sum is the length of the span. */
export function splitByDay(zone: string, from: number, to: number): DayShare[] {
  const shares: DayShare[] = [];
  for (let at = from; at < to;) {
    const day = localDayOf(zone, at);
    const end = Math.min(day.resetsAt, to);
    shares.push({ date: day.date, ms: end - at });
    at = end;
  }
  return shares;
}

/**
 * Returns the instant at which the clocks of a zone show a time (`HH:MM`) on a local day. A skipped time is later by the gap; of
 * a time that comes twice, the first counts.
 */
export function timeOn(zone: string, day: LocalDay, time: string): number {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  if (day.isPlain) return day.startsAt + minutes * MINUTE_MS;
  return Temporal.PlainDateTime.from(`${day.date}T${time}`).toZonedDateTime(zone).epochMilliseconds;
}

/** Returns the time on the clocks of a zone at an instant (`HH:MM`). */
export const clockOf = (zone: string, at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: "minute" });

/** Returns the day of the week of a date. */
export function weekdayOf(date: LocalDate): Weekday {
  // 1970-01-01 was a Thursday.
  return WEEKDAYS[(((toEpochDay(date) + 3) % 7) + 7) % 7]!;
}
