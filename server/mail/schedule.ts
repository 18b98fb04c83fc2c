import type { RetrySchedule } from "../lib/back-off.js";

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** Three days in all: a broken mail server may go unnoticed for so long. */
export const MAIL_RETRIES: RetrySchedule = {
  pausesMs: [
    ...[30 * SECOND, 2 * MINUTE, 10 * MINUTE],
    ...[HOUR, 4 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR],
  ],
  jitter: 0.1,
};
