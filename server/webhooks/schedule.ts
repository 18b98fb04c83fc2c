import type { RetrySchedule } from "../lib/back-off.js";

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** Before the second to the tenth attempt: 75 h 35 min in all, then a delivery has failed. */
export const WEBHOOK_RETRIES: RetrySchedule = {
  pausesMs: [
    5 * SECOND,
    5 * MINUTE,
    30 * MINUTE,
    2 * HOUR,
    5 * HOUR,
    10 * HOUR,
    14 * HOUR,
    20 * HOUR,
    24 * HOUR,
  ],
  jitter: 0.1,
};

/** A receiver cannot ask for a longer pause. */
const LONGEST_RETRY_AFTER_MS = 24 * HOUR;

/**
 * What `Retry-After` asks for, in milliseconds, at most a day: seconds, or a date in real time. Undefined where it asks for
 * neither.
 */
export function readRetryAfter(header: string | undefined, realNow: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const asked = /^\d{1,15}$/.test(text)
    ? Number(text) * SECOND
    : /^[A-Za-z]{3,9},? /.test(text)
      ? Date.parse(text) - realNow
      : NaN;
  return Number.isNaN(asked) ? undefined : Math.min(Math.max(asked, 0), LONGEST_RETRY_AFTER_MS);
}
