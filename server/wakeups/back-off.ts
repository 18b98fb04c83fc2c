const FIRST_MS = 1_000;
const LONGEST_MS = 10 * 60_000;
/** A fifth more or less, so that what failed together is not tried again together. */
const JITTER = 0.2;

/** How long to wait after so many failures in a row: 1 s, 2 s, 4 s ... 10 min. `chance` from 0 to 1. */
export function backOffMs(failures: number, chance: number): number {
  const pause = Math.min(FIRST_MS * 2 ** Math.min(failures - 1, 30), LONGEST_MS);
  return Math.round(pause * (1 + JITTER * (2 * chance - 1)));
}
