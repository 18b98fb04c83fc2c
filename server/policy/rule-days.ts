import { addDays, type LocalDate } from "../lib/dates.js";
import type { Policy } from "./types.js";

/** The days on which a law takes effect or ends somewhere, earliest first. */
export function ruleDays({ ages }: Policy): readonly LocalDate[] {
  const days = Object.values(ages)
    .flatMap(({ topics }) => Object.values(topics).flat())
    .flatMap(({ effectiveFrom, effectiveTo }) => [
      ...(effectiveFrom === undefined ? [] : [effectiveFrom]),
      ...(effectiveTo === undefined ? [] : [addDays(effectiveTo, 1)]),
    ]);
  return [...new Set(days)].sort();
}
