import { andThen } from "../../and-then.js";
import { createWindows, type Counted, type RequestWindows } from "../../clients/windows.js";
import { ServiceError } from "../../errors.js";
import type { Principal } from "./credentials.js";

/**
 * Counts a request of the principal's key and writes the rate limit headers into `headers`; at once where the count is in
 * memory. Throws `RATE_LIMITED`.
 */
export type RateLimit = (
  principal: Principal,
  headers: Record<string, string>,
) => undefined | Promise<undefined>;

/**
 * Counts requests of a key in the current window, in all processes. Returns how many the window has now, and the
 * milliseconds until it ends. If it rejects, the requests fail with its error: none is admitted without a count.
 */
export type CountRequests = (
  keyId: string,
  requests: number,
  windowMs: number,
) => Promise<{ readonly used: number; readonly leftMs: number }>;

/** Counts one request. */
type Counter = (keyId: string) => Counted | Promise<Counted>;

const WINDOW_SECONDS = 1;

/** Where requests are counted: by `countRequests`, where there is one, else in `windows`. */
export interface Counting {
  readonly countRequests?: CountRequests | undefined;
  readonly windows?: RequestWindows | undefined;
}

/** Limits each key to a number of requests per second of real time; 0 for no limit. */
export function createRateLimit(
  perSecond: (mode: Principal["mode"]) => number,
  { countRequests, windows = createWindows() }: Counting = {},
): RateLimit {
  const limiter = (points: number) =>
    points === 0
      ? undefined
      : {
          count: countRequests
            ? sharedCounter(points, countRequests)
            : (keyId: string) => windows.count(keyId, points),
          policy: `"default";q=${points};w=${WINDOW_SECONDS}`,
        };
  const limiters = { test: limiter(perSecond("test")), live: limiter(perSecond("live")) };
  const judge = (headers: Record<string, string>, { isWithin, remaining, leftMs }: Counted) => {
    const secondsLeft = Math.min(WINDOW_SECONDS, Math.max(1, Math.ceil(leftMs / 1000)));
    headers["RateLimit"] = `"default";r=${remaining};t=${secondsLeft}`;
    if (isWithin) return undefined;
    headers["Retry-After"] = String(secondsLeft);
    throw new ServiceError(
      "RATE_LIMITED",
      "Too many requests for this key. Wait as long as Retry-After says.",
    );
  };
  return ({ keyId, mode }, headers) => {
    const own = limiters[mode];
    if (own === undefined) return undefined;
    headers["RateLimit-Policy"] = own.policy;
    return andThen(own.count(keyId), (counted) => judge(headers, counted));
  };
}

/** The requests of one key in this process. */
interface Queue {
  waiting: { resolve: (count: Counted) => void; reject: (error: unknown) => void }[];
  isCounting: boolean;
  /** By `performance.now()`: until then every request is refused without counting it. */
  usedUpUntil: number;
}

/**
 * Counts once at a time for each key; requests that arrive meanwhile are counted together by the next statement. Each
 * still gets its own place in the count, and a busy key costs little more than a quiet one.
 */
function sharedCounter(points: number, countRequests: CountRequests): Counter {
  const queues = new Map<string, Queue>();

  const drain = async (keyId: string, queue: Queue) => {
    queue.isCounting = true;
    while (queue.waiting.length > 0) {
      const batch = queue.waiting;
      queue.waiting = [];
      try {
        const startedAt = performance.now();
        const { used, leftMs } = await countRequests(keyId, batch.length, WINDOW_SECONDS * 1000);
        if (used >= points) queue.usedUpUntil = startedAt + leftMs;
        for (const [place, { resolve }] of batch.entries()) {
          const nth = used - batch.length + place + 1;
          resolve({ isWithin: nth <= points, remaining: Math.max(0, points - nth), leftMs });
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    queue.isCounting = false;
  };

  return (keyId) => {
    let queue = queues.get(keyId);
    if (!queue) queues.set(keyId, (queue = { waiting: [], isCounting: false, usedUpUntil: 0 }));
    const leftMs = queue.usedUpUntil - performance.now();
    if (leftMs > 0) return Promise.resolve({ isWithin: false, remaining: 0, leftMs });
    const counted = new Promise<Counted>((resolve, reject) =>
      queue.waiting.push({ resolve, reject }),
    );
    if (!queue.isCounting) void drain(keyId, queue);
    return counted;
  };
}
