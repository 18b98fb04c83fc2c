const HOUR_MS = 3_600_000;

/** What products and strangers may cause to be sent to one address, over all products of an organisation (readings, 75). */
const CAPS = [
  { most: 5, withinMs: HOUR_MS },
  { most: 20, withinMs: 24 * HOUR_MS },
] as const;

/** When an address may get another mail, of the instants of its last 20, newest first; undefined where it may now. */
export function cappedUntil(queuedAt: readonly number[], now: number): number | undefined {
  const ends = CAPS.map(({ most, withinMs }) => (queuedAt[most - 1] ?? -Infinity) + withinMs);
  const until = Math.max(...ends);
  return until > now ? until : undefined;
}
