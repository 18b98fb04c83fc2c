// Remembers on which day each key was last used, without a write for each request.
import { DAY_MS, dateIn, type LocalDate } from "../lib/dates.js";
import type { Store } from "../store/engine/store.js";
import { saveKeyUse } from "../store/products/queries.js";

/** How long the first use of a day waits, so that one write stores the uses of several keys. */
const PAUSE_MS = 1000;

interface KeyUse {
  /** Notes that a key was used. The first time in a day (UTC, real time) it is written soon after. */
  note(keyId: string, realNow: number): void;
  /** Writes the noted uses that are not yet written. */
  flush(): Promise<void>;
}

/** `onError` is called where a write fails; the use is then noted again the next day. */
export function createKeyUse(store: Store, onError: (error: unknown) => void): KeyUse {
  const lastDays = new Map<string, number>();
  const pending = new Map<string, LocalDate>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const used = [...pending];
    pending.clear();
    if (used.length === 0) return;
    await store
      .write(async (tx) => {
        for (const [keyId, day] of used) await saveKeyUse(tx, keyId, day);
      })
      .catch(onError);
  }

  return {
    note(keyId, realNow) {
      const day = Math.floor(realNow / DAY_MS);
      if (lastDays.get(keyId) === day) return;
      lastDays.set(keyId, day);
      pending.set(keyId, dateIn("UTC", realNow));
      timer ??= setTimeout(() => void flush(), PAUSE_MS).unref();
    },
    flush,
  };
}
