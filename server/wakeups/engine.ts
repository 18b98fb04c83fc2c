// The interface of an engine of wakeups, embedded or on Temporal.

/** What this process has dispatched to Temporal since it started. */
export interface DispatchFigures {
  dispatched: number;
  failures: number;
  /** Wakeups that were dispatched a second time because they were overdue. */
  reconciled: number;
  /** How long the oldest pending dispatch has waited. */
  lagMs: number;
}

/** The figures of an engine that dispatches nothing. */
export const NO_DISPATCHES: DispatchFigures = {
  dispatched: 0,
  failures: 0,
  reconciled: 0,
  lagMs: 0,
};

export interface Wakeups {
  /** Begins to run wakeups when they are due. */
  start(): Promise<void>;
  /** Resolves when everything due now has been attempted. */
  drain(): Promise<void>;
  /**
   * Moves a manual clock to an instant, through everything that falls due before it, in order. Resolves when all of it
   * has been attempted. Never moves the clock back.
   */
  advanceTo(instant: number): Promise<void>;
  /** Moves a manual clock by a span, from where it stands when this call has its turn: concurrent calls add up. */
  advanceBy(spanMs: number): Promise<void>;
  /** Whether wakeups may run late at the moment. */
  isDegraded(): boolean;
  /** For metrics. */
  figures(): DispatchFigures;
  /** Finishes the work in flight and starts no more. */
  stop(): Promise<void>;
}
