import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import type Database from "better-sqlite3";

import type { Backend } from "../db.js";
import { createBackground, type Background } from "./background.js";
import { createWalCheckpoints } from "./wal-checkpoints.js";
import { connect, PRAGMAS } from "./connection.js";
import { createGroupCommit, type GroupLimits } from "./group-commit.js";
import { createReader } from "./reader.js";
import { createVersion } from "./version.js";
import { watch } from "./watch.js";

/** A larger file is not rebuilt while the service runs, because writes would wait too long. */
const MAX_VACUUM_BYTES = 64 * 1024 * 1024;
/** A file of so few pages (4 KiB each) is rebuilt faster than a thread starts. */
const SMALL_PAGES = 256;

/**
 * How long emptying the WAL waits for other processes that read it: in all, in one turn without writes, and between two turns,
 * while writes run.
 */
const SCRUB_TIMEOUT_MS = 5_000;
const SCRUB_TURN_MS = 50;
const SCRUB_PAUSE_MS = 20;

/**
 * Opens an embedded database: one connection writes, and another reads and so never sees uncommitted data. Both are synchronous,
 * because a statement takes microseconds; only waits for another process use timers.
 */
export async function openSqlite(
  path: string,
  {
    scrubTimeoutMs = SCRUB_TIMEOUT_MS,
    ...limits
  }: GroupLimits & { readonly scrubTimeoutMs?: number } = {},
): Promise<Backend> {
  const temporary = path === ":memory:" ? mkdtempSync(join(tmpdir(), "kinward-")) : undefined;
  const file = temporary === undefined ? path : join(temporary, "kinward.db");
  makePrivate(file);
  const writer = await connect(file);
  const reader = await connect(file);
  reader.pragma("query_only = ON");
  // Waiting inside SQLite would stop the event loop; the group commit waits with timers instead.
  writer.pragma("busy_timeout = 0");

  const { read, epoch, end } = createReader(reader);
  const onCommit = () => {
    end();
    checkpoints.committed();
  };
  const { write, betweenGroups, drain } = createGroupCommit(writer, onCommit, limits);
  const background = createBackground(file, PRAGMAS);
  const checkpoints = createWalCheckpoints(writer, background, (work) =>
    betweenGroups(async () => {
      await work();
      // A read that began before would keep the next write from beginning the WAL anew.
      end();
    }),
  );

  const foreign = createVersion(writer);
  let lastForeign = foreign.get();
  /** Data that is read because the version has changed must not come from an earlier snapshot. */
  const foreignEpoch = () => {
    const epoch = foreign.get();
    if (epoch !== lastForeign) end();
    return (lastForeign = epoch);
  };

  return {
    dialect: "sqlite",
    read,
    epoch,
    foreignEpoch,
    write,
    ping: async () =>
      void read({ sql: "select 1 from sqlite_schema limit 1", name: "ping", writes: false }, []),
    scrub: async () => {
      const deadline = performance.now() + scrubTimeoutMs;
      const run = isSmall(writer) ? runner(writer) : background.run;
      let [isMadeAnew, isDone] = [false, false];
      while (!isDone && performance.now() < deadline) {
        await betweenGroups(async () => {
          end();
          isMadeAnew ||= await makeAnew(run, file);
          // While no write runs, readers soon leave the WAL.
          const turnEndsAt = performance.now() + SCRUB_TURN_MS;
          while (
            !(isDone = isMadeAnew && (await emptyWal(run))) &&
            performance.now() < turnEndsAt
          ) {
            await sleep(SCRUB_PAUSE_MS / 10);
            end();
          }
        });
        if (!isDone) await sleep(SCRUB_PAUSE_MS);
      }
      return isDone;
    },
    watch: (listener) => watch(writer, end, listener),
    close: async () => {
      await drain();
      await checkpoints.settled();
      await background.close();
      end();
      reader.close();
      writer.close();
      if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
    },
  };
}

function isSmall(db: Database.Database): boolean {
  try {
    return (db.pragma("page_count", { simple: true }) as number) <= SMALL_PAGES;
  } catch {
    return false;
  }
}

/** Runs the work of `Background` on this thread. */
const runner =
  (db: Database.Database): Background["run"] =>
  async (sql) => {
    const statement = db.prepare(sql);
    return statement.reader ? statement.get() : void statement.run();
  };

/**
 * Overwrites deleted data in the database file. `secure_delete` does not reach the copies that rows leave behind when SQLite
 * moves them to another page; rebuilding the file does. Returns whether it was done; the write itself is committed either way.
 */
async function makeAnew(run: Background["run"], file: string): Promise<boolean> {
  try {
    if (statSync(file).size <= MAX_VACUUM_BYTES) await run("vacuum");
    return true;
  } catch {
    return false;
  }
}

/** Overwrites deleted data in the WAL. Returns false while another process reads or writes. */
async function emptyWal(run: Background["run"]): Promise<boolean> {
  try {
    const { busy } = (await run("pragma wal_checkpoint(truncate)")) as { busy: number };
    return busy === 0;
  } catch {
    return false;
  }
}

/** SQLite gives its journal the mode of the database file, so only the database file has to be made private. */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
}
