// A schedule that a guardian is editing. Everything typed, right or wrong, is sent along until it is saved.
import type { Request } from "express";

import { WEEKDAYS, type Weekday } from "../../../domain/screentime/local-day.js";
import type { Enforcement } from "../../../domain/screentime/schedule.js";
import { field, fields } from "../../shell/form.js";
import { readMinutes } from "./minutes.js";
import { allZones, guessZone } from "../../../domain/zones.js";

export interface Window {
  name: string;
  days: readonly Weekday[];
  start: string;
  end: string;
}

export interface Draft {
  enabled: boolean;
  timezone: string;
  /** The limits as they were typed; empty for none. */
  limits: Readonly<Record<Weekday, string>>;
  interval: string;
  windows: readonly Window[];
  /** The index of the open window. */
  open: number | undefined;
}

const byDay = (value: (day: Weekday) => string) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, value(day)])) as Record<Weekday, string>;

/** Returns the form for a guardian who has set nothing yet. */
const nothingSet = (jurisdiction: string): Draft => ({
  enabled: true,
  timezone: guessZone(jurisdiction),
  limits: byDay(() => ""),
  interval: "",
  windows: [],
  open: undefined,
});

/** Returns the form with the saved schedule, or with initial values. */
export function draftOf(kept: Enforcement | undefined, jurisdiction: string): Draft {
  if (!kept) return nothingSet(jurisdiction);
  const { timezone, breakReminderIntervalMinutes, dailyLimits, quietHours } = kept.schedule;
  const limitOf = (wanted: Weekday) =>
    dailyLimits.find(({ day }) => day === wanted)?.limitMinutes ?? "";
  return {
    enabled: kept.enabled,
    timezone,
    limits: byDay((day) => String(limitOf(day))),
    interval: breakReminderIntervalMinutes === 0 ? "" : String(breakReminderIntervalMinutes),
    windows: quietHours,
    open: undefined,
  };
}

const daysIn = (names: readonly string[]): Weekday[] =>
  WEEKDAYS.filter((day) => names.includes(day));

/** Packs a closed window into one hidden field. Its name comes last, because it may contain bars. */
export const packWindow = ({ name, days, start, end }: Window): string =>
  [days.join(","), start, end, name].join("|");

/** Removes control characters, which names don't contain and databases don't store. */
const withoutControls = (typed: string) => typed.replace(/\p{Cc}/gu, "");

function unpackWindow(text: string): Window {
  const [days = "", start = "", end = "", ...name] = text.split("|");
  return { days: daysIn(days.split(",")), start, end, name: withoutControls(name.join("|")) };
}

/** Turns "7:30" into "07:30", where it is a time at all. */
const asTime = (typed: string) => (/^\d:\d\d$/.test(typed) ? `0${typed}` : typed);

/** Reads the posted form. `kept` is the saved zone, which may be missing from the list. */
export function readScheduleForm(request: Request, kept: string): Draft {
  const closed = fields(request, "window").map(unpackWindow);
  const at = Number(field(request, "open") || Number.NaN);
  const isOpen = Number.isInteger(at) && at >= 0 && at <= closed.length;
  const opened: Window = {
    name: withoutControls(field(request, "name")),
    days: daysIn(fields(request, "day")),
    start: asTime(field(request, "start")),
    end: asTime(field(request, "end")),
  };
  const zone = field(request, "timezone");
  return {
    enabled: field(request, "enabled") === "yes",
    timezone: allZones().includes(zone) ? zone : kept,
    limits: byDay((day) => field(request, `limit-${day}`)),
    interval: field(request, "interval"),
    windows: isOpen ? closed.toSpliced(at, 0, opened) : closed,
    open: isOpen ? at : undefined,
  };
}

export const MAX_WINDOWS = 20;

/** Suggests the first window that most families want; later ones start empty. */
const FIRST = { days: WEEKDAYS, start: "20:00", end: "07:00" };
const NEXT: Window = { name: "", days: [], start: "", end: "" };

/**
 * Applies a button of the form other than saving: `add`, `close`, `same`, `preset-school`, `preset-weekend`, and `edit-0` or
 * `remove-0` with the index of a window.
 */
export function edit(
  draft: Draft,
  act: string,
  firstName: string,
  presetNames: Readonly<Record<Preset, string>>,
): Draft {
  const [what = "", place = ""] = act.split("-");
  const at = Number(place || Number.NaN);
  const { windows, open, limits } = draft;
  switch (what) {
    case "add": {
      if (windows.length >= MAX_WINDOWS) return draft;
      const added = windows.length === 0 ? { ...FIRST, name: firstName } : NEXT;
      return { ...draft, windows: [...windows, added], open: windows.length };
    }
    case "edit":
      return at in windows ? { ...draft, open: at } : draft;
    case "remove":
      return {
        ...draft,
        windows: windows.filter((_, index) => index !== at),
        open: open === undefined || open === at ? undefined : open > at ? open - 1 : open,
      };
    case "close":
      return { ...draft, open: undefined };
    case "same":
      return { ...draft, limits: byDay(() => limits.mon) };
    case "preset":
      return Object.hasOwn(PRESETS, place) ? usePreset(draft, place as Preset, presetNames) : draft;
    default:
      return draft;
  }
}

