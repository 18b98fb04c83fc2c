import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import type Database from "better-sqlite3";

import type { Backend } from "../db.js";
import { connect } from "./connection.js";
import { createGroupCommit, type GroupLimits } from "./group-commit.js";
import { createReader } from "./reader.js";
import { createVersion } from "./version.js";
import { watch } from "./watch.js";

/** Of 4 KiB, four times as many as usual: a page that many writes come back to is copied into the file less often. */
const CHECKPOINT_PAGES = 4_000;

/** A larger file is not made anew while the service runs: that takes 10 to 20 ms for each MB, and stops everything else. */
const MAX_VACUUM_BYTES = 64 * 1024 * 1024;

/** How long emptying the WAL waits for other processes that read it, and for how long between two attempts. */
const SCRUB_TIMEOUT_MS = 5_000;
const SCRUB_PAUSE_MS = 20;

/**
 * An embedded database: one connection writes, another reads and so never sees what is not committed.
 * Both are synchronous; a statement takes microseconds, and only waiting for another process is done with timers.
 */
export async function openSqlite(path: string, limits: GroupLimits = {}): Promise<Backend> {
  const temporary = path === ":memory:" ? mkdtempSync(join(tmpdir(), "kinward-")) : undefined;
  const file = temporary === undefined ? path : join(temporary, "kinward.db");
  makePrivate(file);
  const writer = await connect(file);
  const reader = await connect(file);
  reader.pragma("query_only = ON");
  // Waiting inside SQLite would stop the event loop; the group commit waits with timers instead.
  writer.pragma("busy_timeout = 0");
  writer.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);

  const { read, epoch, end } = createReader(reader);
  const { write, betweenGroups, drain } = createGroupCommit(writer, end, limits);

  const foreign = createVersion(writer);

  return {
    dialect: "sqlite",
    read,
    epoch,
    foreignEpoch: () => foreign.get(),
    write,
    ping: async () =>
      void read({ sql: "select 1 from sqlite_schema limit 1", name: "ping", writes: false }, []),
    scrub: async () => {
      const deadline = performance.now() + SCRUB_TIMEOUT_MS;
      let isDone = false;
      do {
        if (performance.now() > deadline) return;
        await betweenGroups(() => {
          end();
          isDone = overwrite(writer, file);
        });
        if (!isDone) await sleep(SCRUB_PAUSE_MS);
      } while (!isDone);
    },
    watch: (listener) => watch(writer, end, listener),
    close: async () => {
      await drain();
      end();
      reader.close();
      writer.close();
      if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
    },
  };
}

/**
 * Overwrites what was deleted, in the file and in the WAL. `secure_delete` does not reach the copies that rows leave behind
 * when SQLite moves them to another page: making the file anew does. Returns whether it is done; the write itself is
 * committed either way.
 */
function overwrite(writer: Database.Database, file: string): boolean {
  try {
    if (statSync(file).size <= MAX_VACUUM_BYTES) writer.exec("vacuum");
    const [row] = writer.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    return row?.busy === 0;
  } catch {
    return false;
  }
}

/** SQLite gives its journal the mode of the database file, so making that one private is enough. */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
}
