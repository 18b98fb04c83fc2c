// How old a player is, from what was said about it. Pure: "today" and the day of an answer are arguments.
import {
  addYears,
  dateIn,
  daysInMonth,
  isRealDate,
  yearsBetween,
  type LocalDate,
} from "../../dates.js";
import { invalidInput } from "../../errors.js";

/** A stated age rises by one on each anniversary of the day on which it was given. */
export type AgeOnDay = Readonly<{ years: number; on: LocalDate }>;

/** What a platform said, or a verification proved. */
export type SignalOnDay = AgeOnDay & Readonly<{ verified: boolean }>;

/** All that is known of a player's age. Where several things were said the lowest counts. */
export type AgeEvidence = Readonly<{
  dateOfBirth?: LocalDate;
  stated?: AgeOnDay;
  /** A later one stands beside an earlier one: it cannot make the player older. */
  signals?: readonly SignalOnDay[];
}>;

const OLDEST_YEARS = 150;

/** The day that counts for ages: UTC-12, where a day begins last, so that nobody is treated as older too early. */
export const latestToday = (now: number): LocalDate => dateIn("-12:00", now);

/** The day where it begins first: what lies after it is in the future everywhere. */
const earliestToday = (now: number): LocalDate => dateIn("+14:00", now);

/**
 * Reads `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. A period means its last day, or today where it is not over.
 * INVALID_INPUT naming `field` for a date that does not exist, lies in the future, or over 150 years back.
 */
export function readDateOfBirth(text: string, now: number, field: string): LocalDate {
  const today = latestToday(now);
  const { first, last } = periodOf(text, field);
  if (first > earliestToday(now))
    throw invalidInput(`${field}: expects a date that is not in the future.`);
  const date = text.length < 10 && last > today ? (first > today ? first : today) : last;
  if (date < addYears(today, -OLDEST_YEARS)) {
    throw invalidInput(`${field}: expects a date at most ${OLDEST_YEARS} years back.`);
  }
  return date;
}

function periodOf(text: string, field: string): { first: LocalDate; last: LocalDate } {
  const [year = "", month, day] = text.split("-");
  if (day !== undefined) {
    if (!isRealDate(text)) throw invalidInput(`${field}: expects a date that exists.`);
    return { first: text, last: text };
  }
  if (month === undefined) return { first: `${year}-01-01`, last: `${year}-12-31` };
  const days = daysInMonth(Number(year), Number(month));
  if (days === 0) throw invalidInput(`${field}: expects a month from 01 to 12.`);
  return { first: `${text}-01`, last: `${text}-${days}` };
}

const yearsOn = ({ years, on }: AgeOnDay, today: LocalDate) =>
  Math.min(OLDEST_YEARS, years + Math.max(0, yearsBetween(on, today)));

/** The age in whole years on a day; 0 where nothing is known. */
export function ageOn(evidence: AgeEvidence, today: LocalDate): number {
  const ages: number[] = [];
  if (evidence.dateOfBirth !== undefined)
    ages.push(Math.max(0, yearsBetween(evidence.dateOfBirth, today)));
  if (evidence.stated) ages.push(yearsOn(evidence.stated, today));
  for (const signal of evidence.signals ?? []) ages.push(yearsOn(signal, today));
  return ages.length === 0 ? 0 : Math.min(...ages);
}

/** The age that a verified signal vouches for, in whole years, or undefined. Of several the highest. */
export function verifiedAgeOn({ signals = [] }: AgeEvidence, today: LocalDate): number | undefined {
  const verified = signals.filter((signal) => signal.verified);
  return verified.length === 0
    ? undefined
    : Math.max(...verified.map((signal) => yearsOn(signal, today)));
}

/** The age that was stated, as it is on a day; undefined where none was. */
export function statedAgeOn(evidence: AgeEvidence, today: LocalDate): number | undefined {
  return evidence.stated && yearsOn(evidence.stated, today);
}
