import { BoundedCache } from "../bounded-cache.js";
import { open, seal, type Keyring, type Place } from "../domain/keyring.js";
import type { Vault } from "./engine/db.js";

/** Values remembered, by their sealed texts: those of the sessions that are in use. */
const MAX_VALUES = 100_000;

/** Seals columns under the newest key and opens what any listed key has sealed. */
export function createVault(keyring: Keyring, random: { bytes(size: number): Buffer }): Vault {
  const values = new BoundedCache<string, Readonly<{ place: Place; value: unknown }>>(MAX_VALUES);
  return {
    seal: (place, text) => seal(keyring, place, text, random.bytes(12)),
    open<T>(place: Place, sealed: string, read: (text: string) => T, isCached: boolean): T {
      const found = isCached ? values.get(sealed) : undefined;
      // A text that was moved to another row must not be found here either.
      if (found && isSame(found.place, place)) return found.value as T;
      const value = read(open(keyring, place, sealed));
      if (isCached) values.set(sealed, { place, value });
      return value;
    },
  };
}

const isSame = (one: Place, other: Place): boolean =>
  one.rowId === other.rowId && one.table === other.table && one.column === other.column;
