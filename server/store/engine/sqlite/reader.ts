import type Database from "better-sqlite3";

import type { Run } from "../db.js";
import { createRunner, type Plain } from "./connection.js";
import { createVersion } from "./version.js";

/**
 * Reads of one turn of the event loop share a transaction, because locking and unlocking the file costs as much as a small read.
 * `end` ends it at once, so that the next read sees the latest commit.
 */
export function createReader(db: Database.Database): {
  read: Run;
  epoch: () => number;
  end: () => void;
} {
  const run = createRunner(db);
  const [begin, commit] = ["begin", "commit"].map((sql) => db.prepare(sql)) as [Plain, Plain];
  const version = createVersion(db);
  let isOpen = false;
  const end = () => {
    version.forget();
    if (isOpen && db.inTransaction) commit.run();
    isOpen = false;
  };
  const read: Run = (query, values) => {
    if (!isOpen) {
      begin.run();
      isOpen = true;
      setImmediate(end);
    }
    return run(query, values);
  };
  return { read, epoch: () => version.get(), end };
}
