/** The first pause is up to this long; each further one up to twice as long as the one before. */
const firstPauseMs = 250;
const longestPauseMs = 8_000;
/** A service that asks for more patience than this is not waited for: its answer is handed to the caller. */
const longestRetryAfterMs = 60_000;

export interface Chance {
  random: () => number;
  now: () => number;
}

/** How long to wait before the attempt after `attempt` (from 1): somewhere up to a bound that doubles. */
export function pauseMs(attempt: number, { random }: Pick<Chance, "random">): number {
  return Math.round(random() * Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1)));
}

/**
 * How long to wait after an answer that may be tried again, at least as long as it asks for in `Retry-After`; or
 * `undefined` where that is too long to wait.
 */
export function pauseAfterMs(
  response: Response,
  attempt: number,
  chance: Chance,
): number | undefined {
  const asked = retryAfterMs(response.headers.get("Retry-After"), chance.now());
  if (asked > longestRetryAfterMs) return undefined;
  return asked + pauseMs(attempt, chance);
}

/** `Retry-After` in seconds or as a date; 0 for one that is absent, past, or neither. */
function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 0;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
