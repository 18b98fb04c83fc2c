// Plain calendar dates as text. They sort as they stand, so `<` compares two of them.
import { Temporal } from "temporal-polyfill";

import { BoundedCache } from "./bounded-cache.js";

/** A date of the proleptic Gregorian calendar without time or zone: `YYYY-MM-DD`. */
export type LocalDate = string;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const MAX_OFFSETS = 200;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const OFFSET = /^([+-])(\d{2}):(\d{2})$/;

const yearOf = (date: LocalDate) => Number(date.slice(0, 4));
const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const pad = (value: number, width: number) => String(value).padStart(width, "0");

/** The last day (28 to 31) of a month (1 to 12), or 0 for a month that is none. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2 && isLeapYear(year)) return 29;
  return DAYS_IN_MONTH[month - 1] ?? 0;
}

/** Whether the text is `YYYY-MM-DD` and stands in the calendar: 2026-02-30 does not. */
export function isRealDate(text: string): text is LocalDate {
  if (!DATE.test(text)) return false;
  const day = Number(text.slice(8));
  return day >= 1 && day <= daysInMonth(yearOf(text), Number(text.slice(5, 7)));
}

/** Days since 1970-01-01, negative before. The date must be a real one. */
export function toEpochDay(date: LocalDate): number {
  // Years are counted from March, so that the leap day is the last of its year (Hinnant, "chrono-compatible algorithms").
  const month = Number(date.slice(5, 7));
  const year = yearOf(date) - (month <= 2 ? 1 : 0);
  const dayOfYear =
    Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + Number(date.slice(8)) - 1;
  return (
    year * 365 +
    Math.floor(year / 4) -
    Math.floor(year / 100) +
    Math.floor(year / 400) +
    dayOfYear -
    719_468
  );
}

/** The date that lies `epochDay` days after 1970-01-01. Years 0 to 9999. */
export function fromEpochDay(epochDay: number): LocalDate {
  const shifted = epochDay + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** The date `days` later, or earlier where `days` is negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromEpochDay(toEpochDay(date) + days);
}

/**
 * Returns the day `years` later, or earlier where `years` is negative. 29 February becomes 1 March in a common year, so that a
 * person born on it reaches no age a day too early.
 */
export function addYears(date: LocalDate, years: number): LocalDate {
  const year = yearOf(date) + years;
  const monthAndDay = date.slice(4) === "-02-29" && !isLeapYear(year) ? "-03-01" : date.slice(4);
  return pad(year, 4) + monthAndDay;
}

/**
 * Whole years of age on a day. Who was born on 29 February turns a year older on 1 March in common years.
 * Negative where `on` lies before `birth`.
 */
export function yearsBetween(birth: LocalDate, on: LocalDate): number {
  // "MM-DD" compares as text, and every day from 03-01 on comes after 02-29.
  return yearOf(on) - yearOf(birth) - (on.slice(5) < birth.slice(5) ? 1 : 0);
}

/** Minutes east of UTC of "UTC" or "+HH:MM" / "-HH:MM"; undefined for anything else, an IANA name for one. */
function offsetMinutes(zone: string): number | undefined {
  if (zone === "UTC") return 0;
  const match = OFFSET.exec(zone);
  if (!match) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === "-" ? -minutes : minutes;
}

// The rules of a zone are slow, and requests of one second ask for the same few zones. Offsets are whole seconds, so a date holds
// for its second. The map is as short as the list of names that Temporal accepts.
const lastDateInZone = new Map<string, { epochSecond: number; date: LocalDate }>();

/** The last day of each offset, because each request asks for the same few. */
const lastDayAt = new BoundedCache<string, { startsAt: number; date: LocalDate }>(MAX_OFFSETS);

/**
 * The date at an instant (milliseconds since 1970) in a place: "UTC", an offset ("-12:00", "+14:00") or an IANA zone.
 * Throws a RangeError for a zone that is none.
 */
export function dateIn(zone: string, epochMs: number): LocalDate {
  const lastDay = lastDayAt.get(zone);
  if (lastDay !== undefined && epochMs >= lastDay.startsAt && epochMs < lastDay.startsAt + DAY_MS)
    return lastDay.date;
  const minutes = offsetMinutes(zone);
  if (minutes !== undefined) {
    const day = Math.floor((epochMs + minutes * MINUTE_MS) / DAY_MS);
    const date = fromEpochDay(day);
    lastDayAt.set(zone, { startsAt: day * DAY_MS - minutes * MINUTE_MS, date });
    return date;
  }
  const epochSecond = Math.floor(epochMs / 1000);
  const last = lastDateInZone.get(zone);
  if (last?.epochSecond === epochSecond) return last.date;
  const date = Temporal.Instant.fromEpochMilliseconds(epochSecond * 1000)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
  lastDateInZone.set(zone, { epochSecond, date });
  return date;
}
