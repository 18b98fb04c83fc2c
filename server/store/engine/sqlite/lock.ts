import { setTimeout as sleep } from "node:timers/promises";

import { isBusy } from "../errors.js";

/** How long a write waits for another process that holds the lock. */
export const LOCK_TIMEOUT_MS = 5_000;

/** Tries again while another process holds the lock, without blocking the event loop. */
export async function retryWhileBusy(attempt: () => void, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, 20)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await sleep(pauseMs);
  }
}
