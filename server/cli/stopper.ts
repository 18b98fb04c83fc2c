import type { Log } from "../lib/log.js";
import { onStopSignal } from "./stop-signal.js";

/**
 * Stops a process once: at a signal, when `stop` is called, or when its secrets are refused. The functions that were passed to
 * `onStop` run then. A function that is passed later runs at once.
 */
export function createStopper(log: Log) {
  const stopping = new AbortController();
  const { signal } = stopping;

  const stop = (reason: string): void => {
    if (signal.aborted) return;
    log.info({ signal: reason }, "stopping");
    stopping.abort(reason);
  };

  onStopSignal(stop);
  return {
    signal,
    stop,
    refuse: (error: Error): void => {
      log.fatal({ err: error }, "the secrets of this process can no longer be used");
      process.exitCode = 1;
      stop("secrets");
    },
    onStop: (work: () => void): void =>
      signal.aborted ? work() : signal.addEventListener("abort", work, { once: true }),
  };
}
