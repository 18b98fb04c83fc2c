// What the law limits of a player's time, as plain data beside a guardian's schedule.
import type { LawLimits } from "../../policy/standing.js";
import type { Calendar, Days, PlayWindow, Policy } from "../../policy/types.js";
import { addDays, type LocalDate } from "../../lib/dates.js";
import { weekdayOf } from "./local-day.js";

/** A daily limit of the law with the id `law`. */
type LawLimit = Readonly<{
  law: string;
  minutes: number;
  /** Counts play in all of the player's sessions, instead of in this one alone. */
  isShared: boolean;
  /** A guardian's own limit takes its place. */
  isGuardians: boolean;
}>;

/** Hours of a law in which play is allowed, or in which it is not. */
export type LawHours = Readonly<{
  law: string;
  duty: "time-limit" | "quiet-hours";
  name: string;
  /** Absent: the zone in which the player's days are counted. */
  zone?: string;
  isAllowed: boolean;
  hours: readonly PlayWindow[];
  years?: Calendar["years"];
  /** A guardian's own quiet hours take their place. */
  isGuardians: boolean;
}>;

export type LawTimes = Readonly<{
  /** A key that changes with the limits. */
  key: string;
  /** The zone in which a law counts days, if it says so. */
  zone?: string;
  limits: readonly LawLimit[];
  hours: readonly LawHours[];
  /** The longest time between break reminders, in minutes; 0 where no law asks for them. */
  breakMinutes: number;
}>;

const timesOfLimits = new WeakMap<LawLimits, LawTimes | null>();

/** Returns the law's limits of a player's time; undefined if there are none. */
export function lawTimesOf(limits: LawLimits, { calendars }: Policy): LawTimes | undefined {
  let times = timesOfLimits.get(limits);
  if (times === undefined) timesOfLimits.set(limits, (times = makeTimes(limits, calendars)));
  return times ?? undefined;
}

/** A law's name may be longer than that of a window. */
const MOST_CHARACTERS = 100;

function makeTimes(
  { timeLimits, quietHours, breakNotices }: LawLimits,
  calendars: Policy["calendars"],
): LawTimes | null {
  const ofUse = quietHours.filter(({ duty }) => duty.of.includes("use"));
  if (timeLimits.length + ofUse.length + breakNotices.length === 0) return null;
  const limits = timeLimits.flatMap(({ law, duty }): LawLimit[] => {
    const { minutesPerDay: minutes, counts, changeableBy } = duty;
    if (minutes === undefined) return [];
    return [
      {
        law: law.id,
        minutes,
        isShared: counts !== "game",
        isGuardians: changeableBy === "guardian",
      },
    ];
  });
  const hoursOf = (
    { id, name }: (typeof timeLimits)[number]["law"],
    { zone, changeableBy }: { zone?: string; changeableBy: string },
    rest: Pick<LawHours, "duty" | "isAllowed" | "hours" | "years">,
  ): LawHours => ({
    law: id,
    name: [...name].slice(0, MOST_CHARACTERS).join(""),
    ...(zone !== undefined && { zone }),
    isGuardians: changeableBy === "guardian",
    ...rest,
  });
  const hours = [
    ...timeLimits.flatMap(({ law, duty }): LawHours[] => {
      const { windows, holidays } = duty;
      const years = holidays === undefined ? undefined : calendars[holidays]?.years;
      if (!windows) return [];
      const own = { duty: duty.type, isAllowed: true, hours: windows, ...(years && { years }) };
      return [hoursOf(law, duty, own)];
    }),
    ...ofUse.map(({ law, duty }) => {
      const { days, from, to } = duty;
      const own = { duty: duty.type, isAllowed: false, hours: [{ days, from, to }] };
      return hoursOf(law, duty, own);
    }),
  ];
  const zone = timeLimits.find(
    ({ duty }) => duty.minutesPerDay !== undefined && duty.zone !== undefined,
  )?.duty.zone;
  const intervals = breakNotices.map(({ duty }) => duty.everyMinutes);
  return Object.freeze({
    key: [timeLimits, ofUse, breakNotices]
      .flat()
      .map(({ law, duty }) => `${law.id} ${law.duties.indexOf(duty)}`)
      .join(", "),
    ...(zone !== undefined && { zone }),
    limits,
    hours,
    breakMinutes: intervals.length === 0 ? 0 : Math.min(...intervals),
  });
}

/** Clock times of a day, from `00:00` to `24:00`. */
export type ClockSpan = readonly [from: string, to: string];

const START = "00:00";
const END = "24:00";

/** Returns the hours of a date; the later part of those that cross midnight is on the next date. */
function hoursOn({ hours, years }: LawHours, date: LocalDate): ClockSpan[] {
  const before = addDays(date, -1);
  return hours.flatMap(({ days, from, to }): ClockSpan[] => {
    const isWithinDay = from < to;
    return [
      ...(isDay(days, date, years) ? [[from, isWithinDay ? to : END] as const] : []),
      ...(!isWithinDay && to > START && isDay(days, before, years) ? [[START, to] as const] : []),
    ];
  });
}

/** Whether hours begin on a date. A day of a weekend that is a working day is neither a weekend nor a holiday. */
function isDay(days: Days, date: LocalDate, years: LawHours["years"]): boolean {
  if (days === "all") return true;
  const year = years?.[date.slice(0, 4)];
  if (year?.workdays.includes(date)) return false;
  const isHoliday = year?.holidays.some(({ from, to }) => from <= date && date <= to);
  return (isHoliday && days.includes("public-holiday")) || days.includes(weekdayOf(date));
}

/** Returns the clock times of a date in which play is not allowed. */
export function closedOn(hours: LawHours, date: LocalDate): ClockSpan[] {
  const spans = hoursOn(hours, date);
  if (!hours.isAllowed) return spans;
  const closed: ClockSpan[] = [];
  let from = START;
  for (const [opens, closes] of spans.sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (opens > from) closed.push([from, opens]);
    if (closes > from) from = closes;
  }
  return from < END ? [...closed, [from, END]] : closed;
}
