// Requests are limited by where they come from before anything is known of who sends them.
import { rateLimited } from "../errors.js";
import { networksOf } from "./address.js";
import { createWindows, type Counted, type RequestWindows } from "./windows.js";

/** A site's IPv6 network (/48) holds 65,536 of a household's (/64): together they get this many times the limit of one. */
const SITE_FACTOR = 4;

type Wait = number | undefined;

/** Counts a request of an address. Returns the seconds to wait where its network has used up its requests, else undefined. */
export type ClientLimit = (address: string) => Wait;

/** Limits each network of clients to a number of requests per second of real time; 0 for no limit. */
export function createClientLimit(
  perSecond: number,
  windows: RequestWindows = createWindows(),
): ClientLimit {
  return (address) => {
    if (perSecond === 0) return undefined;
    const [network, site] = networksOf(address);
    const counted = windows.count(network, perSecond);
    return counted.isWithin && site !== undefined
      ? waitOf(windows.count(site, perSecond * SITE_FACTOR))
      : waitOf(counted);
  };
}

/** Counts a request of an address, and throws RATE_LIMITED where it has to wait. */
export function refuseBeyond(limit: ClientLimit, address: string): void {
  const waitSeconds = limit(address);
  if (waitSeconds !== undefined)
    throw rateLimited(
      "Too many requests from this address. Wait as long as Retry-After says.",
      waitSeconds,
    );
}

/** A page costs more than a call of the API, and a person asks for few. */
const SHARE_OF_PAGES = 10;

/** The limit of pages, and of everything else without credentials. `perSecond`: the limit of the API. */
export const createPageLimit = (perSecond: number): ClientLimit =>
  createClientLimit(Math.ceil(perSecond / SHARE_OF_PAGES));

const waitOf = ({ isWithin, leftMs }: Counted): Wait =>
  isWithin ? undefined : Math.ceil(leftMs / 1000);
