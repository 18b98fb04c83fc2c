// How long a browser that is not remembered stays signed in, on the family pages and in the console.
import { HOUR_MS, MINUTE_MS } from "../lib/dates.js";

export const BROWSER_SESSION_IDLE_MS = 30 * MINUTE_MS;
export const MAX_BROWSER_SESSION_MS = 12 * HOUR_MS;

/** How often the last use of a session is written. */
const NOTED_MS = MINUTE_MS;

/** Instants in milliseconds. */
type Used = Readonly<{ beganAt: number; lastSeenAt: number }>;

/** Returns whether a browser that is not remembered is still signed in. */
export const isSignedIn = ({ beganAt, lastSeenAt }: Used, now: number): boolean =>
  now < lastSeenAt + BROWSER_SESSION_IDLE_MS && now < beganAt + MAX_BROWSER_SESSION_MS;

/** Returns whether the use of a session at `now` has to be stored. */
export const isToBeNoted = ({ lastSeenAt }: Pick<Used, "lastSeenAt">, now: number): boolean =>
  lastSeenAt + NOTED_MS <= now;
