/** Somebody waits until it is rung; a ring that nobody waits for is kept. */
export interface Bell {
  ring(): void;
  rung(): Promise<void>;
}

export function makeBell(): Bell {
  let hasRung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    async rung() {
      if (!hasRung) await new Promise<void>((resolve) => (wake = resolve));
      hasRung = false;
      wake = undefined;
    },
  };
}
