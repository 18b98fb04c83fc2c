/** Real time between two polls at least, so that what arrives together is found together. */
export const MIN_SLEEP_MS = 5;
/** And at most: the computer's clock may have been set, and not every change is notified. */
export const MAX_SLEEP_MS = 1_000;

/** Calls a function again and again, never twice at a time. */
export interface Poller {
  /** Polls now, or once more after the poll in flight. */
  wake(): void;
  /** The poll in flight. */
  readonly polling: Promise<void> | undefined;
  /** Resolves when the last poll has ended. */
  stop(): Promise<void>;
}

/** `poll` returns how long to sleep, in milliseconds of real time, and never rejects. The first `wake` starts it. */
export function createPoller(poll: () => Promise<number>): Poller {
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;

  const pollOnce = async () => {
    const sleepMs = await poll();
    polling = undefined;
    if (isStopped) return;
    // The poll may have missed what arrived during it.
    timer = setTimeout(wake, isWoken ? MIN_SLEEP_MS : sleepMs).unref();
    isWoken = false;
  };
  const wake = () => {
    clearTimeout(timer);
    if (polling || isStopped) isWoken = true;
    else polling = pollOnce();
  };

  return {
    wake,
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
