// Days, times of day and durations. Dates themselves are written by Intl.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("es");

export const times: Texts["times"] = {
  inCity: (moment, city) => `${moment} (hora de ${city})`,
  everyDay: "todos los días",
  dayRange: (from, to) => `de ${from} a ${to}`,
  timeRange: (from, to) => `de ${from} a ${to}`,
  overnight: (from, to) => `de ${from} a ${to} del día siguiente`,
  onDays: (days, hours) => `${days}, ${hours}`,
  hours: (hours) =>
    plural(hours, {
      one: `${hours} hora`,
      many: `${hours} de horas`,
      other: `${hours} horas`,
    }),
  minutes: (minutes) =>
    plural(minutes, {
      one: `${minutes} minuto`,
      many: `${minutes} de minutos`,
      other: `${minutes} minutos`,
    }),
  hoursAndMinutes: (hours, minutes) => `${hours} y ${minutes}`,
};
