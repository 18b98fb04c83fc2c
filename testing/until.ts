/** Far more than any of it takes, on a busy machine, too: Temporal alone replaces a dead worker after 20 s. */
const PATIENCE_MS = 90_000;
const SHORTEST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 500;

/** Of the time waited so far: to wait is to do nothing, and a wait of 20 s may end half a second late. */
const SHARE_OF_WAIT = 1 / 20;

/**
 * Asks again and again until it is so, for what another process brings about in its own time. Pauses grow with the time
 * that an answer takes and with the time waited: what may pass again meanwhile needs a shorter `longestPauseMs`.
 * `evidence` says more where it never happens.
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
