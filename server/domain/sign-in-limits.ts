// How often links that sign in may be asked for. The limits keep strangers from trying addresses in bulk, and others at a
// person's device from flooding their mailbox.
import { MINUTE_MS } from "../lib/dates.js";

/** How long a mailed link works that signs in. */
export const SIGN_IN_LIFE_MS = 15 * MINUTE_MS;

const REQUESTS_MS = 10 * MINUTE_MS;
const MAX_PER_ADDRESS = 5;
const MAX_PER_CLIENT = 20;

/**
 * Returns when another link may be asked for, or undefined where that is now. The instants of earlier requests are newest
 * first, at least the last twenty.
 */
export function signInBusyUntil(
  { ofAddress, ofClient }: Readonly<{ ofAddress: readonly number[]; ofClient: readonly number[] }>,
  now: number,
): number | undefined {
  const oldest = [ofClient[MAX_PER_CLIENT - 1], ofAddress[MAX_PER_ADDRESS - 1]];
  const until = Math.max(...oldest.map((requestedAt) => (requestedAt ?? -Infinity) + REQUESTS_MS));
  return until > now ? until : undefined;
}
