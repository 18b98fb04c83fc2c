/** Real time between two looks at least, so that what comes together is found together; */
export const SHORTEST_SLEEP_MS = 5;
/** and at most: somebody may have set the computer's clock, and not every change is heard of. */
export const LONGEST_SLEEP_MS = 1_000;

/** Something that is looked at again and again, never twice at a time. */
export interface Repeated {
  /** Looks now, or once more after the look that is under way. */
  nudge(): void;
  /** The look that is under way. */
  readonly looking: Promise<void> | undefined;
  /** Resolves when the last look is over. */
  stop(): Promise<void>;
}

/** A look answers how long to sleep, in milliseconds of real time, and never rejects. Begins with the first nudge. */
export function repeat(look: () => Promise<number>): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isNudged = false;
  let isStopped = false;

  const lookInTurn = async () => {
    const sleepMs = await look();
    looking = undefined;
    if (isStopped) return;
    // What came during the look may have been missed by it.
    timer = setTimeout(nudge, isNudged ? SHORTEST_SLEEP_MS : sleepMs).unref();
    isNudged = false;
  };
  const nudge = () => {
    clearTimeout(timer);
    if (looking || isStopped) isNudged = true;
    else looking = lookInTurn();
  };

  return {
    nudge,
    get looking() {
      return looking;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
