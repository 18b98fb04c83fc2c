import type Database from "better-sqlite3";

import type { Backend, Run } from "../db.js";
import { translated, unavailable } from "../errors.js";
import { createRunner, type Plain } from "./connection.js";
import { LOCK_TIMEOUT_MS, retryWhileBusy } from "./lock.js";

/** Writes that share one commit at most: about 4 ms of work, so that reads are not delayed for longer. */
const MAX_GROUP_SIZE = 128;

/** How long a write may delay the others while it waits for something other than a statement, before it is rolled back. */
const WRITE_TIMEOUT_MS = 10_000;

/** How long a group waits at most for writes that keep arriving, turn after turn. */
const MAX_GATHER_MS = 2;

export interface GroupLimits {
  readonly writeTimeoutMs?: number;
  readonly maxGatherMs?: number;
  /** As in `StoreOptions`. */
  readonly takeTurn?: (() => (() => void) | Promise<() => void>) | undefined;
}

interface Job {
  readonly work: (run: Run) => Promise<unknown>;
  readonly durability: "full" | "relaxed";
  readonly lockTimeoutMs: number;
  readonly isLarge: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** What to tell the caller of a job once its group is committed. */
interface Outcome {
  readonly isDone: boolean;
  readonly settle: () => void;
}

/**
 * Writes that arrive in one turn of the event loop, or turn after turn, share one commit, and with it one wait for the
 * disk: eight times the writes a second. Each has a savepoint, so that a throw undoes only its own, and none resolves
 * before the commit has returned.
 */
export function createGroupCommit(
  db: Database.Database,
  onCommit: () => void,
  { writeTimeoutMs = WRITE_TIMEOUT_MS, maxGatherMs = MAX_GATHER_MS, takeTurn }: GroupLimits,
): {
  write: Backend["write"];
  betweenGroups: (work: () => Promise<void>) => Promise<void>;
  drain: () => Promise<void>;
} {
  const run = createRunner(db);
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

  /**
   * A savepoint keeps each page as it was. In a file that costs as much as the commit; what is large would not fit into memory,
   * nor what it sorts.
   */
  let isInMemory = false;
  const keepInMemory = (isWanted: boolean) => {
    if (isWanted !== isInMemory) db.pragma(`temp_store = ${isWanted ? "MEMORY" : "FILE"}`);
    isInMemory = isWanted;
  };

  let queue: Job[] = [];
  /** What is done while no transaction is open. */
  let pauses: (() => Promise<void>)[] = [];
  let running: Promise<void> | undefined;
  let isClosed = false;

  const runAll = async () => {
    // What is done at once must not end before `running` holds it: nothing would ever begin again.
    await Promise.resolve();
    while (queue.length > 0 || pauses.length > 0) {
      if (queue.length > 0) await gather();
      const endTurn = await takeTurn?.();
      const due = pauses;
      pauses = [];
      for (const pause of due) await pause();
      if (queue.length > 0) await runGroup(queue.splice(0, MAX_GROUP_SIZE));
      endTurn?.();
    }
    running = undefined;
  };

  /** Whatever else arrives in this turn joins the group, and in the next ones for as long as each brings some. */
  const gather = async () => {
    const deadline = performance.now() + maxGatherMs;
    let seen: number;
    do {
      seen = queue.length;
      await new Promise((resolve) => setImmediate(resolve));
    } while (queue.length > seen && queue.length < MAX_GROUP_SIZE && performance.now() < deadline);
  };

  const runGroup = async (group: Job[]) => {
    const outcomes: Outcome[] = [];
    let attempted = group.length;
    let timer: NodeJS.Timeout | undefined;
    try {
      waitForDisk(group.some(({ durability }) => durability === "full"));
      keepInMemory(!group.some(({ isLarge }) => isLarge));
      await retryWhileBusy(
        () => begin.run(),
        Math.max(...group.map(({ lockTimeoutMs }) => lockTimeoutMs)),
      );
      // Statements take no turn of the event loop: a timer fires only while a write waits for something else.
      timer = setInterval(
        () => abort(unavailable(new Error("A write waited for something other than a statement"))),
        writeTimeoutMs,
      );
      for (attempted = 0; attempted < group.length;) {
        const job = group[attempted++] as Job;
        outcomes.push(await runJob(job));
        if (!db.inTransaction) throw unavailable(new Error("SQLite undid the whole transaction"));
      }
      // A group in which every write was refused has nothing to wait for the disk for.
      (outcomes.some(({ isDone }) => isDone) ? commit : rollback).run();
      onCommit();
    } catch (error) {
      if (db.inTransaction) rollback.run();
      for (const job of group.slice(0, attempted)) job.reject(translated(error));
      // Out of space or a failing disk: SQLite has undone the group by itself. Those not run yet get another one.
      queue = [...group.slice(attempted), ...queue];
      return;
    } finally {
      clearInterval(timer);
    }
    for (const { settle } of outcomes) settle();
  };

  /** Refuses the write that is running. */
  let abort: (error: Error) => void = () => {};

  const runJob = async (job: Job): Promise<Outcome> => {
    let isAborted = false;
    const own: Run = (query, values) => {
      if (isAborted) throw new Error(`The write took too long and is undone: ${query.sql}`);
      return run(query, values);
    };
    try {
      savepoint.run();
      const value = await new Promise((resolve, reject) => {
        abort = (error) => {
          isAborted = true;
          reject(error);
        };
        job.work(own).then(resolve, reject);
      });
      release.run();
      return { isDone: true, settle: () => job.resolve(value) };
    } catch (error) {
      if (db.inTransaction) {
        undo.run();
        release.run();
      }
      return { isDone: false, settle: () => job.reject(error) };
    }
  };

  const write: Backend["write"] = (
    work,
    { durability = "full", lockTimeoutMs = LOCK_TIMEOUT_MS, isLarge = false } = {},
  ) => {
    if (isClosed) return Promise.reject(unavailable(new Error("The store is closed")));
    return new Promise((resolve, reject) => {
      const settle = { resolve: resolve as Job["resolve"], reject };
      queue.push({ work, durability, lockTimeoutMs, isLarge, ...settle });
      running ??= runAll();
    });
  };

  const betweenGroups = (work: () => Promise<void>) =>
    // What throws refuses this pause and ends nothing else.
    new Promise<void>((resolve, reject) => {
      pauses.push(() => work().then(resolve, reject));
      running ??= runAll();
    });

  const drain = async () => {
    isClosed = true;
    await running;
  };

  return { write, betweenGroups, drain };
}
