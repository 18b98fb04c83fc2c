import type { RetrySchedule } from "../lib/back-off.js";
import { HOUR_MS, MINUTE_MS } from "../lib/dates.js";

/** Lasts three days in all, because a broken mail server may go unnoticed for that long. */
export const MAIL_RETRIES: RetrySchedule = {
  pausesMs: [
    ...[30_000, 2 * MINUTE_MS, 10 * MINUTE_MS],
    ...[HOUR_MS, 4 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, 24 * HOUR_MS, 24 * HOUR_MS],
  ],
  jitter: 0.1,
};
