import type { Backend, Watch } from "./db.js";

export interface Changes {
  /**
   * Calls back soon after a commit that called `notify`, in whichever process, and on SQLite after any commit of another
   * process. It may call too often, so read a cheap number before doing more. Returns a function that ends it.
   */
  onChange(callback: () => void): () => void;

  /** Resolves when the callbacks have been called for everything committed by now. Lets tests do without waiting. */
  checkNow(): Promise<void>;
}

interface LocalChanges extends Changes {
  /** After a commit of this process. Several in one turn of the event loop call back once. */
  wake: () => void;
  stop(): Promise<void>;
}

export function watchChanges(backend: Backend, onError: (error: unknown) => void): LocalChanges {
  const callbacks = new Set<() => void>();
  let watch: Watch | undefined;
  let pending: NodeJS.Immediate | undefined;

  const callAll = () => {
    for (const callback of callbacks) {
      try {
        callback();
      } catch (error) {
        onError(error);
      }
    }
  };
  const wake = () => void (pending ??= setImmediate(callPending));
  const callPending = () => {
    if (pending === undefined) return;
    clearImmediate(pending);
    pending = undefined;
    callAll();
  };

  return {
    onChange(callback) {
      const own = () => callback();
      callbacks.add(own);
      watch ??= backend.watch(wake);
      return () => void callbacks.delete(own);
    },
    async checkNow() {
      await watch?.checkNow();
      callPending();
    },
    wake,
    async stop() {
      clearImmediate(pending);
      await watch?.stop();
    },
  };
}
