// Tells Temporal of every wakeup that was armed: at least once, in whatever process it was armed.
import type { ServiceContext } from "../../server/context.js";
import { ServiceError } from "../../server/http/response/status.js";
import {
  DISPATCH_BATCH_SIZE,
  acquirePendingDispatches,
  hasPendingDispatches,
  listOverdueWakeups,
  completeDispatches,
  type UndispatchedWakeup,
} from "../../server/store/wakeups.js";
import { backOffMs } from "../../server/back-off.js";
import type { DispatchFigures } from "../../server/wakeups/engine.js";
import { MAX_SLEEP_MS, createPoller } from "../../server/wakeups/poller.js";
import { RECONNECT_BACK_OFF } from "./connection.js";
import { RefusedError, type Gateway } from "./gateway.js";

/** Requests to Temporal at the same time, about what is new and about what is late. */
const AT_ONCE = 32;
const LATE_AT_ONCE = 16;
/**
 * For which a process that is about to tell keeps others from telling the same. A batch that takes longer, because
 * Temporal is slow, may be told twice, which is harmless. What it refuses is told again after as long.
 */
const TELLING_MS = 15_000;
/** Between two questions whether Temporal answers, and */
const PING_MS = 5_000;
/** two rounds through what is overdue. */
const RECONCILE_MS = 30_000;
/** What should have happened so long ago is late: nobody does it, or its workflow is gone. */
const LATE_MS = 30_000;
/** What is late and was told again is told once more after so long: a Temporal that lost its last moments lost that, too. */
const TELL_AGAIN_MS = 600_000;
/** What is under way may end within this when the process stops. */
const GRACE_MS = 1_000;

export interface Relay {
  start(): void;
  /** Tells of everything that is not told yet. Rejects where Temporal does not answer; what was told is marked. */
  relayNow(): Promise<void>;
  /** Tells of whatever is late once more; soon after that it only starts the workflow of what has none. */
  reconcile(): Promise<void>;
  /** Whether Temporal cannot be reached, refuses something, or something is late. */
  readonly isDegraded: boolean;
  figures(): DispatchFigures;
  stop(): Promise<void>;
}

