import { open, seal, type Keyring, type Cell } from "../../domain/keyring.js";
import type { Vault } from "../engine/db.js";
import { Memory } from "../engine/memory.js";

/** The number of opened values that are remembered by row. */
const MAX_VALUES = 100_000;

type Opened = Readonly<{ cell: Cell; sealed: string; value: unknown }>;

export const openedValues = (memory: Memory) => memory.cache<Opened>("opened values", MAX_VALUES);

/**
 * Seals columns under the newest key, and opens texts that any listed key has sealed. Calls `report` for a row that cannot be
 * read.
 */
export function createVault(
  keyring: Keyring,
  random: { bytes(size: number): Buffer },
  memory = new Memory(),
  report: (cell: Cell) => void = () => {},
): Vault {
  const values = openedValues(memory);
  return {
    seal: (cell, text) => seal(keyring, cell, text, random.bytes(12)),
    open(cell, sealed, read, { isCached, orElse }) {
      const found = isCached ? values.get(cell.rowId) : undefined;
      // The cache must not open a text that was moved to another row.
      if (found?.sealed === sealed && isSame(found.cell, cell)) return found.value as never;
      let value;
      try {
        value = read(open(keyring, cell, sealed));
      } catch (error) {
        if (orElse === undefined) throw error;
        report(cell);
        return orElse;
      }
      if (isCached) values.set(cell.rowId, { cell, sealed, value });
      return value;
    },
  };
}

const isSame = (one: Cell, other: Cell): boolean =>
  one.rowId === other.rowId && one.table === other.table && one.column === other.column;
