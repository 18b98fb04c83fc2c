import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ServiceError } from "../response/status.js";
import type { Principal } from "./credentials.js";

/** Counts a request of the principal's key and writes into `headers` what is left. Throws `RATE_LIMITED`. */
export type RateLimit = (principal: Principal, headers: Record<string, string>) => Promise<void>;

/**
 * Counts requests of a key in the window that runs, wherever they were made, and answers how many these make, and the
 * milliseconds until it ends. Where it rejects the requests are refused with its error: nobody gets past an unknown count.
 */
export type CountRequests = (
  keyId: string,
  requests: number,
  windowMs: number,
) => Promise<{ readonly used: number; readonly leftMs: number }>;

/** How a request came out: `remaining` of the window's requests, and how long it runs. */
interface Count {
  readonly isWithin: boolean;
  readonly remaining: number;
  readonly leftMs: number;
}

/** Counts one request. */
type Counter = (keyId: string) => Promise<Count>;

const WINDOW_SECONDS = 1;

/**
 * Limits each key to so many requests in a second of real time; 0 for no limit. Counts by `countRequests`, else in the
 * memory of this process.
 */
export function createRateLimit(
  perSecond: (mode: Principal["mode"]) => number,
  countRequests?: CountRequests,
): RateLimit {
  const limiter = (points: number) =>
    points === 0
      ? undefined
      : {
          count: countRequests ? sharedCounter(points, countRequests) : ownCounter(points),
          policy: `"default";q=${points};w=${WINDOW_SECONDS}`,
        };
  const limiters = { test: limiter(perSecond("test")), live: limiter(perSecond("live")) };
  return async ({ keyId, mode }, headers) => {
    const own = limiters[mode];
    if (own === undefined) return;
    headers["RateLimit-Policy"] = own.policy;
    const { isWithin, remaining, leftMs } = await own.count(keyId);
    const secondsLeft = Math.min(WINDOW_SECONDS, Math.max(1, Math.ceil(leftMs / 1000)));
    headers["RateLimit"] = `"default";r=${remaining};t=${secondsLeft}`;
    if (isWithin) return;
    headers["Retry-After"] = String(secondsLeft);
    throw new ServiceError("RATE_LIMITED", "Too many requests for this key.");
  };
}

function ownCounter(points: number): Counter {
  const counter = new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
  const asCount = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isWithin: boolean) => ({
    isWithin,
    remaining: remainingPoints,
    leftMs: msBeforeNext,
  });
  return async (keyId) => {
    try {
      return asCount(await counter.consume(keyId), true);
    } catch (error) {
      if (error instanceof RateLimiterRes) return asCount(error, false);
      throw error;
    }
  };
}

/** The requests of one key in this process. */
interface Line {
  waiting: { resolve: (count: Count) => void; reject: (error: unknown) => void }[];
  isUnderWay: boolean;
  /** By `performance.now()`: until then there is nothing left, and nobody needs to be asked. */
  usedUpUntil: number;
}

/**
 * Of each key one question is under way at a time; the requests that come meanwhile are counted together by the next.
 * So each gets its own place in the count, and a busy key costs hardly more than a quiet one.
 */
function sharedCounter(points: number, countRequests: CountRequests): Counter {
  const lines = new Map<string, Line>();

  const drain = async (keyId: string, line: Line) => {
    line.isUnderWay = true;
    while (line.waiting.length > 0) {
      const batch = line.waiting;
      line.waiting = [];
      try {
        const askedAt = performance.now();
        const { used, leftMs } = await countRequests(keyId, batch.length, WINDOW_SECONDS * 1000);
        if (used >= points) line.usedUpUntil = askedAt + leftMs;
        for (const [place, { resolve }] of batch.entries()) {
          const nth = used - batch.length + place + 1;
          resolve({ isWithin: nth <= points, remaining: Math.max(0, points - nth), leftMs });
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    line.isUnderWay = false;
  };

  return (keyId) => {
    let line = lines.get(keyId);
    if (!line) lines.set(keyId, (line = { waiting: [], isUnderWay: false, usedUpUntil: 0 }));
    const leftMs = line.usedUpUntil - performance.now();
    if (leftMs > 0) return Promise.resolve({ isWithin: false, remaining: 0, leftMs });
    const counted = new Promise<Count>((resolve, reject) => line.waiting.push({ resolve, reject }));
    if (!line.isUnderWay) void drain(keyId, line);
    return counted;
  };
}
