// The operator's table of card prefixes, read again when its file changes.
import { readFileSync, statSync } from "node:fs";
import { stat, readFile } from "node:fs/promises";

import type { BinFunding } from "../../context.js";
import {
  BinTableError,
  fundingIn,
  readBinTable,
  type BinTable,
} from "../../domain/payment/bin-table.js";
import type { Log } from "../../lib/log.js";

interface Stamp {
  readonly mtimeMs: number;
  readonly size: number;
}

const isSame = (a: Stamp, b: Stamp) => a.mtimeMs === b.mtimeMs && a.size === b.size;

/**
 * Looks up cards in a CSV file. Without a path everything is `unknown`. Throws a BinTableError for a file that cannot be read at
 * the start. If a later version is broken, this is logged, and the last good version counts.
 */
export function openBinTable(path: string | undefined, log: Pick<Log, "error">): BinFunding {
  if (path === undefined) return { fundingOf: async () => "unknown" };
  let { table, stamp } = readAtStart(path);
  return {
    async fundingOf(bin) {
      try {
        const found = await stat(path);
        if (!isSame(found, stamp)) {
          stamp = found;
          table = readBinTable(await readFile(path, "utf8"));
        }
      } catch (error) {
        log.error({ err: error }, "BIN_TABLE cannot be read; the table as it was before counts");
      }
      return fundingIn(table, bin);
    },
  };
}

function readAtStart(path: string): { table: BinTable; stamp: Stamp } {
  try {
    return { stamp: statSync(path), table: readBinTable(readFileSync(path, "utf8")) };
  } catch (error) {
    const reason = error instanceof BinTableError ? error.message : "the file cannot be read.";
    throw new BinTableError(`BIN_TABLE: ${reason}`);
  }
}
