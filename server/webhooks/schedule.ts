const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** The pauses before the second to the tenth attempt: 75 h 35 min in all, then an event counts as failed. */
const PAUSES_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** A tenth more or less, so that what failed together is not tried again together. */
const JITTER = 0.1;

/** A receiver may ask for no longer pause than this. */
const LONGEST_MS = 24 * HOUR;

/**
 * How long to wait after so many failed attempts; undefined where it is given up. A receiver may ask for a longer pause,
 * not for a shorter one. `chance` from 0 to 1, `retryAfterMs` as `readRetryAfter` answers it.
 */
export function pauseAfter(
  attempts: number,
  { chance, retryAfterMs = 0 }: { chance: number; retryAfterMs?: number | undefined },
): number | undefined {
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined) return undefined;
  return Math.max(Math.round(pause * (1 + JITTER * (2 * chance - 1))), retryAfterMs);
}

/** What a `Retry-After` asks for, in milliseconds: seconds or a date (in real time), a day at most. Else undefined. */
export function readRetryAfter(header: string | undefined, realNow: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const asked = /^\d{1,15}$/.test(text)
    ? Number(text) * SECOND
    : /^[A-Za-z]{3,9},? /.test(text)
      ? Date.parse(text) - realNow
      : NaN;
  return Number.isNaN(asked) ? undefined : Math.min(Math.max(asked, 0), LONGEST_MS);
}
