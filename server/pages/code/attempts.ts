// Guessing is made slow: each address and each site has a budget of wrong entries.
import { MINUTE_MS } from "../../lib/dates.js";
import { clientHashes, type Keyring } from "../../domain/keyring.js";
import type { Db } from "../../store/engine/db.js";
import { advisoryLock } from "../../store/engine/locks.js";
import {
  addWrongPassword,
  findWrongPassword,
  listWrongPasswords,
  listWrongPasswordsOfSite,
} from "../../store/challenges/passwords.js";

const MOST_WRONG = 5;
export const WINDOW_MS = 10 * MINUTE_MS;

/** Of a site, which is an IPv6 /48: it has 65,536 addresses to enter codes from. */
export const MOST_WRONG_OF_SITE = 100;

/** Of all clients. Of a million passwords, so many guesses find one in a thousand windows. */
export const MOST_WRONG_OF_ALL = 1000;

/** When an address may try again, of its last wrong entries, newest first; undefined where it may. */
export function lockedUntil(wrong: readonly number[], now: number): number | undefined {
  const [newest, oldest] = [wrong[0], wrong[MOST_WRONG - 1]];
  if (newest === undefined || oldest === undefined) return undefined;
  const until = newest + WINDOW_MS;
  return newest - oldest < WINDOW_MS && now < until ? until : undefined;
}

/** Hashes of the networks that an entry comes from, under every key, the newest first. Without `sites` there is none. */
type Entrant = Readonly<{ clients: readonly string[]; sites: readonly string[] }>;

/** `networks`: the smallest first. */
export const entrantOf = (
  keyring: Keyring,
  [client, site]: readonly [string, ...string[]],
): Entrant => ({
  clients: clientHashes(keyring, client),
  sites: site === undefined ? [] : clientHashes(keyring, site),
});

/** `isLockedNow`: this wrong entry was the client's last one for now. `isAlarming`: it was one too many of all clients. */
export type Entry<T> =
  | { found: T | undefined; isLockedNow?: boolean; isAlarming?: boolean }
  | { found?: undefined; lockedUntil: number }
  | { found?: undefined; siteLockedUntil: number };

/** Whether all clients together entered so many that were wrong that someone may be guessing. */
export const isUnderAttack = async (db: Db, now: number): Promise<boolean> =>
  (await findWrongPassword(db, { nth: MOST_WRONG_OF_ALL, since: now - WINDOW_MS })) !== undefined;

/** Until when no entry of a site is taken, of its last wrong entries, newest first; undefined where it is. */
function siteLockedUntil(wrong: readonly number[], now: number): number | undefined {
  const until = (wrong[MOST_WRONG_OF_SITE - 1] ?? -Infinity) + WINDOW_MS;
  return now < until ? until : undefined;
}

/**
 * Runs `enter` unless the address or its site has to wait, and counts a wrong entry where it returns nothing. In one
 * transaction, and one entry of a site after the other: guesses sent at once are counted before the next is compared.
 */
export async function countEntry<T>(
  tx: Db,
  { clients, sites, now }: Entrant & { now: number },
  enter: () => Promise<T | undefined>,
): Promise<Entry<T>> {
  const [client = ""] = clients;
  const [site = null] = sites;
  await advisoryLock(tx, site ?? client);
  const wrong = await listWrongPasswords(tx, clients);
  const locked = lockedUntil(wrong, now);
  if (locked !== undefined) return { lockedUntil: locked };
  const siteLocked = siteLockedUntil(await listWrongPasswordsOfSite(tx, sites), now);
  if (siteLocked !== undefined) return { siteLockedUntil: siteLocked };
  const found = await enter();
  if (found !== undefined) return { found };
  const wasUnderAttack = await isUnderAttack(tx, now);
  await addWrongPassword(tx, { clientHash: client, siteHash: site, enteredAt: now });
  return {
    found,
    isLockedNow: lockedUntil([now, ...wrong], now) !== undefined,
    isAlarming: !wasUnderAttack && (await isUnderAttack(tx, now)),
  };
}