export type ScheduleError = Readonly<{
  /** The id of the field. */
  at: string;
  text: "limit" | "interval" | "name" | "days" | "time" | "sameTime" | "tooMany";
}>;

const SCHOOL_NIGHTS: readonly Weekday[] = ["mon", "tue", "wed", "thu", "sun"];
const WEEKEND: readonly Weekday[] = ["sat", "sun"];

/** Common starting points, with less play and earlier nights before school days. */
const PRESETS = {
  school: {
    limited: WEEKDAYS.filter((day) => !WEEKEND.includes(day)),
    minutes: "60",
    nights: { days: SCHOOL_NIGHTS, start: "20:00", end: "07:00" },
  },
  weekend: {
    limited: WEEKEND,
    minutes: "120",
    nights: {
      days: WEEKDAYS.filter((day) => !SCHOOL_NIGHTS.includes(day)),
      start: "21:30",
      end: "08:00",
    },
  },
} as const;
type Preset = keyof typeof PRESETS;

/** Fills in limits and a night. The days of the other preset and other quiet hours stay unchanged. */
function usePreset(draft: Draft, preset: Preset, names: Readonly<Record<Preset, string>>): Draft {
  const { limited, minutes, nights } = PRESETS[preset];
  const window: Window = { name: names[preset], ...nights };
  const kept = draft.windows.filter(({ name }) => name !== window.name);
  return {
    ...draft,
    limits: byDay((day) =>
      (limited as readonly Weekday[]).includes(day) ? minutes : draft.limits[day],
    ),
    windows: kept.length < MAX_WINDOWS ? [...kept, window] : kept,
    open: undefined,
  };
}

const MOST_MINUTES = 1_440;
const LONGEST_NAME = 100;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns a duration in whole minutes within a range; undefined for any other text. */
function minutesIn(typed: string, least: number, most: number): number | undefined {
  const minutes = readMinutes(typed) ?? Number.NaN;
  return minutes >= least && minutes <= most ? minutes : undefined;
}

const intervalIn = (typed: string) =>
  typed === "" || readMinutes(typed) === 0 ? 0 : minutesIn(typed, 5, 480);

function errorsOfWindow({ name, days, start, end }: Window): readonly ScheduleError[] {
  const errors: ScheduleError[] = [];
  const length = [...name].length;
  if (length < 1 || length > LONGEST_NAME) errors.push({ at: "name", text: "name" });
  if (days.length === 0) errors.push({ at: "days", text: "days" });
  if (!TIME.test(start)) errors.push({ at: "start", text: "time" });
  if (!TIME.test(end)) errors.push({ at: "end", text: "time" });
  else if (start === end) errors.push({ at: "end", text: "sameTime" });
  return errors;
}

/** Returns the errors of a draft, and the draft with the wrong window open. */
export function check(draft: Draft): { draft: Draft; errors: readonly ScheduleError[] } {
  const errors: ScheduleError[] = [];
  for (const day of WEEKDAYS) {
    const typed = draft.limits[day];
    if (typed !== "" && minutesIn(typed, 0, MOST_MINUTES) === undefined)
      errors.push({ at: `limit-${day}`, text: "limit" });
  }
  if (intervalIn(draft.interval) === undefined) errors.push({ at: "interval", text: "interval" });
  if (draft.windows.length > MAX_WINDOWS) errors.push({ at: "quiet", text: "tooMany" });
  const wrong = draft.windows.findIndex((window) => errorsOfWindow(window).length > 0);
  const window = draft.windows[wrong];
  if (!window) return { draft, errors };
  return { draft: { ...draft, open: wrong }, errors: [...errors, ...errorsOfWindow(window)] };
}

/** Returns the schedule of a draft without errors. */
export const enforcementOf = ({
  enabled,
  timezone,
  limits,
  interval,
  windows,
}: Draft): Enforcement => ({
  enabled,
  schedule: {
    timezone,
    breakReminderIntervalMinutes: intervalIn(interval) ?? 0,
    dailyLimits: WEEKDAYS.filter((day) => limits[day] !== "").map((day) => ({
      day,
      limitMinutes: readMinutes(limits[day]) ?? 0,
    })),
    quietHours: windows.map(({ name, days, start, end }) => ({
      name,
      days: [...days],
      start,
      end,
    })),
  },
});
