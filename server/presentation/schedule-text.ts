// A schedule in a guardian's words.
import { WEEKDAYS, type Weekday } from "../domain/screentime/local-day.js";
import type { Schedule } from "../domain/screentime/schedule.js";
import type { Texts } from "./texts/index.js";
import { clockText, daysText, durationText, lineStart } from "./times.js";

/** Returns a line for each limit, with its days together: "Monday to Friday: 1 hour 30 minutes". */
export function limitLines({ dailyLimits }: Schedule, texts: Texts): string[] {
  const byLimit = new Map<number, Weekday[]>();
  for (const day of WEEKDAYS) {
    const limit = dailyLimits.find((one) => one.day === day)?.limitMinutes;
    if (limit !== undefined) byLimit.set(limit, [...(byLimit.get(limit) ?? []), day]);
  }
  return [...byLimit].map(([minutes, days]) =>
    texts.shell.labelled({
      term: lineStart(daysText(days, texts), texts),
      text: durationText(minutes, texts),
    }),
  );
}

/** Returns quiet hours in words: "Every day, 8:00 PM to 7:00 AM the next day". */
export const windowText = (
  { days, start, end }: Readonly<{ days: readonly Weekday[]; start: string; end: string }>,
  texts: Texts,
): string => {
  const { times: t } = texts;
  const clock = { from: clockText(start, texts), to: clockText(end, texts) };
  const hours = end <= start ? t.overnight(clock) : t.timeRange(clock);
  return t.onDays({ days: daysText(days, texts), hours });
};