export function makeRelay(
  { clock, log, random, store }: Pick<ServiceContext, "clock" | "log" | "random" | "store">,
  gateway: Gateway,
): Relay {
  const counts = { dispatched: 0, failures: 0, reconciled: 0 };
  let failuresInARow = 0;
  let waitingSince: number | undefined;
  let refusedAt = -Infinity;
  let isLate = false;
  let reconciledAt = -Infinity;
  /** When which version of a row that is late was told again: a workflow that sleeps too long needs no second signal. */
  const signalledAgain = new Map<number, { version: number; at: number }>();
  let isStopped = false;
  let unfollow = () => {};

  /** Asks Temporal about each, some at once. What it refuses is noted; the first other failure ends it. */
  const askAll = async (
    wakeups: readonly UndispatchedWakeup[],
    atOnce: number,
    ask: (wakeup: UndispatchedWakeup) => Promise<void>,
  ) => {
    const line = [...wakeups];
    const [dispatched, refused] = [new Set<UndispatchedWakeup>(), new Set<UndispatchedWakeup>()];
    let failure: { error: unknown } | undefined;
    const askInTurn = async () => {
      for (let next = line.shift(); next && !failure && !isStopped; next = line.shift()) {
        try {
          await ask(next);
          dispatched.add(next);
        } catch (error) {
          if (!(error instanceof RefusedError)) {
            failure = { error };
            return;
          }
          refused.add(next);
          refusedAt = performance.now();
          counts.failures += 1;
          const { kind, ref } = next;
          log.error({ err: error, kind, ref, ...gateway.place }, "Temporal refuses a wakeup");
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, line.length) }, askInTurn));
    return { dispatched, refused, failure };
  };

  const relayAll = async () => {
    while (!isStopped && (await hasPendingDispatches(store, clock.realNow()))) {
      waitingSince ??= performance.now();
      const realNow = clock.realNow();
      const claim = { realNow, until: realNow + TELLING_MS };
      const wakeups = await store.write((tx) => acquirePendingDispatches(tx, claim));
      // Others are about to tell the rest.
      if (wakeups.length === 0) break;
      const asked = await askAll(wakeups, AT_ONCE, (each) => gateway.arm(each, each.runAt));
      await store.write((tx) => completeDispatches(tx, wakeups, asked));
      counts.dispatched += asked.dispatched.size;
      if (asked.failure) throw asked.failure.error;
      if (asked.dispatched.size > 0) noteAnswer();
      waitingSince = undefined;
    }
    // While Temporal is away nobody tells it, whoever has it in hand.
    if (failuresInARow === 0) waitingSince = undefined;
  };

  /** One after the other, so that nothing is told twice at once. */
  let telling: Promise<void> = Promise.resolve();
  const relayNow = () => (telling = telling.catch(() => {}).then(relayAll));

  const tellLate = async (wakeup: UndispatchedWakeup): Promise<void> => {
    const { id, version, runAt } = wakeup;
    const before = signalledAgain.get(id);
    const at = performance.now();
    if (before?.version === version && at - before.at < TELL_AGAIN_MS)
      return gateway.ensure(wakeup, runAt);
    await gateway.arm(wakeup, runAt);
    signalledAgain.set(id, { version, at });
    counts.reconciled += 1;
  };

  const listLate = (isExternal: boolean, after?: UndispatchedWakeup) => {
    const before = clock.now() - LATE_MS;
    return listOverdueWakeups(store, { isExternal, before, realNow: clock.realNow() }, after);
  };

  const reconcile = async () => {
    let hasLate = false;
    for (const isExternal of [false, true])
      for (let after: UndispatchedWakeup | undefined; ;) {
        const page = await listLate(isExternal, after);
        if (page.length > 0) hasLate = isLate = true;
        const { failure } = await askAll(page, LATE_AT_ONCE, tellLate);
        if (failure) throw failure.error;
        after = page.at(-1);
        if (page.length < DISPATCH_BATCH_SIZE || isStopped) break;
      }
    isLate = hasLate;
    if (!isLate) signalledAgain.clear();
  };

  /** Whether Temporal answers, and whether what is due is done. */
  const lookAfter = async () => {
    await gateway.ping();
    noteAnswer();
    if (performance.now() - reconciledAt >= RECONCILE_MS) {
      await reconcile();
      reconciledAt = performance.now();
      // Too much of it is late when Temporal is slow: it is looked at more often, and not asked about.
    } else if (isLate)
      isLate = (await listLate(false)).length > 0 || (await listLate(true)).length > 0;
  };

  const noteAnswer = () => {
    if (failuresInARow > 0)
      log.info({ failures: failuresInARow, ...gateway.place }, "Temporal answers again");
    failuresInARow = 0;
  };

  const repeating = (look: () => Promise<void>, sleepMs: number) =>
    createPoller(async () => {
      try {
        await look();
        return sleepMs;
      } catch (error) {
        // A database that is away is not Temporal's failure, and requests say so.
        if (isStopped || error instanceof ServiceError) return sleepMs;
        failuresInARow += 1;
        counts.failures += 1;
        // What it has lost meanwhile is found as soon as it answers.
        reconciledAt = -Infinity;
        if (failuresInARow === 1)
          log.error({ err: error, ...gateway.place }, "wakeups cannot be told to Temporal");
        return backOffMs(RECONNECT_BACK_OFF, failuresInARow, random);
      }
    });
  const dispatcher = repeating(relayNow, MAX_SLEEP_MS);
  const monitor = repeating(lookAfter, PING_MS);
  /** A commit hurries nothing while Temporal does not answer. */
  const onChange = () => {
    if (failuresInARow === 0) dispatcher.wake();
  };

  return {
    start() {
      unfollow = store.changes.onChange(onChange);
      dispatcher.wake();
      monitor.wake();
    },
    relayNow,
    reconcile,
    get isDegraded() {
      return failuresInARow > 0 || isLate || performance.now() - refusedAt < 2 * TELLING_MS;
    },
    figures: () => ({
      ...counts,
      lagMs: waitingSince === undefined ? 0 : performance.now() - waitingSince,
    }),
    async stop() {
      isStopped = true;
      unfollow();
      const timer = setTimeout(() => gateway.abandon(), GRACE_MS);
      await Promise.all([dispatcher.stop(), monitor.stop()]);
      clearTimeout(timer);
    },
  };
}
