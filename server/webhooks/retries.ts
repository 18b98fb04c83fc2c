import type { RetrySchedule } from "../lib/back-off.js";
import { HOUR_MS, MINUTE_MS } from "../lib/dates.js";

/** The pauses before the second to the tenth attempt, 75 h 35 min in all. After the tenth the delivery has failed. */
export const WEBHOOK_RETRIES: RetrySchedule = {
  pausesMs: [
    5_000,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * HOUR_MS,
    5 * HOUR_MS,
    10 * HOUR_MS,
    14 * HOUR_MS,
    20 * HOUR_MS,
    24 * HOUR_MS,
  ],
  jitter: 0.1,
};

/** A receiver cannot ask for a longer pause. */
const LONGEST_RETRY_AFTER_MS = 24 * HOUR_MS;

/**
 * Returns the pause of `Retry-After`, in milliseconds, at most a day. The header holds seconds or a date in real time; undefined
 * if it holds neither.
 */
export function readRetryAfter(header: string | undefined, realNow: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const asked = /^\d{1,15}$/.test(text)
    ? Number(text) * 1000
    : /^[A-Za-z]{3,9},? /.test(text)
      ? Date.parse(text) - realNow
      : NaN;
  return Number.isNaN(asked) ? undefined : Math.min(Math.max(asked, 0), LONGEST_RETRY_AFTER_MS);
}
