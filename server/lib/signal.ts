/** Wakes the caller that waits. Without one, the next `wait` resolves at once. */
interface Signal {
  notify(): void;
  wait(): Promise<void>;
}

export function createSignal(): Signal {
  let isNotified = false;
  let wake: (() => void) | undefined;
  return {
    notify() {
      isNotified = true;
      wake?.();
    },
    async wait() {
      if (!isNotified) await new Promise<void>((resolve) => (wake = resolve));
      isNotified = false;
      wake = undefined;
    },
  };
}
