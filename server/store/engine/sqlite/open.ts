import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import Database from "better-sqlite3";

import type { Backend, Query, Result, Run, Watch } from "../db.js";
import { isBusy, translated, unavailable } from "../errors.js";

/** Before this version two connections that write and checkpoint at once can corrupt the file (WAL-reset bug). */
const OLDEST_SAFE = "3.51.3";

/** How long a write waits for another process that holds the lock. */
const LOCK_TIMEOUT_MS = 5_000;

/** How long a write may hold up the others while it waits for something other than a statement, before it is rolled back. */
const LONGEST_HOLD_MS = 10_000;

/** Of 4 KiB, four times as many as usual: a page that many writes come back to is copied into the file less often. */
const CHECKPOINT_PAGES = 4_000;

/** Writes that share one commit at most: about 4 ms of work, so that reads are not held up for longer. */
const GROUP = 128;

/** How long a group waits at most for writes that keep arriving, turn after turn. */
const LONGEST_GATHER_MS = 2;

/** Of each connection. The system has pages in its memory too; with the usual 16 MB writes took a tenth longer. */
const CACHE_KIB = 4_096;

const POLL_MS = 100;

/**
 * An embedded database: one connection writes, another reads and so never sees what is not committed.
 * Both are synchronous; a statement takes microseconds, and only waiting for another process is done with timers.
 */
export async function openSqlite(
  path: string,
  { longestHoldMs = LONGEST_HOLD_MS, longestGatherMs = LONGEST_GATHER_MS } = {},
): Promise<Backend> {
  const temporary = path === ":memory:" ? mkdtempSync(join(tmpdir(), "kinward-")) : undefined;
  const file = temporary === undefined ? path : join(temporary, "kinward.db");
  makePrivate(file);
  const writer = await connect(file);
  const reader = await connect(file);
  reader.pragma("query_only = ON");
  // Waiting inside SQLite would stop the event loop; `lock` below waits with timers instead.
  writer.pragma("busy_timeout = 0");
  writer.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);

  const { read, end } = turnReader(reader);
  const { write, drained } = groupCommit(writer, { longestHoldMs, longestGatherMs }, end);

  return {
    dialect: "sqlite",
    read,
    write,
    ping: async () =>
      void read({ sql: "select 1 from sqlite_schema limit 1", name: "ping", writes: false }, []),
    watch: (callback) => watch(writer, end, callback),
    close: async () => {
      await drained();
      end();
      reader.close();
      writer.close();
      if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
    },
  };
}

/** SQLite gives its journal the mode of the database file, so making that one private is enough. */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
}

async function connect(file: string): Promise<Database.Database> {
  const db = new Database(file, { timeout: LOCK_TIMEOUT_MS });
  try {
    assertSafe(db.prepare<[], string>("select sqlite_version()").pluck().get() ?? "0");
    // Two processes that turn a new file to WAL at once: SQLite refuses one of them without waiting.
    await retryWhileBusy(() => db.pragma("journal_mode = WAL"), LOCK_TIMEOUT_MS);
    // better-sqlite3 is compiled to weaken FULL to NORMAL in WAL mode, which loses commits when the power fails,
    // unless a connection says otherwise: after the journal mode, and on every connection.
    db.pragma("synchronous = FULL");
    db.pragma(`cache_size = -${CACHE_KIB}`);
    db.pragma("foreign_keys = ON");
    db.pragma("trusted_schema = OFF");
    return db;
  } catch (error) {
    db.close();
    throw translated(error);
  }
}

/** @internal */
export function assertSafe(version: string): void {
  if (version.localeCompare(OLDEST_SAFE, "en", { numeric: true }) < 0) {
    throw new Error(
      `SQLite ${version} can corrupt a database that two connections use (fixed in ${OLDEST_SAFE}). Reinstall with \`npm ci\`.`,
    );
  }
}

/** Runs queries on a connection, each prepared once for as long as it has a name. */
function runner(db: Database.Database): Run {
  const prepared = new Map<string, Database.Statement<unknown[]>>();
  return ({ sql, name }: Query, values): Result => {
    try {
      let statement = name === undefined ? undefined : prepared.get(name);
      if (statement === undefined) {
        statement = db.prepare(sql);
        if (name !== undefined) prepared.set(name, statement);
      }
      if (!statement.reader) return { rows: [], changed: statement.run(values).changes };
      const rows = statement.all(values);
      return { rows, changed: rows.length };
    } catch (error) {
      throw translated(error);
    }
  };
}

/**
 * Reads of one turn of the event loop share a transaction: to lock the file and let it go costs as much as a small read.
 * `end` lets go at once, so that what was committed just now is seen.
 */
