import Database from "better-sqlite3";

import type { Query, Result, Run } from "../db.js";
import { translated } from "../errors.js";
import { LOCK_TIMEOUT_MS, retryWhileBusy } from "./lock.js";

/** Before this version two connections that write and checkpoint at once can corrupt the file (WAL-reset bug). */
const OLDEST_SAFE = "3.51.3";

/** Returns three numbers as one. `localeCompare` would load a collation, which is slow. */
const rankOf = (version: string): number =>
  version.split(".").reduce((rank, part) => rank * 1_000 + Number(part), 0);

/**
 * The size of each connection's page cache. It is small, because the system caches pages too and a larger one made writes slower.
 */
const CACHE_KIB = 4_096;

/** What each connection runs, after the journal mode. */
export const PRAGMAS: readonly string[] = [
  // better-sqlite3 is compiled to weaken FULL to NORMAL in WAL mode, which loses commits when the power fails, unless a
  // connection says otherwise.
  "synchronous = FULL",
  `cache_size = -${CACHE_KIB}`,
  "foreign_keys = ON",
  // SQLite overwrites deleted data, in pages that stay in use and in pages that become free.
  "secure_delete = ON",
  "trusted_schema = OFF",
];

/** A statement of SQLite's own, such as `commit`. */
export type Plain = Database.Statement<[]>;

export async function connect(file: string): Promise<Database.Database> {
  const db = new Database(file, { timeout: LOCK_TIMEOUT_MS });
  try {
    assertSafe(db.prepare<[], string>("select sqlite_version()").pluck().get() ?? "0");
    // If two processes switch a new file to WAL at once, SQLite refuses one of them without waiting.
    await retryWhileBusy(() => db.pragma("journal_mode = WAL"), LOCK_TIMEOUT_MS);
    for (const pragma of PRAGMAS) db.pragma(pragma);
    return db;
  } catch (error) {
    db.close();
    throw translated(error);
  }
}

/** @internal */
export function assertSafe(version: string): void {
  // Not "<": an unknown version is refused too.
  if (!(rankOf(version) >= rankOf(OLDEST_SAFE))) {
    throw new Error(
      `SQLite ${version} can corrupt a database that two connections use (fixed in ${OLDEST_SAFE}). Reinstall with \`npm ci\`.`,
    );
  }
}

/**
 * Runs queries on a connection, each prepared once for as long as it has a name. `onWrite` is called before a query that may
 * change the database.
 */
export function createRunner(db: Database.Database, onWrite: () => void = () => {}): Run {
  const prepared = new Map<string, Database.Statement<unknown[]>>();
  return ({ sql, name }: Query, values): Result => {
    try {
      let statement = name === undefined ? undefined : prepared.get(name);
      if (statement === undefined) {
        statement = db.prepare(sql);
        if (name !== undefined) prepared.set(name, statement);
      }
      if (!statement.readonly) onWrite();
      if (!statement.reader) return { rows: [], changed: statement.run(values).changes };
      const rows = statement.all(values);
      return { rows, changed: rows.length };
    } catch (error) {
      throw translated(error);
    }
  };
}
