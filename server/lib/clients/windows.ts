// Requests are counted by name in seconds of real time.

export const WINDOW_MS = 1000;

/** A request that was counted. `leftMs`: until its window ends. */
export interface Counted {
  readonly isWithin: boolean;
  /** How many more there may be in this window. */
  readonly remaining: number;
  readonly leftMs: number;
}

/** A window of a name begins with its first request after the end of the last one. */
export interface RequestWindows {
  /** Counts one of the `most` requests that a name has in a window. */
  count(name: string, most: number): Counted;
}

/**
 * Counts in the memory of this process. Ended windows are deleted every second, so the memory is bounded by the requests of two
 * seconds. `now`: milliseconds that never go back.
 */
export function createWindows(now: () => number = () => performance.now()): RequestWindows {
  const windows = new Map<string, { used: number; endsAt: number }>();
  let nextSweepAt = 0;
  return {
    count(name, most) {
      const instant = now();
      if (instant >= nextSweepAt) {
        nextSweepAt = instant + WINDOW_MS;
        for (const [ended, { endsAt }] of windows) if (endsAt <= instant) windows.delete(ended);
      }
      let window = windows.get(name);
      if (!window || window.endsAt <= instant)
        windows.set(name, (window = { used: 0, endsAt: instant + WINDOW_MS }));
      window.used += 1;
      return {
        isWithin: window.used <= most,
        remaining: Math.max(0, most - window.used),
        leftMs: window.endsAt - instant,
      };
    },
  };
}
