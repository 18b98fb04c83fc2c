const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** The pauses after each failed attempt: two days in all, for that is how long a broken mail server may go unnoticed. */
const PAUSES_MS = [
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  4 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
];

/** A tenth more or less, so that what failed together is not tried again together. */
const JITTER = 0.1;

/** How long to wait after so many failed attempts; undefined where it is given up. `chance` from 0 to 1. */
export function pauseAfter(attempts: number, chance: number): number | undefined {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + JITTER * (2 * chance - 1)));
}