function turnReader(db: Database.Database): { read: Run; end: () => void } {
  const run = runner(db);
  const [begin, commit] = ["begin", "commit"].map((sql) => db.prepare(sql)) as [Plain, Plain];
  let isOpen = false;
  const end = () => {
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
  return { read, end };
}

type JobOptions = Partial<Pick<Job, "durability" | "lockTimeoutMs">>;

interface Job {
  work: (run: Run) => Promise<unknown>;
  durability: "full" | "relaxed";
  lockTimeoutMs: number;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

interface Outcome {
  isDone: boolean;
  answer: () => void;
}

/**
 * Writes that arrive in one turn of the event loop, or turn after turn, share one commit, and with it one wait for the
 * disk: eight times the writes a second. Each has a savepoint, so that a throw undoes only its own, and none is answered
 * before the commit has returned.
 */
function groupCommit(
  db: Database.Database,
  { longestHoldMs, longestGatherMs }: { longestHoldMs: number; longestGatherMs: number },
  onCommit: () => void,
) {
  const run = runner(db);
  const [begin, savepoint, release, undo, commit, rollback] = [
    "begin immediate",
    "savepoint job",
    "release job",
    "rollback to job",
    "commit",
    "rollback",
  ].map((sql) => db.prepare(sql)) as [Plain, Plain, Plain, Plain, Plain, Plain];

  /** In a WAL the next commit that waits for the disk takes along whatever was written before it. */
  let isFull = true;
  const waitForDisk = (isNeeded: boolean) => {
    if (isNeeded !== isFull) db.pragma(`synchronous = ${isNeeded ? "FULL" : "NORMAL"}`);
    isFull = isNeeded;
  };

  let waiting: Job[] = [];
  let running: Promise<void> | undefined;
  let closed = false;

  const runAll = async () => {
    while (waiting.length > 0) {
      await gather();
      await runGroup(waiting.splice(0, GROUP));
    }
    running = undefined;
  };

  /** Whatever else arrives in this turn joins the group, and in the next ones for as long as each brings some. */
  const gather = async () => {
    const deadline = performance.now() + longestGatherMs;
    let seen: number;
    do {
      seen = waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
    } while (waiting.length > seen && waiting.length < GROUP && performance.now() < deadline);
  };

  const runGroup = async (group: Job[]) => {
    const outcomes: Outcome[] = [];
    let tried = group.length;
    let timer: NodeJS.Timeout | undefined;
    try {
      waitForDisk(group.some(({ durability }) => durability === "full"));
      await retryWhileBusy(
        () => begin.run(),
        Math.max(...group.map(({ lockTimeoutMs }) => lockTimeoutMs)),
      );
      // Statements take no turn of the event loop: a timer fires only while a write waits for something else.
      timer = setInterval(
        () => giveUp(unavailable(new Error("A write waited for something other than a statement"))),
        longestHoldMs,
      );
      for (tried = 0; tried < group.length;) {
        const job = group[tried++] as Job;
        outcomes.push(await runJob(job));
        if (!db.inTransaction) throw unavailable(new Error("SQLite undid the whole transaction"));
      }
      // A group in which every write was refused has nothing to wait for the disk for.
      (outcomes.some(({ isDone }) => isDone) ? commit : rollback).run();
      onCommit();
    } catch (error) {
      if (db.inTransaction) rollback.run();
      for (const job of group.slice(0, tried)) job.reject(translated(error));
      // Out of space or a failing disk: SQLite has undone the group by itself. Those not run yet get another one.
      waiting = [...group.slice(tried), ...waiting];
      return;
    } finally {
      clearInterval(timer);
    }
    for (const { answer } of outcomes) answer();
  };

  /** Refuses the write that is running. */
  let giveUp: (error: Error) => void = () => {};

  const runJob = async (job: Job): Promise<Outcome> => {
    let isUndone = false;
    const own: Run = (query, values) => {
      if (isUndone) throw new Error(`The write took too long and is undone: ${query.sql}`);
      return run(query, values);
    };
    try {
      savepoint.run();
      const value = await new Promise((resolve, reject) => {
        giveUp = (error) => {
          isUndone = true;
          reject(error);
        };
        job.work(own).then(resolve, reject);
      });
      release.run();
      return { isDone: true, answer: () => job.resolve(value) };
    } catch (error) {
      if (db.inTransaction) {
        undo.run();
        release.run();
      }
      return { isDone: false, answer: () => job.reject(error) };
    }
  };

  const write = <T>(
    work: (run: Run) => Promise<T>,
    { durability = "full", lockTimeoutMs = LOCK_TIMEOUT_MS }: JobOptions = {},
  ): Promise<T> => {
    if (closed) return Promise.reject(unavailable(new Error("The store is closed")));
    return new Promise<T>((resolve, reject) => {
      waiting.push({ work, durability, lockTimeoutMs, resolve: resolve as Job["resolve"], reject });
      running ??= runAll();
    });
  };

  const drained = async () => {
    closed = true;
    await running;
  };

  return { write, drained };
}

type Plain = Database.Statement<[]>;

/** Tries again while another process holds the lock, without holding up the event loop. */
async function retryWhileBusy(attempt: () => void, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, 20)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await sleep(pauseMs);
  }
}

/** `data_version` changes when another connection has committed: asked of the writer, when another process has. */
function watch(writer: Database.Database, endRead: () => void, callback: () => void): Watch {
  const version = writer.prepare<[], number>("pragma data_version").pluck();
  let seen = version.get();
  const check = () => {
    const now = version.get();
    if (now === seen) return;
    seen = now;
    // The callback is to read what was committed.
    endRead();
    callback();
  };
  const checkUnlessBusy = () => {
    try {
      check();
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
  };
  const timer = setInterval(checkUnlessBusy, POLL_MS).unref();
  return {
    checkNow: () => retryWhileBusy(check, LOCK_TIMEOUT_MS),
    stop: async () => clearInterval(timer),
  };
}
