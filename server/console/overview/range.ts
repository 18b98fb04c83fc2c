// The periods of an overview: hours or days in UTC, the last of which has not ended.
import { DAY_MS, HOUR_MS } from "../../lib/dates.js";
import type { Period } from "../../store/counts/queries.js";

export interface Range {
  readonly words: string;
  readonly by: Period;
  readonly periods: number;
  /** Whether it is shown beside as many periods before, which have to be read too. */
  readonly compares: boolean;
}

export const RANGES = {
  "24h": { words: "24 hours", by: "hour", periods: 24, compares: true },
  "7d": { words: "7 days", by: "day", periods: 7, compares: true },
  "30d": { words: "30 days", by: "day", periods: 30, compares: true },
  "90d": { words: "90 days", by: "day", periods: 90, compares: false },
} as const satisfies Readonly<Record<string, Range>>;

export const DEFAULT_RANGE = "30d";

/** Returns the range with a name; the usual one where there is none. */
export const rangeNamed = (name: string): Range =>
  Object.hasOwn(RANGES, name) ? RANGES[name as keyof typeof RANGES] : RANGES[DEFAULT_RANGE];

/** Returns when each period of a range begins (milliseconds), the oldest first. */
export function periodsOf({ by, periods }: Range, now: number): readonly number[] {
  const lengthMs = by === "hour" ? HOUR_MS : DAY_MS;
  const last = Math.floor(now / lengthMs) * lengthMs;
  return Array.from({ length: periods }, (_, nth) => last - (periods - 1 - nth) * lengthMs);
}

/** Returns the start of what is read for a range (milliseconds). */
export const startOfReading = ({ by, periods, compares }: Range, since: number): number =>
  compares ? since - periods * (by === "hour" ? HOUR_MS : DAY_MS) : since;

/** Returns a period in words: "2026-11-23", or "2026-11-23 18:00". */
export const periodText = ({ by }: Range, at: number): string => {
  const iso = new Date(at).toISOString();
  return by === "hour" ? iso.slice(0, 16).replace("T", " ") : iso.slice(0, 10);
};
