import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ServiceError } from "../errors.js";
import type { Principal } from "./credentials.js";

/** Counts a request of the principal's key and writes into `headers` what is left. Throws `RATE_LIMITED`. */
export type RateLimit = (principal: Principal, headers: Record<string, string>) => Promise<void>;

const WINDOW_SECONDS = 1;

/** Limits each key to so many requests in a second of real time; 0 for no limit. Counts in memory, per process. */
export function createRateLimit(perSecond: (mode: Principal["mode"]) => number): RateLimit {
  const limiters = { test: limiter(perSecond("test")), live: limiter(perSecond("live")) };
  return async ({ keyId, mode }, headers) => {
    const own = limiters[mode];
    if (own === undefined) return;
    headers["RateLimit-Policy"] = own.policy;
    try {
      write(headers, await own.counter.consume(keyId));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      write(headers, error);
      headers["Retry-After"] = String(secondsLeft(error));
      throw new ServiceError("RATE_LIMITED", "Too many requests for this key.");
    }
  };
}

function limiter(points: number) {
  if (points === 0) return undefined;
  return {
    counter: new RateLimiterMemory({ points, duration: WINDOW_SECONDS }),
    policy: `"default";q=${points};w=${WINDOW_SECONDS}`,
  };
}

const secondsLeft = (state: RateLimiterRes): number =>
  Math.max(1, Math.ceil(state.msBeforeNext / 1000));

const write = (headers: Record<string, string>, state: RateLimiterRes): void => {
  headers["RateLimit"] = `"default";r=${state.remainingPoints};t=${secondsLeft(state)}`;
};
