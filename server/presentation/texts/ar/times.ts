// Days, times of day and durations. Dates themselves are written by Intl.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("ar");

export const times: Texts["times"] = {
  inCity: (moment, city) => `${moment} (بتوقيت ${city})`,
  everyDay: "كل يوم",
  dayRange: (from, to) => `من ${from} إلى ${to}`,
  timeRange: (from, to) => `من ${from} إلى ${to}`,
  overnight: (from, to) => `من ${from} إلى ${to} في اليوم التالي`,
  onDays: (days, hours) => `${days}، ${hours}`,
  hours: (hours) =>
    plural(hours, {
      zero: "0 ساعة",
      one: "ساعة واحدة",
      two: "ساعتان",
      few: `${hours} ساعات`,
      many: `${hours} ساعة`,
      other: `${hours} ساعة`,
    }),
  minutes: (minutes) =>
    plural(minutes, {
      zero: "0 دقيقة",
      one: "دقيقة واحدة",
      two: "دقيقتان",
      few: `${minutes} دقائق`,
      many: `${minutes} دقيقة`,
      other: `${minutes} دقيقة`,
    }),
  hoursAndMinutes: (hours, minutes) => `${hours} و${minutes}`,
};
