import type Database from "better-sqlite3";

import type { Background } from "./background.js";

/**
 * The pages (4 KiB each) that begin a checkpoint: four times as many as usual, so that a page that many writes change is copied
 * into the file less often.
 */
export const CHECKPOINT_PAGES = 4_000;

/** The additional pages before another attempt, where a reader or another process was in the way. */
const RETRY_PAGES = CHECKPOINT_PAGES / 4;

/** With so many pages, a commit of SQLite makes the checkpoint itself, whatever became of ours. */
const MOST_PAGES = 4 * CHECKPOINT_PAGES;

/** The size of the WAL is read after so many commits, because each read takes time. */
export const COMMITS = 8;

export interface WalCheckpoints {
  /** To be called after each commit. */
  committed(): void;
  /** Resolves when no checkpoint is being made. */
  settled(): Promise<void>;
}

interface Wal {
  readonly busy: number;
  /** Pages in the WAL, and how many of them are in the file too. */
  readonly log: number;
  readonly checkpointed: number;
}

/**
 * Copies commits into the file by a thread, because SQLite would do it within a commit, and reads would wait. Writes continue
 * meanwhile. Only their additions are then copied between two writes, so that the next write begins the WAL anew.
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
      // The commit is done. An error here shows with the next statement.
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
        // SQLite makes the checkpoint itself before the WAL is large.
        .catch(() => {})
        .finally(() => (running = undefined));
    },
    settled: async () => running,
  };
}
