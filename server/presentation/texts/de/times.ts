// Days, times of day and durations. Dates themselves are written by Intl.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("de");

export const times: Texts["times"] = {
  inCity: (moment, city) => `${moment} (Ortszeit ${city})`,
  everyDay: "Jeden Tag",
  dayRange: (from, to) => `${from} bis ${to}`,
  timeRange: (from, to) => `${from} bis ${to} Uhr`,
  overnight: (from, to) => `${from} bis ${to} Uhr am nächsten Tag`,
  onDays: (days, hours) => `${days}, ${hours}`,
  hours: (hours) => plural(hours, { one: `${hours} Stunde`, other: `${hours} Stunden` }),
  minutes: (minutes) => plural(minutes, { one: `${minutes} Minute`, other: `${minutes} Minuten` }),
  hoursAndMinutes: (hours, minutes) => `${hours} ${minutes}`,
};
