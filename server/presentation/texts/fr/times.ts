// Days, times of day and durations. Dates themselves are written by Intl.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("fr");

export const times: Texts["times"] = {
  inCity: (moment, city) => `${moment} (heure\u202f: ${city})`,
  everyDay: "tous les jours",
  dayRange: (from, to) => `du ${from} au ${to}`,
  timeRange: (from, to) => `de ${from} à ${to}`,
  overnight: (from, to) => `de ${from} à ${to} le lendemain`,
  onDays: (days, hours) => `${days}, ${hours}`,
  hours: (hours) =>
    plural(hours, {
      one: `${hours} heure`,
      many: `${hours} d’heures`,
      other: `${hours} heures`,
    }),
  minutes: (minutes) =>
    plural(minutes, {
      one: `${minutes} minute`,
      many: `${minutes} de minutes`,
      other: `${minutes} minutes`,
    }),
  hoursAndMinutes: (hours, minutes) => `${hours} et ${minutes}`,
};
