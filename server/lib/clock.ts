/** Instants in milliseconds since 1970. Everything that a product or a guardian sees runs on the service's clock. */
export interface Clock {
  /** The service's time: real time, or with `CLOCK=manual` the time that was set. */
  now(): number;
  /** Real time: rate limits, lifetimes of keys and tokens, log lines. */
  realNow(): number;
}

export const systemClock: Clock = { now: () => Date.now(), realNow: () => Date.now() };

/** Shows the same instant until it is moved. */
export class ManualClock implements Clock {
  #now: number;

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  realNow(): number {
    return Date.now();
  }

  /** Never moves back. */
  advanceTo(instant: number): void {
    this.#now = Math.max(this.#now, instant);
  }
}
