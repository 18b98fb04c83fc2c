import { createWindows, WINDOW_MS, type Counted } from "../../lib/clients/windows.js";
import { rateLimited } from "../../lib/errors.js";
import { gather } from "../../lib/gather.js";
import type { Exchange, KeyLimit } from "../exchange.js";
import type { CountRequests, Ports } from "../ports.js";

/** Counts the request for its key, writes the rate limit headers, and refuses the request if it is one too many. */
export async function limitKey(exchange: Exchange): Promise<void> {
  const { api, principal, record } = exchange;
  const points = api.ports.rateLimitPerSecond(principal.mode);
  if (points === 0) return;
  record.headers["RateLimit-Policy"] = `"default";q=${points};w=${WINDOW_SECONDS}`;
  const counted = await api.limitKey(principal.keyId, points);
  const secondsLeft = Math.min(WINDOW_SECONDS, Math.max(1, Math.ceil(counted.leftMs / 1000)));
  record.headers["RateLimit"] = `"default";r=${counted.remaining};t=${secondsLeft}`;
  if (!counted.isWithin)
    throw rateLimited(
      "Too many requests for this key. Wait as long as Retry-After says.",
      secondsLeft,
    );
}

const WINDOW_SECONDS = WINDOW_MS / 1000;

/** Counts by `countRequests`, where there is one, else in the windows of this process. */
export function createKeyLimit<Context>({
  countRequests,
}: Pick<Ports<Context>, "countRequests">): KeyLimit {
  if (countRequests === undefined) {
    const windows = createWindows();
    return (keyId, points) => windows.count(keyId, points);
  }
  const counters = new Map<string, (points: number) => Counted | Promise<Counted>>();
  return (keyId, points) => {
    let count = counters.get(keyId);
    if (!count) counters.set(keyId, (count = sharedCounter(keyId, countRequests)));
    return count(points);
  };
}

/**
 * Counts once at a time for a key; requests that arrive meanwhile are counted together by the next statement. Each still
 * gets its own place in the count, and a busy key costs little more than a quiet one.
 */
function sharedCounter(keyId: string, countRequests: CountRequests) {
  /** Until this time (`performance.now()`), every request is refused without counting it. */
  let usedUpUntil = 0;
  const countOne = gather<number, Counted>(async (requests) => {
    const startedAt = performance.now();
    const { used, leftMs } = await countRequests(keyId, requests.length, WINDOW_MS);
    return requests.map((points, at) => {
      if (used >= points) usedUpUntil = startedAt + leftMs;
      const nth = used - requests.length + at + 1;
      return { isWithin: nth <= points, remaining: Math.max(0, points - nth), leftMs };
    });
  });
  return (points: number) => {
    const leftMs = usedUpUntil - performance.now();
    return leftMs > 0 ? { isWithin: false, remaining: 0, leftMs } : countOne(points);
  };
}
