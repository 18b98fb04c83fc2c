// Times and days in a guardian's words.
import type { LocalDate } from "../lib/dates.js";
import { WEEKDAYS, type Weekday } from "../domain/screentime/local-day.js";
import { listText } from "./lists.js";
import type { Language, Texts } from "./texts/index.js";
import { zoneOf, type Whereabouts } from "../domain/zones.js";
import { cityOf } from "./zones.js";

type Reader = Pick<Texts, "language">;

const weekday = (day: Weekday, { language }: Reader, length: "long" | "short"): string =>
  new Intl.DateTimeFormat(language, { weekday: length, timeZone: "UTC" }).format(
    // The first of January 2024 was a Monday.
    Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day)),
  );

export const dayName = (day: Weekday, reader: Reader): string => weekday(day, reader, "long");
export const shortDay = (day: Weekday, reader: Reader): string => weekday(day, reader, "short");

/** Returns words as the beginning of a line, with a capital letter: some languages write the names of days without. */
export const lineStart = (text: string, { language }: Reader): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));

/** Returns days in words: "Every day", "Monday to Friday", "Monday, Wednesday". */
export function daysText(days: readonly Weekday[], texts: Texts): string {
  const inWeek = WEEKDAYS.filter((day) => days.includes(day));
  const { times: t } = texts;
  if (inWeek.length === WEEKDAYS.length) return t.everyDay;
  const row = inWeek.length > 2 ? rowOf(inWeek) : undefined;
  if (row) return t.dayRange({ from: dayName(row.first, texts), to: dayName(row.last, texts) });
  const length = inWeek.length > 2 ? "short" : "long";
  return listText(
    inWeek.map((day) => weekday(day, texts, length)),
    texts,
  );
}

/** Returns the first and the last of days that follow each other, also from one week to the next. */
function rowOf(days: readonly Weekday[]): { first: Weekday; last: Weekday } | undefined {
  const next = (day: Weekday, by: number) => WEEKDAYS[(WEEKDAYS.indexOf(day) + by) % 7];
  for (const first of days) {
    const row = days.map((_, at) => next(first, at));
    const last = row.at(-1);
    if (last && row.every((day) => day && days.includes(day))) return { first, last };
  }
  return undefined;
}

/** What the platform writes wrong in dates and moments. */
const CORRECTED: Readonly<Record<string, readonly [RegExp, string]>> = {
  es: [/a las (?=1:)/, "a la "],
  pt: [/às (?=[01]h)/, "à "],
  fr: [/\b1 (?=\p{Ll})/u, "1er "],
  de: [/\d\d:\d\d/, "$& Uhr"],
};

/** Returns an instant as a locale writes it: "1er décembre 2026 à 13 h", "1 de dezembro de 2026 às 20h30". */
function format(locale: string, options: Intl.DateTimeFormatOptions, at: number): string {
  const text = new Intl.DateTimeFormat(locale, options).format(at);
  const language = new Intl.Locale(locale).language as Language;
  const spoken =
    language in HOUR_SIGNS
      ? text.replace(/\b\d{1,2}:\d\d\b/, (time) => clockText(time, { language }))
      : text;
  const [wrong, right] = CORRECTED[language] ?? [];
  return wrong && right ? spoken.replace(wrong, right) : spoken;
}

/** Returns the date of an instant in words, in a time zone. */
export const dateText = (instant: number, { language }: Reader, timeZone: string): string =>
  format(language, { dateStyle: "long", timeZone }, instant);

/** Returns a local day without its year: "Sat, Nov 21". */
export const dayText = (date: LocalDate, { language }: Reader): string =>
  format(
    language,
    { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" },
    Date.parse(date),
  );

/** Returns the month of a local day: "Nov 2026". */
export const monthText = (date: LocalDate, { language }: Reader): string =>
  new Intl.DateTimeFormat(language, { month: "short", year: "numeric", timeZone: "UTC" }).format(
    Date.parse(date),
  );

/** French and Portuguese say hours in a sentence with an "h": "20 h 30", "20h30". */
const HOUR_SIGNS: Readonly<Record<string, string>> = { fr: "\u00a0h\u00a0", pt: "h" };

/** Returns a time of day (HH:MM) as the reader writes it. */
export function clockText(time: string, { language }: Reader): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const sign = HOUR_SIGNS[language];
  if (sign !== undefined)
    return `${hours}${sign}${minutes === 0 ? "" : String(minutes).padStart(2, "0")}`.trim();
  return new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, 1, hours, minutes),
  );
}

/** Returns a duration in words: "1 hour 30 minutes". */
export function durationText(minutes: number, { times: t }: Texts): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t.minutes(rest);
  return rest === 0
    ? t.hours(hours)
    : t.hoursAndMinutes({ hours: t.hours(hours), minutes: t.minutes(rest) });
}

/** Returns an instant as a guardian's calendar and clock show it: "November 21, 2026 at 1:00 AM (Los Angeles time)". */
export const localMomentText = (
  at: number,
  zone: string,
  { language, times }: Pick<Texts, "language" | "times">,
): string =>
  times.inCity({
    moment: format(language, { dateStyle: "long", timeStyle: "short", timeZone: zone }, at),
    city: cityOf(zone, { language }),
  });

/** Returns the time of an instant in a zone, with its day unless it is today there. */
export function momentText(
  at: number,
  { zone, now, language }: { zone: string; now: number; language: string },
): string {
  const text = (options: Intl.DateTimeFormatOptions, instant: number) =>
    format(language, { ...options, timeZone: zone }, instant);
  const isToday = text({ dateStyle: "short" }, at) === text({ dateStyle: "short" }, now);
  return text(
    isToday ? { timeStyle: "short" } : { weekday: "long", hour: "numeric", minute: "2-digit" },
    at,
  );
}

/** Returns the reader's language as it is written in a country. The platform ignores a country where it is not spoken. */
const localeIn = ({ jurisdiction }: Whereabouts, { language }: Reader): string =>
  `${language}-${jurisdiction.split("-")[0] ?? ""}`;

/** The digits of all numbers on a page, also where Arabic has digits of its own. */
const LATIN_DIGITS = { numberingSystem: "latn" } as const;

/**
 * Returns an instant as a family's clock showed it, with the name of its zone: the schedule's zone, else the main zone of the
 * place. The date is written as is usual in that place.
 */
export function localTime(at: number, whereabouts: Whereabouts, reader: Reader): string {
  const locale = localeIn(whereabouts, reader);
  const timeZone = zoneOf(whereabouts);
  const moment = format(
    locale,
    { ...LATIN_DIGITS, dateStyle: "long", timeStyle: "short", timeZone },
    at,
  );
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: "long", timeZone })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName");
  return `${moment} (${zone?.value ?? timeZone})`.replaceAll("\u202f", " ");
}

/** Returns the day of an instant where a family lives, as it is written there. */
export const localDate = (at: number, whereabouts: Whereabouts, reader: Reader): string =>
  format(
    localeIn(whereabouts, reader),
    { ...LATIN_DIGITS, dateStyle: "long", timeZone: zoneOf(whereabouts) },
    at,
  );

/** Returns a calendar day as it stands within a sentence: "23 November 2026", in English too without a comma. */
export const plainDay = (date: LocalDate, { language }: Reader): string =>
  format(
    language === "en" ? "en-GB" : language,
    { ...LATIN_DIGITS, dateStyle: "long", timeZone: "UTC" },
    Date.parse(date),
  );
