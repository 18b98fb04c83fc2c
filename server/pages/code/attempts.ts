// Slows guessing: each address and each site has a budget of wrong entries.
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
const WINDOW_MS = 10 * MINUTE_MS;

/** Applies to a site, an IPv6 /48, which has 65,536 networks to enter codes from. */
export const MOST_WRONG_OF_SITE = 100;

/** Applies to all clients together. With a million passwords, this many guesses find one in a thousand windows. */
export const MOST_WRONG_OF_ALL = 1000;

/** Returns when an address may try again, given its last wrong entries, newest first; undefined where it may now. */
function lockedUntil(wrong: readonly number[], now: number): number | undefined {
  const [newest, oldest] = [wrong[0], wrong[MOST_WRONG - 1]];
  if (newest === undefined || oldest === undefined) return undefined;
  const until = newest + WINDOW_MS;
  return newest - oldest < WINDOW_MS && now < until ? until : undefined;
}

/** Hashes of the networks that an entry comes from, under every key, newest first. `sites` is empty where there is none. */
type Entrant = Readonly<{ clients: readonly string[]; sites: readonly string[] }>;

/** Returns the entrant of `networks`, which are sorted from the smallest. */
export const entrantOf = (
  keyring: Keyring,
  [client, site]: readonly [string, ...string[]],
): Entrant => ({
  clients: clientHashes(keyring, client),
  sites: site === undefined ? [] : clientHashes(keyring, site),
});

/** `isLockedNow`: this wrong entry locked the client. `isAlarming`: it exceeded the budget of all clients. */
export type Entry<T> =
  | { found: T | undefined; isLockedNow?: boolean; isAlarming?: boolean }
  | { found?: undefined; lockedUntil: number }
  | { found?: undefined; siteLockedUntil: number };

/** Returns whether all clients together made so many wrong entries that someone may be guessing. */
export const isUnderAttack = async (db: Db, now: number): Promise<boolean> =>
  (await findWrongPassword(db, { nth: MOST_WRONG_OF_ALL, since: now - WINDOW_MS })) !== undefined;

/**
 * Returns until when a site's entries are refused, given its last wrong entries, newest first; undefined where they are not.
 */
function siteLockedUntil(wrong: readonly number[], now: number): number | undefined {
  const until = (wrong[MOST_WRONG_OF_SITE - 1] ?? -Infinity) + WINDOW_MS;
  return now < until ? until : undefined;
}

/**
 * Runs `enter` unless the address or its site has to wait, and counts a wrong entry where it returns nothing. Uses one
 * transaction and handles a site's entries one at a time, so that concurrent guesses are counted before the next is compared.
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
