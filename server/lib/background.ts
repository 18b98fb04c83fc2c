// Work that outlives the request that began it.

export interface Background {
  /** Runs work as soon as fewer than two others run. `signal` is aborted when the process has to end. */
  run(work: (signal: AbortSignal) => Promise<void>): void;
  /** Aborts running and waiting work, and waits until it has ended. */
  stop(): Promise<void>;
}

/** Requests go first: no more than this runs beside them. */
const AT_ONCE = 2;

export function createBackground(onError: (error: unknown) => void): Background {
  const ending = new AbortController();
  const waiting: ((signal: AbortSignal) => Promise<void>)[] = [];
  const running = new Set<Promise<void>>();

  function fill(): void {
    while (running.size < AT_ONCE) {
      const work = waiting.shift();
      if (!work) return;
      const one: Promise<void> = work(ending.signal)
        .catch(onError)
        .finally(() => {
          running.delete(one);
          fill();
        });
      running.add(one);
    }
  }

  return {
    run(work) {
      waiting.push(work);
      fill();
    },
    async stop() {
      ending.abort();
      while (running.size > 0) await Promise.all(running);
    },
  };
}
