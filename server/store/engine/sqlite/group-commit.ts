import type Database from "better-sqlite3";

import type { Backend, Run } from "../db.js";
import { translated, unavailable } from "../errors.js";
import { createRunner, type Plain } from "./connection.js";
import { LOCK_TIMEOUT_MS, retryWhileBusy } from "./lock.js";

/** The most writes that share one commit, so that reads are not delayed for long. */
const MAX_GROUP_SIZE = 128;

/** How long a write may delay the others while it waits for something other than a statement, before it is rolled back. */
const WRITE_TIMEOUT_MS = 10_000;

/** After a group that had to run again, so many groups use savepoints: where one write is refused, others soon are. */
const GUARDED_GROUPS = 32;

/** The longest that a group waits for writes that keep arriving, turn after turn. */
const MAX_GATHER_MS = 2;

export interface GroupLimits {
  readonly writeTimeoutMs?: number;
  readonly maxGatherMs?: number;
}

interface Job {
  readonly work: (run: Run) => Promise<unknown>;
  readonly durability: "full" | "relaxed";
  readonly lockTimeoutMs: number;
  readonly isLarge: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The result of a job, once its group is committed: its value, or why it was refused. */
interface Outcome {
  readonly isDone: boolean;
  readonly value: unknown;
}

/**
 * Writes that arrive in one turn of the event loop, or turn after turn, share one commit, and with it one wait for the disk. None
 * resolves before the commit has returned, and a throw undoes only its own write. If it has written nothing, nothing is undone;
 * otherwise the group is undone and the other writes run again, each in a savepoint. Savepoints from the start would cost each
 * write two statements and a copy of each page it changes.
 */
export function createGroupCommit(
  db: Database.Database,
  onCommit: () => void,
  { writeTimeoutMs = WRITE_TIMEOUT_MS, maxGatherMs = MAX_GATHER_MS }: GroupLimits,
): {
  write: Backend["write"];
  betweenGroups: (work: () => Promise<void>) => Promise<void>;
  drain: () => Promise<void>;
} {
  /** Whether the job that is running may have changed something. */
  let hasWritten = false;
  const run = createRunner(db, () => (hasWritten = true));
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
   * Whether savepoints are in memory. In a file, their page copies cost as much as the commit; large writes and their sorts would
   * not fit into memory.
   */
  let isInMemory = false;
  const keepInMemory = (isWanted: boolean) => {
    if (isWanted !== isInMemory) db.pragma(`temp_store = ${isWanted ? "MEMORY" : "FILE"}`);
    isInMemory = isWanted;
  };

  let queue: Job[] = [];
  /** Work that runs while no transaction is open. */
  let pauses: (() => Promise<void>)[] = [];
  let running: Promise<void> | undefined;
  let isClosed = false;

  const runAll = async () => {
    // `running` has to be set before synchronous work ends, or nothing would ever begin again.
    await Promise.resolve();
    while (queue.length > 0 || pauses.length > 0) {
      if (queue.length > 0) await gather();
      const due = pauses;
      pauses = [];
      for (const pause of due) await pause();
      if (queue.length > 0) await runGroup(queue.splice(0, MAX_GROUP_SIZE));
    }
    running = undefined;
  };

  /** Other writes of this turn join the group, and so do writes of the next turns, until a turn brings none. */
  const gather = async () => {
    const deadline = performance.now() + maxGatherMs;
    let seen: number;
    do {
      seen = queue.length;
      await new Promise((resolve) => setImmediate(resolve));
    } while (queue.length > seen && queue.length < MAX_GROUP_SIZE && performance.now() < deadline);
  };

  /** How many of the next groups use savepoints. */
  let guardedGroups = 0;

  const beginFor = (group: readonly Job[]) =>
    retryWhileBusy(() => begin.run(), Math.max(...group.map(({ lockTimeoutMs }) => lockTimeoutMs)));

  const runGroup = async (group: Job[]) => {
    const outcomes: Outcome[] = [];
    let isGuarded = guardedGroups > 0;
    if (isGuarded) guardedGroups -= 1;
    let attempted = group.length;
    let timer: NodeJS.Timeout | undefined;
    try {
      waitForDisk(group.some(({ durability }) => durability === "full"));
      keepInMemory(!group.some(({ isLarge }) => isLarge));
      await beginFor(group);
      // A statement takes no turn of the event loop, so a timer fires only while a write waits for something else.
      timer = setInterval(
        () => abort(unavailable(new Error("A write waited for something other than a statement"))),
        writeTimeoutMs,
      );
      for (let at = 0; at < group.length; at += 1) {
        // The write was refused before the others had to run again.
        if (outcomes[at]?.isDone === false) continue;
        if (!db.inTransaction) {
          attempted = group.length;
          await beginFor(group);
        }
        attempted = at + 1;
        if (isGuarded) savepoint.run();
        hasWritten = false;
        const outcome = await runJob(group[at] as Job);
        outcomes[at] = outcome;
        if (!db.inTransaction) throw unavailable(new Error("SQLite undid the whole transaction"));
        if (isGuarded) {
          if (!outcome.isDone) undo.run();
          release.run();
        } else if (!outcome.isDone && hasWritten) {
          rollback.run();
          isGuarded = true;
          guardedGroups = GUARDED_GROUPS;
          at = -1;
        }
      }
      // A group in which every write was refused need not wait for the disk.
      if (db.inTransaction) (outcomes.some(({ isDone }) => isDone) ? commit : rollback).run();
      onCommit();
    } catch (error) {
      if (db.inTransaction) rollback.run();
      for (const job of group.slice(0, attempted)) job.reject(translated(error));
      // The disk is full or fails, and SQLite has undone the group by itself. Jobs that have not run get another group.
      queue = [...group.slice(attempted), ...queue];
      return;
    } finally {
      clearInterval(timer);
    }
    outcomes.forEach(({ isDone, value }, at) => {
      const job = group[at] as Job;
      if (isDone) job.resolve(value);
      else job.reject(value);
    });
  };

  /** Refuses the write that is running. */
  let abort: (error: Error) => void = () => {};

  const runJob = (job: Job): Promise<Outcome> =>
    new Promise((resolve) => {
      let isAborted = false;
      const own: Run = (query, values) => {
        if (isAborted) throw new Error(`The write took too long and is undone: ${query.sql}`);
        return run(query, values);
      };
      const refuse = (value: unknown) => resolve({ isDone: false, value });
      abort = (error) => {
        isAborted = true;
        refuse(error);
      };
      try {
        job.work(own).then((value) => resolve({ isDone: true, value }), refuse);
      } catch (error) {
        refuse(error);
      }
    });

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
    // An error refuses this pause alone.
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
