const PATIENCE_MS = 15_000;

/** Asks again and again until it is so: for what another process brings about, in its own time. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error("It did not come to be so.");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
