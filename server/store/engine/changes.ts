import type { Backend, Listener, Watch } from "./db.js";

export interface Changes {
  /**
   * Calls back soon after a commit that called `notify`, in whichever process, and on SQLite after any commit of another
   * process. It may call too often, so read a cheap number before doing more. Returns a function that ends it.
   */
  onChange(callback: () => void): () => void;

  /**
   * Calls back after a commit that called `armed`, with the earliest instant, or -Infinity where it is not known. Another process
   * may end before it announces the instant.
   */
  onArmed(callback: (dueAt: number) => void): () => void;

  /**
   * A number that stays the same until this process commits with `notify`, or another one commits. Undefined where that takes
   * a round trip, as on PostgreSQL.
   */
  version(): number | undefined;

  /** Resolves when the callbacks have been called for everything committed by now. Lets tests do without waiting. */
  checkNow(): Promise<void>;
}

interface LocalChanges extends Changes, Listener {
  stop(): Promise<void>;
}

/** `changed` and `armed` are for commits of this process. Several in one turn of the event loop call back once. */
export function watchChanges(backend: Backend, onError: (error: unknown) => void): LocalChanges {
  const changeCallbacks = new Set<() => void>();
  const armedCallbacks = new Set<(dueAt: number) => void>();
  let watch: Watch | undefined;
  let pending: NodeJS.Immediate | undefined;
  let isChanged = false;
  let changes = 0;
  let earliest = Infinity;

  const callAll = (callbacks: Iterable<() => void>) => {
    for (const callback of callbacks) {
      try {
        callback();
      } catch (error) {
        onError(error);
      }
    }
  };
  const callPending = () => {
    if (pending === undefined) return;
    clearImmediate(pending);
    pending = undefined;
    const [wasChanged, dueAt] = [isChanged, earliest];
    isChanged = false;
    earliest = Infinity;
    if (wasChanged) callAll(changeCallbacks);
    if (dueAt < Infinity) callAll([...armedCallbacks].map((callback) => () => callback(dueAt)));
  };
  const listener: Listener = {
    changed() {
      changes += 1;
      isChanged = true;
      pending ??= setImmediate(callPending);
    },
    armed(dueAt) {
      earliest = Math.min(earliest, dueAt);
      pending ??= setImmediate(callPending);
    },
  };

  const follow = <Callback extends (dueAt: number) => void>(
    callbacks: Set<Callback>,
    own: Callback,
  ) => {
    callbacks.add(own);
    watch ??= backend.watch(listener);
    return () => void callbacks.delete(own);
  };

  return {
    ...listener,
    // Wraps the callback, so that a callback that is passed twice is called twice.
    onChange: (callback) => follow(changeCallbacks, () => callback()),
    onArmed: (callback) => follow(armedCallbacks, (dueAt) => callback(dueAt)),
    version() {
      const foreign = backend.foreignEpoch?.();
      // Both numbers only grow, and so does their sum.
      return foreign === undefined ? undefined : foreign + changes;
    },
    async checkNow() {
      await watch?.checkNow();
      callPending();
    },
    async stop() {
      clearImmediate(pending);
      await watch?.stop();
    },
  };
}
