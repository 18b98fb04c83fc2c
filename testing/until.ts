/** Far more than any wait takes on a busy machine: Temporal alone replaces a dead worker after 20 s. */
export const PATIENCE_MS = 90_000;
const SHORTEST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 500;

/** A pause as a share of the time waited so far, so that a wait of 20 s may end half a second late. */
const SHARE_OF_WAIT = 1 / 20;

/**
 * Checks a condition that another process brings about, until it holds. Pauses grow with the time that a check takes and with
 * the time waited; a condition that may pass again needs a shorter `longestPauseMs`. `evidence` explains a timeout.
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  evidence: () => string = () => "",
  { longestPauseMs = LONGEST_PAUSE_MS } = {},
): Promise<void> {
  const beganAt = performance.now();
  const deadline = beganAt + PATIENCE_MS;
  for (;;) {
    const askedAt = performance.now();
    if (await isSo()) return;
    const now = performance.now();
    if (now > deadline) throw new Error(`It did not come to be so. ${evidence()}`);
    const pauseMs = Math.min(
      Math.max(3 * (now - askedAt), SHARE_OF_WAIT * (now - beganAt), SHORTEST_PAUSE_MS),
      longestPauseMs,
    );
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Less than a window of a rate limit, which is a second of real time. */
const WITHIN_WINDOW_MS = 900;
const NEXT_WINDOW_MS = 1_100;

/**
 * Sends requests that belong into one window of a rate limit, again where the machine took too long. Returns what came of them.
 */
export async function inOneWindow<T>(send: () => Promise<T>): Promise<T> {
  for (const beganAt = performance.now(); ;) {
    const sentAt = performance.now();
    const result = await send();
    const now = performance.now();
    if (now - sentAt < WITHIN_WINDOW_MS) return result;
    if (now - beganAt > PATIENCE_MS) throw new Error("The requests never took less than a second.");
    await new Promise((resolve) => setTimeout(resolve, NEXT_WINDOW_MS));
  }
}
