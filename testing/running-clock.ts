import type { Clock } from "../server/lib/clock.js";

/** A clock that runs by itself as far as the service knows, but that the test moves. */
export class RunningClock implements Clock {
  #now: number;
  /** Is added to real time, so that leases run out. */
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
