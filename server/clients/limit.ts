// Requests are limited by where they come from before anything is known of who sends them.
import { networksOf } from "./address.js";

const WINDOW_MS = 1000;
/** A site's IPv6 network (/48) holds 65,536 of a household's (/64): together they get this many times the limit of one. */
const SITE_FACTOR = 4;

/** Counts a request of an address. Returns the seconds to wait where its network has used up its requests, else undefined. */
export type ClientLimit = (address: string) => number | undefined;

/**
 * Limits each network of clients to a number of requests per second of real time; 0 for no limit. Counts in the memory of
 * this process, and forgets everything each second, so what it remembers is bounded by the requests of one second.
 * `now`: milliseconds that never go back.
 */
export function createClientLimit(
  perSecond: number,
  now: () => number = () => performance.now(),
): ClientLimit {
  if (perSecond === 0) return () => undefined;
  let counts = new Map<string, number>();
  let endsAt = 0;

  const isOver = (network: string, most: number): boolean => {
    const count = (counts.get(network) ?? 0) + 1;
    if (count <= most) counts.set(network, count);
    return count > most;
  };

  return (address) => {
    const instant = now();
    if (instant >= endsAt) {
      counts = new Map();
      endsAt = instant + WINDOW_MS;
    }
    const [network, site] = networksOf(address);
    const isRefused =
      isOver(network, perSecond) || (site !== undefined && isOver(site, perSecond * SITE_FACTOR));
    return isRefused ? Math.ceil((endsAt - instant) / 1000) : undefined;
  };
}
