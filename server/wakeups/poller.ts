/** Real time between two looks at least, so that what comes together is found together; */
export const MIN_SLEEP_MS = 5;
/** and at most: somebody may have set the computer's clock, and not every change is heard of. */
export const MAX_SLEEP_MS = 1_000;

/** Something that is looked at again and again, never twice at a time. */
export interface Poller {
  /** Looks now, or once more after the look that is under way. */
  wake(): void;
  /** The look that is under way. */
  readonly polling: Promise<void> | undefined;
  /** Resolves when the last look is over. */
  stop(): Promise<void>;
}

/** A look answers how long to sleep, in milliseconds of real time, and never rejects. Begins with the first nudge. */
export function createPoller(poll: () => Promise<number>): Poller {
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;

  const pollOnce = async () => {
    const sleepMs = await poll();
    polling = undefined;
    if (isStopped) return;
    // What came during the look may have been missed by it.
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
