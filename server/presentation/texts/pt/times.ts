// Days, times of day and durations. Dates themselves are written by Intl.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("pt");

export const times: Texts["times"] = {
  inCity: (moment, city) => `${moment} (horário de ${city})`,
  everyDay: "todos os dias",
  dayRange: (from, to) => `de ${from} a ${to}`,
  timeRange: (from, to) => `das ${from} às ${to}`,
  overnight: (from, to) => `das ${from} às ${to} do dia seguinte`,
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
  hoursAndMinutes: (hours, minutes) => `${hours} e ${minutes}`,
};
