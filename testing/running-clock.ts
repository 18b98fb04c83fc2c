import type { Clock } from "../server/lib/clock.js";

/** Runs by itself as far as the service knows; here the test moves it. */
export class RunningClock implements Clock {
  #now: number;
  /** What is added to real time, to see leases run out. */
  realAheadMs = 0;

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  realNow(): number {
    return Date.now() + this.realAheadMs;
  }

  set(instant: number): void {
    this.#now = instant;
  }
}
