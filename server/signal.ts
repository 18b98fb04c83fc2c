/** Somebody waits until it is rung; a ring that nobody waits for is kept. */
export interface Signal {
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
