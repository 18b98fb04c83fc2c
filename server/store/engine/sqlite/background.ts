import { Worker } from "node:worker_threads";

import { serverFile } from "../../../lib/files.js";

/** The longest wait for readers and other processes, before the statement reports that the database is busy. */
const TIMEOUT_MS = 50;

/** The memory of the thread, without SQLite's own. */
const MEMORY = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 };

/** Statements in a thread, while the event loop continues. */
export interface Background {
  /** Resolves with the first row. Statements run one at a time. */
  readonly run: (sql: string) => Promise<unknown>;
  /** Resolves when its connection is closed. */
  close(): Promise<void>;
}

interface Answer {
  readonly id: number;
  readonly row?: unknown;
  readonly failure?: { readonly code: string; readonly message: string };
}

interface Caller {
  resolve(row: unknown): void;
  reject(error: Error): void;
}

/** The thread starts with the first statement: most processes never need it. */
export function createBackground(file: string, pragmas: readonly string[]): Background {
  let thread: Worker | undefined;
  let ended: Promise<void> = Promise.resolve();
  let isClosed = false;
  const waiting = new Map<number, Caller>();
  let lastId = 0;

  const start = () => {
    const started = new Worker(serverFile("store/engine/sqlite/background.thread.js"), {
      workerData: { file, pragmas, timeoutMs: TIMEOUT_MS },
      resourceLimits: MEMORY,
    });
    started.on("message", ({ id, row, failure }: Answer) => {
      const caller = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      if (failure) caller?.reject(Object.assign(new Error(failure.message), failure));
      else caller?.resolve(row);
    });
    let reason = new Error("The thread has ended");
    started.on("error", (error) => (reason = error));
    ended = new Promise((resolve) => {
      started.once("exit", () => {
        thread = undefined;
        for (const caller of waiting.values()) caller.reject(reason);
        waiting.clear();
        resolve();
      });
    });
    return started;
  };

  return {
    run: (sql) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error("The store is closed"));
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        thread ??= start();
        // Otherwise it keeps no process alive.
        thread.ref();
        thread.postMessage({ id, sql });
      }),
    async close() {
      isClosed = true;
      thread?.ref();
      thread?.postMessage({});
      await ended;
    },
  };
}
