import { open, seal, type Keyring, type Place } from "../../domain/keyring.js";
import type { Vault } from "../engine/db.js";
import { Memory } from "../engine/memory.js";

/** The number of opened values that are remembered by row. */
const MAX_VALUES = 100_000;

type Opened = Readonly<{ place: Place; sealed: string; value: unknown }>;

export const openedValues = (memory: Memory) => memory.cache<Opened>("opened values", MAX_VALUES);

/**
 * Seals columns under the newest key and opens what any listed key has sealed. Calls `report` for a row that cannot be read.
 */
export function createVault(
  keyring: Keyring,
  random: { bytes(size: number): Buffer },
  memory = new Memory(),
  report: (place: Place) => void = () => {},
): Vault {
  const values = openedValues(memory);
  return {
    seal: (place, text) => seal(keyring, place, text, random.bytes(12)),
    open(place, sealed, read, { isCached, orElse }) {
      const found = isCached ? values.get(place.rowId) : undefined;
      // The cache must not open a text that was moved to another row.
      if (found?.sealed === sealed && isSame(found.place, place)) return found.value as never;
      let value;
      try {
        value = read(open(keyring, place, sealed));
      } catch (error) {
        if (orElse === undefined) throw error;
        report(place);
        return orElse;
      }
      if (isCached) values.set(place.rowId, { place, sealed, value });
      return value;
    },
  };
}

const isSame = (one: Place, other: Place): boolean =>
  one.rowId === other.rowId && one.table === other.table && one.column === other.column;
