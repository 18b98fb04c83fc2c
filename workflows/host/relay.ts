// Tells Temporal of every wakeup that was armed: at least once, in whatever process it was armed.
import type { Services } from "../../server/context.js";
import {
  RELAYED_AT_ONCE,
  claimUnrelayedWakeups,
  listOverdueWakeups,
  listUnrelayedWakeups,
  settleRelayed,
  type UnrelayedWakeup,
} from "../../server/store/wakeups.js";
import { backOffMs } from "../../server/wakeups/back-off.js";
import type { RelayFigures } from "../../server/wakeups/engine.js";
import { LONGEST_SLEEP_MS, repeat } from "../../server/wakeups/repeat.js";
import type { Gateway } from "./gateway.js";

/** Requests to Temporal at the same time. */
const AT_ONCE = 32;
/** After failures. */
const LONGEST_PAUSE_MS = 10_000;
/** For which a process that is about to tell keeps others from telling the same: longer than a request may take. */
const TELLING_MS = 15_000;
/** Between two questions whether Temporal answers, and */
const PING_MS = 5_000;
/** two looks for what is overdue. */
const RECONCILE_MS = 30_000;
/** What should have happened so long ago is late: nobody does it, or its workflow is gone. */
const LATE_MS = 30_000;

export interface Relay {
  start(): void;
  /** Tells of everything that is not told yet. Rejects where Temporal does not answer; what was told is marked. */
  relayNow(): Promise<void>;
  /** Tells of whatever is late once more; later on it only starts the workflow of what has none. */
  reconcile(): Promise<void>;
  /** Whether Temporal cannot be reached, or something is late. */
  readonly isDegraded: boolean;
  figures(): RelayFigures;
  stop(): Promise<void>;
}

export function makeRelay(
  { clock, log, random, store }: Pick<Services, "clock" | "log" | "random" | "store">,
  gateway: Gateway,
): Relay {
  const counts = { told: 0, failures: 0, reconciled: 0 };
  let failuresInARow = 0;
  let waitingSince: number | undefined;
  let isLate = false;
  let [pingedAt, reconciledAt] = [-Infinity, -Infinity];
  let cursor = 0;
  /** Of the rows that are late, the versions that were told again: a workflow that sleeps too long needs no second one. */
  const toldAgain = new Map<number, number>();

  let isStopped = false;
  let unfollow = () => {};

  const relayBatch = async (wakeups: readonly UnrelayedWakeup[]): Promise<void> => {
    const told = new Set<UnrelayedWakeup>();
    const line = [...wakeups];
    let failure: { error: unknown } | undefined;
    const tell = async () => {
      for (let next = line.shift(); next && !failure; next = line.shift()) {
        try {
          await gateway.arm(next, next.runAt);
          told.add(next);
        } catch (error) {
          failure = { error };
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, line.length) }, tell));
    await store.write((tx) => settleRelayed(tx, wakeups, told));
    counts.told += told.size;
    if (failure) throw failure.error;
  };

  const relayAll = async () => {
    for (;;) {
      if ((await listUnrelayedWakeups(store)).length === 0) {
        waitingSince = undefined;
        return;
      }
      waitingSince ??= performance.now();
      const realNow = clock.realNow();
      const claim = { realNow, until: realNow + TELLING_MS };
      const wakeups = await store.write((tx) => claimUnrelayedWakeups(tx, claim));
      // The others tell the rest.
      if (wakeups.length === 0) return;
      await relayBatch(wakeups);
      if (isStopped) return;
    }
  };

  /** One after the other, so that nothing is told twice at once. */
  let telling: Promise<void> = Promise.resolve();
  const relayNow = () => (telling = telling.catch(() => {}).then(relayAll));

  const reconcile = async () => {
    const overdue = await listOverdueWakeups(store, {
      before: clock.now() - LATE_MS,
      after: cursor,
      realNow: clock.realNow(),
    });
    isLate = overdue.length > 0 || (isLate && cursor > 0);
    // The next look goes on where this page was full, and begins anew where it was the last.
    cursor = overdue.length < RELAYED_AT_ONCE ? 0 : (overdue.at(-1)?.position ?? 0);
    if (!isLate) toldAgain.clear();
    for (const wakeup of overdue) {
      const { position, version, runAt } = wakeup;
      if (toldAgain.get(position) === version) await gateway.ensure(wakeup, runAt);
      else await gateway.arm(wakeup, runAt);
      toldAgain.set(position, version);
    }
    counts.reconciled += overdue.length;
  };

  const look = async () => {
    await relayNow();
    const now = performance.now();
    if (now - pingedAt >= PING_MS) {
      await gateway.ping();
      pingedAt = now;
    }
    if (now - reconciledAt >= (isLate ? PING_MS : RECONCILE_MS)) {
      await reconcile();
      reconciledAt = now;
    }
  };

  const lookout = repeat(async () => {
    try {
      await look();
      if (failuresInARow > 0) log.info({ failures: failuresInARow }, "Temporal answers again");
      failuresInARow = 0;
      return LONGEST_SLEEP_MS;
    } catch (error) {
      failuresInARow += 1;
      counts.failures += 1;
      // What it has lost meanwhile is found as soon as it answers.
      reconciledAt = -Infinity;
      if (failuresInARow === 1) log.error({ err: error }, "wakeups cannot be told to Temporal");
      const chance = random.bytes(1).readUInt8() / 255;
      return Math.min(backOffMs(failuresInARow, chance), LONGEST_PAUSE_MS);
    }
  });
  /** A commit hurries nothing while Temporal does not answer. */
  const onChange = () => {
    if (failuresInARow === 0) lookout.nudge();
  };

  return {
    start() {
      unfollow = store.changes.onChange(onChange);
      lookout.nudge();
    },
    relayNow,
    reconcile,
    get isDegraded() {
      return failuresInARow > 0 || isLate;
    },
    figures: () => ({
      ...counts,
      lagMs: waitingSince === undefined ? 0 : performance.now() - waitingSince,
    }),
    async stop() {
      isStopped = true;
      unfollow();
      await lookout.stop();
    },
  };
}
