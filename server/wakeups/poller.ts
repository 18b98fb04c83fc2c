/** The least real time between two polls, so that events that arrive together are found together. */
export const MIN_SLEEP_MS = 5;
/** The most real time between two polls: the computer's clock may have been set, and not every change is notified. */
export const MAX_SLEEP_MS = 1_000;

/** Calls a function again and again, never twice at a time. */
export interface Poller {
  /** Polls now, or once more after the poll in flight. */
  wake(): void;
  /** Polls within so many milliseconds of real time, or earlier. */
  wakeWithin(ms: number): void;
  /** The poll in flight. */
  readonly polling: Promise<void> | undefined;
  /** Resolves when the last poll has ended. */
  stop(): Promise<void>;
}

/** `poll` returns how long to sleep, in milliseconds of real time, and never rejects. The first `wake` starts it. */
export function createPoller(poll: () => Promise<number>): Poller {
  let timer: NodeJS.Timeout | undefined;
  /** When it polls next, by `performance.now()`. */
  let nextAt = -Infinity;
  let polling: Promise<void> | undefined;
  /** How soon after the current poll another one was requested. */
  let wantedMs = Infinity;
  let isStopped = false;

  const sleep = (ms: number) => {
    nextAt = performance.now() + ms;
    timer = setTimeout(wake, ms).unref();
  };

  const pollOnce = async () => {
    const sleepMs = await poll();
    polling = undefined;
    if (isStopped) return;
    // The poll may have missed events that arrived during it.
    sleep(Math.min(sleepMs, Math.max(wantedMs, MIN_SLEEP_MS)));
    wantedMs = Infinity;
  };
  const wake = () => {
    clearTimeout(timer);
    if (polling || isStopped) wantedMs = 0;
    else polling = pollOnce();
  };
  const wakeWithin = (ms: number) => {
    if (polling) wantedMs = Math.min(wantedMs, ms);
    else if (ms <= 0) wake();
    else if (!isStopped && performance.now() + ms < nextAt) {
      clearTimeout(timer);
      sleep(ms);
    }
  };

  return {
    wake,
    wakeWithin,
    get polling() {
      return polling;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await polling;
    },
  };
}
