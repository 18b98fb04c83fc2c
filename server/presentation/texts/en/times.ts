// Days, times of day and durations. Dates themselves are written by Intl.
import { pluralOf } from "../plural.js";

const plural = pluralOf("en");

export const times = {
  /** An instant with the name of the city whose clock shows it. */
  inCity: (moment: string, city: string) => `${moment} (${city} time)`,
  everyDay: "Every day",
  /** From one day of the week to another. */
  dayRange: (from: string, to: string) => `${from} to ${to}`,
  /** From one time of day to another. */
  timeRange: (from: string, to: string) => `${from} to ${to}`,
  overnight: (from: string, to: string) => `${from} to ${to} the next day`,
  /** Times of day on some days: "Monday to Friday, 8:00 PM to 9:00 PM". */
  onDays: (days: string, hours: string) => `${days}, ${hours}`,
  hours: (hours: number) => plural(hours, { one: `${hours} hour`, other: `${hours} hours` }),
  minutes: (minutes: number) =>
    plural(minutes, { one: `${minutes} minute`, other: `${minutes} minutes` }),
  hoursAndMinutes: (hours: string, minutes: string) => `${hours} ${minutes}`,
};
