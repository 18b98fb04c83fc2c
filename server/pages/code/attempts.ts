// Guessing is made slow: after five wrong entries within ten minutes an address has to wait for ten minutes.
import type { Db } from "../../store/engine/db.js";
import { advisoryLock } from "../../store/engine/locks.js";
import {
  addWrongPassword,
  findWrongPassword,
  listWrongPasswords,
} from "../../store/wrong-passwords.js";

const MOST_WRONG = 5;
export const WINDOW_MS = 10 * 60_000;

/** When an address may try again, of its last wrong entries, newest first; undefined where it may. */
export function lockedUntil(wrong: readonly number[], now: number): number | undefined {
  const [newest, oldest] = [wrong[0], wrong[MOST_WRONG - 1]];
  if (newest === undefined || oldest === undefined) return undefined;
  const until = newest + WINDOW_MS;
  return newest - oldest < WINDOW_MS && now < until ? until : undefined;
}

/** `isLockedNow`: this wrong entry was the client's last one for now. `isPausedNow`: it was the last one of all clients. */
export type Entry<T> =
  | { found: T | undefined; isLockedNow?: boolean; isPausedNow?: boolean }
  | { found?: undefined; lockedUntil: number }
  | { found?: undefined; pausedUntil: number };

/** Wrong entries of all clients within the window. Of a million passwords, so many guesses find one in a thousand windows. */
export const MOST_WRONG_OF_ALL = 1000;

/** Until when no entry is taken, because all clients together entered too many that were wrong; undefined where it is. */
async function pausedUntil(tx: Db, now: number): Promise<number | undefined> {
  const since = now - WINDOW_MS;
  const oldest = await findWrongPassword(tx, { nth: MOST_WRONG_OF_ALL, since });
  return oldest === undefined ? undefined : oldest + WINDOW_MS;
}

/**
 * Runs `enter` unless the address has to wait, and counts a wrong entry where it returns nothing. In one transaction, and one
 * entry of an address after the other: guesses sent at once are counted before the next is compared.
 */
export async function countEntry<T>(
  tx: Db,
  { clients, now }: { clients: readonly string[]; now: number },
  enter: () => Promise<T | undefined>,
): Promise<Entry<T>> {
  const [client = ""] = clients;
  await advisoryLock(tx, client);
  const wrong = await listWrongPasswords(tx, clients);
  const locked = lockedUntil(wrong, now);
  if (locked !== undefined) return { lockedUntil: locked };
  const paused = await pausedUntil(tx, now);
  if (paused !== undefined) return { pausedUntil: paused };
  const found = await enter();
  if (found !== undefined) return { found };
  await addWrongPassword(tx, client, now);
  return {
    found,
    isLockedNow: lockedUntil([now, ...wrong], now) !== undefined,
    isPausedNow: (await pausedUntil(tx, now)) !== undefined,
  };
}
