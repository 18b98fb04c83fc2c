import { andThen } from "../../lib/and-then.js";
import { createWindows, type Counted, type RequestWindows } from "../../lib/clients/windows.js";
import { ServiceError } from "../../lib/errors.js";
import { gather } from "../../lib/gather.js";
import type { Principal } from "./credentials.js";

/**
 * Counts a request of the principal's key and writes the rate limit headers into `headers`; at once where the count is in
 * memory. Throws `RATE_LIMITED`.
 */
export type RateLimit<Ahead> = (
  principal: Principal,
  headers: Record<string, string>,
  ahead: Ahead | undefined,
) => undefined | Promise<undefined>;

/**
 * Counts requests of a key in the current window, in all processes. Returns how many the window has now, and the
 * milliseconds until it ends. If it rejects, the requests fail with its error: none is admitted without a count.
 * `ahead`: what some of them will read, to be found along with the count.
 */
export type CountRequests<Ahead> = (
  keyId: string,
  requests: number,
  windowMs: number,
  ahead: readonly Ahead[],
) => Promise<{ readonly used: number; readonly leftMs: number }>;

/** Counts one request. */
type Counter<Ahead> = (keyId: string, ahead?: Ahead) => Counted | Promise<Counted>;

const WINDOW_SECONDS = 1;

/** Where requests are counted: by `countRequests`, where there is one, else in `windows`. */
export interface Counting<Ahead> {
  readonly countRequests?: CountRequests<Ahead> | undefined;
  readonly windows?: RequestWindows | undefined;
}

/** Limits each key to a number of requests per second of real time; 0 for no limit. */
export function createRateLimit<Ahead = never>(
  perSecond: (mode: Principal["mode"]) => number,
  { countRequests, windows = createWindows() }: Counting<Ahead> = {},
): RateLimit<Ahead> {
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
  return ({ keyId, mode }, headers, ahead) => {
    const own = limiters[mode];
    if (own === undefined) return undefined;
    headers["RateLimit-Policy"] = own.policy;
    return andThen(own.count(keyId, ahead), (counted) => judge(headers, counted));
  };
}

/**
 * Counts once at a time for each key; requests that arrive meanwhile are counted together by the next statement. Each
 * still gets its own place in the count, and a busy key costs little more than a quiet one.
 */
function sharedCounter<Ahead>(points: number, countRequests: CountRequests<Ahead>): Counter<Ahead> {
  const counters = new Map<string, Counter<Ahead>>();
  return (keyId, ahead) => {
    let counter = counters.get(keyId);
    if (!counter) counters.set(keyId, (counter = keyCounter(keyId, points, countRequests)));
    return counter(keyId, ahead);
  };
}

function keyCounter<Ahead>(
  keyId: string,
  points: number,
  countRequests: CountRequests<Ahead>,
): Counter<Ahead> {
  /** By `performance.now()`: until then every request is refused without counting it. */
  let usedUpUntil = 0;
  const counted = gather<Ahead | undefined, Counted>(async (requests) => {
    const startedAt = performance.now();
    const { used, leftMs } = await countRequests(
      keyId,
      requests.length,
      WINDOW_SECONDS * 1000,
      requests.filter((ahead) => ahead !== undefined),
    );
    if (used >= points) usedUpUntil = startedAt + leftMs;
    return requests.map((_, place) => {
      const nth = used - requests.length + place + 1;
      return { isWithin: nth <= points, remaining: Math.max(0, points - nth), leftMs };
    });
  });
  return (_keyId, ahead) => {
    const leftMs = usedUpUntil - performance.now();
    return leftMs > 0 ? { isWithin: false, remaining: 0, leftMs } : counted(ahead);
  };
}
