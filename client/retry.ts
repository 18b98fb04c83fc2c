/** The first pause is up to this long; each further pause up to twice as long as the pause before. */
const firstPauseMs = 250;
const longestPauseMs = 8_000;
/** If the service asks for a longer pause than this, the caller gets the response instead. */
const longestRetryAfterMs = 60_000;

/** Where randomness and time come from. */
interface PauseDeps {
  random: () => number;
  now: () => number;
}

/** The pause after attempt `attempt` (from 1): random, up to a limit that doubles with each attempt. */
export function pauseMs(attempt: number, { random }: Pick<PauseDeps, "random">): number {
  return Math.round(random() * Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1)));
}

/**
 * The pause after a response that can be retried: at least its `Retry-After`, or `undefined` if that is too long to
 * wait.
 */
export function pauseAfterMs(
  response: Response,
  attempt: number,
  deps: PauseDeps,
): number | undefined {
  const requestedMs = retryAfterMs(response.headers.get("Retry-After"), deps.now());
  if (requestedMs > longestRetryAfterMs) return undefined;
  return requestedMs + pauseMs(attempt, deps);
}

/** `Retry-After`, in seconds or as a date; 0 if it is absent, in the past or malformed. */
function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 0;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
