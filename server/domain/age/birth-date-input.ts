// A date of birth as a person types it, in three fields.
import { MAX_AGE_YEARS } from "./age.js";
import { addYears, dateIn, isRealDate, type LocalDate } from "../../lib/dates.js";

export interface TypedDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Returns the typed date, or undefined if it does not exist, is in the future, or is over 150 years ago. */
export function readTypedDate({ day, month, year }: TypedDate, now: number): LocalDate | undefined {
  if (!/^\d{4}$/.test(year) || ![day, month].every((part) => /^\d{1,2}$/.test(part)))
    return undefined;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (!isRealDate(date)) return undefined;
  // The day that begins first counts, as it does for dates in requests.
  const today = dateIn("+14:00", now);
  return date <= today && date >= addYears(today, -MAX_AGE_YEARS) ? date : undefined;
}
