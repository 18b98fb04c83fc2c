// Counts the errors that the API returns to each key, for the console. A request pays for an entry in a map, however many fail.
import type { ServiceContext } from "../context.js";
import { hourOf } from "../domain/counters.js";
import type { ErrorCode } from "../lib/errors.js";
import { addErrors, saveErrors, type ApiErrors } from "../store/api-errors/queries.js";

/** How long errors wait, so that they are written together. */
const PAUSE_MS = 1000;
/** The most entries that wait while the database does not respond. */
const MOST_WAITING = 1_000;

type Failure = Readonly<{
  keyId: string | undefined;
  operation: string | undefined;
  code: ErrorCode | undefined;
  requestId: string;
}>;

interface ApiErrorLog {
  /** Counts a failed request. Ignores one that succeeded, or whose key is not known. */
  note(failure: Failure): void;
  /** Writes the counts that are not written yet. */
  flush(): Promise<void>;
}

export function createApiErrorLog({
  store,
  clock,
  catalogue,
  log,
}: Pick<ServiceContext, "store" | "clock" | "catalogue" | "log">): ApiErrorLog {
  let waiting = new Map<string, ApiErrors>();
  let timer: NodeJS.Timeout | undefined;

  function wait(name: string, errors: ApiErrors): void {
    const known = waiting.get(name);
    if (known || waiting.size < MOST_WAITING) waiting.set(name, addErrors(known, errors));
    plan();
  }

  const plan = () => void (timer ??= setTimeout(() => void flush(), PAUSE_MS).unref());

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const noted = waiting;
    waiting = new Map();
    if (noted.size === 0) return;
    try {
      await store.write((tx) => saveErrors(tx, [...noted.values()]), { durability: "relaxed" });
    } catch (error) {
      log.error({ err: error }, "errors of the API were not counted");
      // Counts that came meanwhile are newer.
      const since = waiting;
      waiting = noted;
      for (const [name, errors] of since) wait(name, errors);
      plan();
    }
  }

  return {
    note({ keyId, operation, code, requestId }) {
      if (code === undefined || operation === undefined || keyId === undefined) return;
      const key = catalogue.key(keyId);
      if (!key) return;
      const { productId, mode } = key;
      const at = clock.now();
      const startsAt = hourOf(at);
      wait(`${startsAt} ${keyId} ${operation} ${code}`, {
        ...{ productId, mode, startsAt, keyId, operation, code },
        ...{ count: 1, newest: [{ requestId, at }] },
      });
    },
    flush,
  };
}
