/** Far more than any of it takes, on a busy machine, too: Temporal alone replaces a dead worker after 20 s. */
const PATIENCE_MS = 90_000;

/**
 * Asks again and again until it is so: for what another process brings about, in its own time. `evidence` says more where
 * it does not come to be.
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  evidence: () => string = () => "",
): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`It did not come to be so. ${evidence()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
