// A guardian's schedule: when and how long a player may play. Its shape is the contract's.
import type { components } from "../../../generated/types.js";
import { invalidInput } from "../../lib/errors.js";
import type { LawTimes } from "./law-times.js";
import { readTimeZone, weekdayOf, WEEKDAYS, type LocalDay, type Weekday } from "./local-day.js";

type Schemas = components["schemas"];
type DailyLimit = Schemas["DailyLimit"];
type QuietWindow = Schemas["QuietHours"];

/** A quiet window that ends at or before its start ends on the next day. */
export type Schedule = Readonly<Schemas["ScreentimeSchedule"]>;

/** A schedule as sent. An absent part means none. */
export type ScheduleInput = Readonly<Schemas["ScheduleSetting"]>;

/** A schedule as stored. Its time zone counts even when it isn't enabled. */
export type Enforcement = Readonly<{ enabled: boolean; schedule: Schedule }>;

/**
 * How many minutes before the limit, and before quiet hours, a warning comes, and after how many minutes
 * without contact a play ends: never where it is absent.
 */
export type Warnings = Readonly<{
  limitWarningMinutes?: number;
  quietHoursWarningMinutes?: number;
  endAfterMinutesWithoutContact?: number;
}>;

/** Rules that a guardian does not decide: the product's warnings, and the law's limits. */
type GivenRules = Readonly<{
  warnings?: Warnings | undefined;
  law?: LawTimes | undefined;
}>;

/** The rules of a session: the zone of its local days, the schedule if one is enforced, and what is given. */
export type Rules = GivenRules & Readonly<{ zone: string; schedule?: Schedule | undefined }>;

const MAX_LIMIT_MINUTES = 1_440;
const MIN_INTERVAL_MINUTES = 5;
const MAX_INTERVAL_MINUTES = 480;
const MAX_WINDOWS = 20;
const MAX_NAME_LENGTH = 100;
const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Returns the rules under a guardian's setting. A law that counts days in a zone of its own decides the zone. */
export const rulesOf = (
  { enabled, schedule }: Enforcement,
  { warnings, law }: GivenRules = {},
): Rules => ({
  zone: law?.zone ?? schedule.timezone,
  schedule: enabled ? schedule : undefined,
  warnings,
  law,
});

/** Returns the rules where no guardian has set anything, in a family's zone. */
export const rulesWithout = (zone: string, { warnings, law }: GivenRules = {}): Rules => ({
  zone: law?.zone ?? zone,
  warnings,
  law,
});

/**
 * Reads a schedule. Returns it as stored: with the zone's name as the zone database writes it. Throws INVALID_INPUT naming the
 * field, such as `schedule.quietHours[0].end`.
 */
export function readSchedule(input: ScheduleInput): Schedule {
  return {
    timezone: readTimeZone(input.timezone, "schedule.timezone"),
    breakReminderIntervalMinutes: readInterval(
      input.breakReminderIntervalMinutes ?? 0,
      "schedule.breakReminderIntervalMinutes",
    ),
    dailyLimits: readLimits(input.dailyLimits ?? [], "schedule.dailyLimits"),
    quietHours: readWindows(input.quietHours ?? [], "schedule.quietHours"),
  };
}

const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

function readInterval(minutes: number, field: string): number {
  if (minutes !== 0 && !isWithin(minutes, MIN_INTERVAL_MINUTES, MAX_INTERVAL_MINUTES)) {
    throw invalidInput(
      `${field}: must be 0 or ${MIN_INTERVAL_MINUTES} to ${MAX_INTERVAL_MINUTES} minutes.`,
    );
  }
  return minutes;
}

function readDay(day: Weekday, field: string): Weekday {
  if (!WEEKDAYS.includes(day))
    throw invalidInput(`${field}: must be one of ${WEEKDAYS.join(", ")}.`);
  return day;
}

function readLimits(limits: readonly DailyLimit[], field: string): DailyLimit[] {
  const days = new Set<Weekday>();
  return limits.map(({ day, limitMinutes }, index) => {
    const at = `${field}[${index}]`;
    readDay(day, `${at}.day`);
    if (days.has(day)) throw invalidInput(`${at}.day: must not be repeated.`);
    days.add(day);
    if (!isWithin(limitMinutes, 0, MAX_LIMIT_MINUTES)) {
      throw invalidInput(`${at}.limitMinutes: must be 0 to ${MAX_LIMIT_MINUTES} minutes.`);
    }
    return { day, limitMinutes };
  });
}

function readWindows(windows: readonly QuietWindow[], field: string): QuietWindow[] {
  if (windows.length > MAX_WINDOWS)
    throw invalidInput(`${field}: must have at most ${MAX_WINDOWS} windows.`);
  return windows.map((window, index) => readWindow(window, `${field}[${index}]`));
}

function readWindow({ name, days, start, end }: QuietWindow, field: string): QuietWindow {
  const length = [...name].length;
  if (length < 1 || length > MAX_NAME_LENGTH)
    throw invalidInput(`${field}.name: must have 1 to ${MAX_NAME_LENGTH} characters.`);
  if (days.length === 0) throw invalidInput(`${field}.days: must have at least one day.`);
  days.forEach((day, index) => readDay(day, `${field}.days[${index}]`));
  readTime(start, `${field}.start`);
  readTime(end, `${field}.end`);
  if (start === end) throw invalidInput(`${field}.end: must differ from start.`);
  return { name, days: [...new Set(days)], start, end };
}

function readTime(time: string, field: string): void {
  if (!TIME_OF_DAY.test(time)) throw invalidInput(`${field}: must be a time from 00:00 to 23:59.`);
}

/** Returns whether two schedules are equivalent, in any order. */
export const isSameSchedule = (a: Schedule, b: Schedule): boolean => canonical(a) === canonical(b);

const canonical = (schedule: Schedule): string => {
  const inWeek = (days: readonly Weekday[]) => WEEKDAYS.filter((day) => days.includes(day));
  return JSON.stringify([
    schedule.timezone,
    schedule.breakReminderIntervalMinutes,
    WEEKDAYS.map((day) => limitOfWeekday(schedule, day) ?? null),
    schedule.quietHours
      .map(({ name, days, start, end }) => JSON.stringify([name, inWeek(days), start, end]))
      .sort(),
  ]);
};

export const limitOfWeekday = (schedule: Schedule, weekday: Weekday): number | undefined =>
  schedule.dailyLimits.find(({ day }) => day === weekday)?.limitMinutes;

/** Returns whether there is any threshold that begins or ends with a day. */
export const hasDailyThresholds = ({ schedule, law }: Rules): boolean =>
  (schedule !== undefined && schedule.dailyLimits.length + schedule.quietHours.length > 0) ||
  (law !== undefined && law.limits.length + law.hours.length > 0);

/** Returns whether there is any threshold. */
export const hasThresholds = (rules: Rules): boolean =>
  breakMinutesOf(rules) > 0 || hasDailyThresholds(rules);

/** Returns the minutes of continuous play between reminders: the shorter of the guardian's and a law's, 0 for none. */
export function breakMinutesOf({ schedule, law }: Rules): number {
  const own = schedule?.breakReminderIntervalMinutes ?? 0;
  const ofLaw = law?.breakMinutes ?? 0;
  return own > 0 && ofLaw > 0 ? Math.min(own, ofLaw) : own + ofLaw;
}

/** Returns a schedule's limit for a local day, in minutes, or undefined where it has none. */
export const limitOf = (schedule: Schedule | undefined, { date }: LocalDay): number | undefined =>
  schedule && limitOfWeekday(schedule, weekdayOf(date));
