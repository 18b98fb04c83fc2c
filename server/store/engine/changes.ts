import type { Backend, Db, Watch } from "./db.js";
import { statement } from "./statement.js";

export interface Changes {
  /**
   * Calls back soon after a commit: on SQLite after anyone's, on PostgreSQL after those that called `notify`. It may
   * call too often and for nothing, so re-read a cheap number before doing more. Answers a function that ends it.
   */
  onChange(callback: () => void): () => void;

  /** Resolves when whatever is committed by now has been told. Lets tests do without waiting. */
  checkNow(): Promise<void>;
}

/** Tells the other processes, once this transaction is committed. SQLite's see it by themselves. */
export async function notify(tx: Db): Promise<void> {
  if (tx.dialect === "postgres") await send(tx);
}

export const CHANNEL = "kinward_changes";

const send = statement((sql) => sql.raw("select pg_notify(?, '')", [CHANNEL]));

export function changesOf(
  backend: Backend,
  onError: (error: unknown) => void,
): Changes & { stop(): Promise<void> } {
  const callbacks = new Set<() => void>();
  let watch: Watch | undefined;

  const tell = () => {
    for (const callback of callbacks) {
      try {
        callback();
      } catch (error) {
        onError(error);
      }
    }
  };

  return {
    onChange(callback) {
      const own = () => callback();
      callbacks.add(own);
      watch ??= backend.watch(tell);
      return () => void callbacks.delete(own);
    },
    checkNow: async () => watch?.checkNow(),
    stop: async () => watch?.stop(),
  };
}
