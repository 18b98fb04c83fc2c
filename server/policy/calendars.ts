// Finds public holidays that a law counts where the calendar of the year is missing.
import { addDays, type LocalDate } from "../lib/dates.js";
import { findJurisdiction } from "./jurisdictions.js";
import { lawsOffered, type OfferedProfile } from "./laws.js";
import { standingAt } from "./standing.js";
import type { Policy } from "./types.js";

/** A missing year is reported so many days before it begins. */
const AHEAD_DAYS = 60;

/** A year that a calendar lacks: it counts as without holidays. */
type CalendarGap = Readonly<{ calendar: string; year: string; law: string }>;

/** Returns the years, of this day and soon after it, that calendars lack for the laws that count for a product. */
export function calendarGaps(
  policy: Policy,
  product: OfferedProfile,
  on: LocalDate,
): readonly CalendarGap[] {
  const years = nearYears(on);
  return lawsOffered(policy, product, on).flatMap(({ law, code }) => {
    if (!law.duties.some((duty) => "holidays" in duty)) return [];
    const { limits } = standingAt(policy, product, findJurisdiction(policy, code), on);
    return limits.flatMap((one): CalendarGap[] => {
      if (one.law !== law || one.duty.type !== "time-limit") return [];
      const { holidays: calendar } = one.duty;
      if (calendar === undefined) return [];
      return [...years]
        .filter((year) => !policy.calendars[calendar]?.years[year])
        .map((year) => ({ calendar, year, law: law.id }));
    });
  });
}

const nearYears = (on: LocalDate): ReadonlySet<string> =>
  new Set([on, addDays(on, AHEAD_DAYS)].map((day) => day.slice(0, 4)));

/** Returns the years, of this day and soon after it, that any calendar lacks. */
export const missingYears = ({ calendars }: Policy, on: LocalDate) =>
  Object.values(calendars).flatMap(({ calendar, years }) =>
    [...nearYears(on)].filter((year) => !years[year]).map((year) => ({ calendar, year })),
  );
