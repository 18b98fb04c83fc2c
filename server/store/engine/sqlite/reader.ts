import type Database from "better-sqlite3";

import type { Run } from "../db.js";
import { createRunner, type Plain } from "./connection.js";

/**
 * Reads of one turn of the event loop share a transaction: locking and unlocking the file costs as much as a small
 * read. `end` ends it at once, so that the next read sees what was committed just now.
 */
export function createReader(db: Database.Database): {
  read: Run;
  epoch: () => number;
  end: () => void;
} {
  const run = createRunner(db);
  const [begin, commit] = ["begin", "commit"].map((sql) => db.prepare(sql)) as [Plain, Plain];
  const version = db.prepare<[], number>("pragma data_version").pluck();
  let isOpen = false;
  let epochOfTurn: number | undefined;
  const end = () => {
    epochOfTurn = undefined;
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
  /** Asked once in a turn, as a read in its transaction sees no more than that either. */
  const epoch = (): number => {
    if (epochOfTurn === undefined) setImmediate(end);
    return (epochOfTurn ??= version.get() ?? 0);
  };
  return { read, epoch, end };
}
