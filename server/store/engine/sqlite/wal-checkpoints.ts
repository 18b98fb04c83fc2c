import type Database from "better-sqlite3";

import type { Background } from "./background.js";

/** A page has 4 KiB. These are four times as many as usual: one that many writes come back to is copied into the file less often. */
export const CHECKPOINT_PAGES = 4_000;

/** How many more pages there are before another attempt, where a reader or another process was in the way. */
const RETRY_PAGES = CHECKPOINT_PAGES / 4;

/** With so many a commit of SQLite makes the checkpoint itself, whatever became of ours. */
const MOST_PAGES = 4 * CHECKPOINT_PAGES;

/** The size of the WAL is looked at after so many commits: that costs 5 us. */
export const COMMITS = 8;

export interface WalCheckpoints {
  /** After each commit. */
  committed(): void;
  /** Resolves when none is being made. */
  settled(): Promise<void>;
}

interface Wal {
  readonly busy: number;
  /** Pages in the WAL, and how many of them are in the file too. */
  readonly log: number;
  readonly checkpointed: number;
}

/**
 * Copies what was committed into the file by a thread: SQLite does it within a commit, and reads would wait. Writes go on
 * meanwhile, and only what they added is copied between two of them, so that the next one begins the WAL anew.
 */
export function createWalCheckpoints(
  writer: Database.Database,
  background: Background,
  pause: (work: () => Promise<void>) => Promise<void>,
): WalCheckpoints {
  writer.pragma(`wal_autocheckpoint = ${MOST_PAGES}`);
  const wal = writer.prepare<[], Wal>("pragma wal_checkpoint(noop)");
  const checkpoint = () => background.run("pragma wal_checkpoint(passive)") as Promise<Wal>;
  let dueAt = CHECKPOINT_PAGES;
  let running: Promise<void> | undefined;
  let commits = 0;

  const run = async () => {
    const { busy } = await checkpoint();
    if (!busy) await pause(async () => void (await checkpoint()));
  };
  const pages = () => {
    try {
      return wal.get()?.log ?? 0;
    } catch {
      // What is wrong, the next statement says: the commit is done.
      return 0;
    }
  };
  return {
    committed() {
      if (++commits < COMMITS || running) return;
      commits = 0;
      const log = pages();
      if (log < CHECKPOINT_PAGES) dueAt = CHECKPOINT_PAGES;
      if (log < dueAt) return;
      dueAt = log + RETRY_PAGES;
      running = run()
        // SQLite does it by itself before the WAL is large.
        .catch(() => {})
        .finally(() => (running = undefined));
    },
    settled: async () => running,
  };
}
