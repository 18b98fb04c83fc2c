// Pauses between attempts. Schedules are data beside the code that retries; only this module draws their jitter.
import type { Randomness } from "./randomness.js";

/** `jitter`: the part by which a pause is longer or shorter, so that work that failed together is not retried together. */
interface Jittered {
  readonly jitter: number;
}

/** Pauses in milliseconds after the first failed attempt, the second and so on. After the last one there is no other. */
export interface RetrySchedule extends Jittered {
  readonly pausesMs: readonly number[];
}

/** Pauses that double, up to the longest. There is always another. */
export interface BackOff extends Jittered {
  readonly firstMs: number;
  readonly longestMs: number;
}

type Chance = Pick<Randomness, "bytes">;

/** Milliseconds to wait after so many failed attempts; undefined where there is no further one. */
export function pauseAfter(
  { pausesMs, jitter }: RetrySchedule,
  attempts: number,
  random: Chance,
): number | undefined {
  const pauseMs = pausesMs[attempts - 1];
  return pauseMs === undefined ? undefined : jittered(pauseMs, jitter, random);
}

/** Milliseconds to wait after so many failures in a row. */
export function backOffMs(
  { firstMs, longestMs, jitter }: BackOff,
  failures: number,
  random: Chance,
): number {
  return jittered(Math.min(firstMs * 2 ** (failures - 1), longestMs), jitter, random);
}

function jittered(pauseMs: number, jitter: number, random: Chance): number {
  const chance = random.bytes(2).readUInt16BE() / 0xffff;
  return Math.round(pauseMs * (1 + jitter * (2 * chance - 1)));
}
