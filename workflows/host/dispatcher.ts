// Dispatches every armed wakeup to Temporal at least once, whichever process armed it.
import type { ServiceContext } from "../../server/context.js";
import { backOffMs } from "../../server/lib/back-off.js";
import { ServiceError } from "../../server/lib/errors.js";
import {
  DISPATCH_BATCH_SIZE,
  acquirePendingDispatches,
  hasPendingDispatches,
  listOverdueWakeups,
  completeDispatches,
  type UndispatchedWakeup,
} from "../../server/store/wakeups/dispatch.js";
import type { DispatchFigures } from "../../server/wakeups/engine.js";
import { MAX_SLEEP_MS, createPoller } from "../../server/wakeups/poller.js";
import { RECONNECT_BACK_OFF } from "./connection.js";
import { RefusedError, type Gateway } from "./gateway.js";

/** Concurrent requests to Temporal, for new wakeups and for overdue ones. */
const MAX_DISPATCHES_IN_FLIGHT = 32;
const MAX_OVERDUE_IN_FLIGHT = 16;
/**
 * How long a process that dispatches wakeups keeps others from dispatching them. A batch that takes longer, because Temporal is
 * slow, may be dispatched twice, which is harmless. A wakeup that Temporal refuses is retried after this time.
 */
const DISPATCH_LEASE_MS = 15_000;
/** Real time between two pings. */
const PING_MS = 5_000;
/** Real time between two reconciliations. */
const RECONCILE_MS = 30_000;
/** A wakeup that was due so long ago is overdue: no worker runs it, or its workflow has been lost. */
const OVERDUE_MS = 30_000;
/** An overdue wakeup is signalled again after so long, because a Temporal that lost its last moments lost the signal as well. */
const SIGNAL_AGAIN_MS = 600_000;
/** How long requests in flight may take when the process stops. */
const GRACE_MS = 1_000;

export interface Dispatcher {
  start(): void;
  /** Dispatches everything pending. Rejects where Temporal does not respond; wakeups that it accepted before are marked. */
  dispatchPending(): Promise<void>;
  /** Dispatches overdue wakeups again. Soon after an earlier call it only starts workflows that do not run. */
  reconcile(): Promise<void>;
  /** Whether Temporal does not respond, refuses a wakeup, or a wakeup is overdue. */
  readonly isDegraded: boolean;
  figures(): DispatchFigures;
  stop(): Promise<void>;
}

export function createDispatcher(
  { clock, log, random, store }: Pick<ServiceContext, "clock" | "log" | "random" | "store">,
  gateway: Gateway,
): Dispatcher {
  const counts = { dispatched: 0, failures: 0, reconciled: 0 };
  let failuresInARow = 0;
  let pendingSince: number | undefined;
  let refusedAt = -Infinity;
  let isOverdue = false;
  let reconciledAt = -Infinity;
  /** When which version of an overdue row was signalled again: a workflow that sleeps too long needs no second signal. */
  const signalledAgain = new Map<number, { version: number; at: number }>();
  let isStopped = false;
  let unfollow = () => {};

  /** Sends each wakeup, several at a time. Notes those that Temporal refuses; any other failure ends the call. */
  const sendAll = async (
    wakeups: readonly UndispatchedWakeup[],
    maxInFlight: number,
    send: (wakeup: UndispatchedWakeup) => Promise<void>,
  ) => {
    const queue = [...wakeups];
    const [dispatched, refused] = [new Set<UndispatchedWakeup>(), new Set<UndispatchedWakeup>()];
    let failure: { error: unknown } | undefined;
    const sendNext = async () => {
      for (let next = queue.shift(); next && !failure && !isStopped; next = queue.shift()) {
        try {
          await send(next);
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
    await Promise.all(Array.from({ length: Math.min(maxInFlight, queue.length) }, sendNext));
    return { dispatched, refused, failure };
  };

  const dispatchAll = async () => {
    while (!isStopped && (await hasPendingDispatches(store, clock.realNow()))) {
      pendingSince ??= performance.now();
      const realNow = clock.realNow();
      const lease = { realNow, until: realNow + DISPATCH_LEASE_MS };
      const wakeups = await store.write((tx) => acquirePendingDispatches(tx, lease));
      // Other processes have leased the rest.
      if (wakeups.length === 0) break;
      const sent = await sendAll(wakeups, MAX_DISPATCHES_IN_FLIGHT, (each) =>
        gateway.arm(each, each.runAt),
      );
      await store.write((tx) => completeDispatches(tx, wakeups, sent));
      counts.dispatched += sent.dispatched.size;
      if (sent.failure) throw sent.failure.error;
      if (sent.dispatched.size > 0) noteAnswer();
      pendingSince = undefined;
    }
    // While Temporal does not respond, nothing is dispatched, whichever process holds the lease.
    if (failuresInARow === 0) pendingSince = undefined;
  };

  /** Dispatches run one after the other, so that nothing is dispatched twice at once. */
  let dispatching: Promise<void> = Promise.resolve();
  const dispatchPending = () => (dispatching = dispatching.catch(() => {}).then(dispatchAll));

  const sendOverdue = async (wakeup: UndispatchedWakeup): Promise<void> => {
    const { id, version, runAt } = wakeup;
    const before = signalledAgain.get(id);
    const at = performance.now();
    if (before?.version === version && at - before.at < SIGNAL_AGAIN_MS)
      return gateway.ensure(wakeup, runAt);
    await gateway.arm(wakeup, runAt);
    signalledAgain.set(id, { version, at });
    counts.reconciled += 1;
  };

  const listOverdue = (isExternal: boolean, after?: UndispatchedWakeup) => {
    const before = clock.now() - OVERDUE_MS;
    return listOverdueWakeups(store, { isExternal, before, realNow: clock.realNow() }, after);
  };

  const reconcile = async () => {
    let hasOverdue = false;
    for (const isExternal of [false, true])
      for (let after: UndispatchedWakeup | undefined; ;) {
        const page = await listOverdue(isExternal, after);
        if (page.length > 0) hasOverdue = isOverdue = true;
        const { failure } = await sendAll(page, MAX_OVERDUE_IN_FLIGHT, sendOverdue);
        if (failure) throw failure.error;
        after = page.at(-1);
        if (page.length < DISPATCH_BATCH_SIZE || isStopped) break;
      }
    isOverdue = hasOverdue;
    if (!isOverdue) signalledAgain.clear();
  };

  /** Checks whether Temporal responds, and whether due wakeups have run. */
  const monitorOnce = async () => {
    await gateway.ping();
    noteAnswer();
    if (performance.now() - reconciledAt >= RECONCILE_MS) {
      await reconcile();
      reconciledAt = performance.now();
      // A slow Temporal has many overdue wakeups: between reconciliations they are only counted.
    } else if (isOverdue)
      isOverdue = (await listOverdue(false)).length > 0 || (await listOverdue(true)).length > 0;
  };

  const noteAnswer = () => {
    if (failuresInARow > 0)
      log.info({ failures: failuresInARow, ...gateway.place }, "Temporal is back");
    failuresInARow = 0;
  };

  const polling = (poll: () => Promise<void>, sleepMs: number) =>
    createPoller(async () => {
      try {
        await poll();
        return sleepMs;
      } catch (error) {
        // A database that does not respond is not Temporal's failure, and requests report it.
        if (isStopped || error instanceof ServiceError) return sleepMs;
        failuresInARow += 1;
        counts.failures += 1;
        // Wakeups that Temporal lost meanwhile are found as soon as it responds.
        reconciledAt = -Infinity;
        if (failuresInARow === 1)
          log.error({ err: error, ...gateway.place }, "cannot dispatch wakeups to Temporal");
        return backOffMs(RECONNECT_BACK_OFF, failuresInARow, random);
      }
    });
  const poller = polling(dispatchPending, MAX_SLEEP_MS);
  const monitor = polling(monitorOnce, PING_MS);
  /** While Temporal does not respond, a commit wakes nothing. */
  const onArmed = () => {
    if (failuresInARow === 0) poller.wake();
  };

  return {
    start() {
      unfollow = store.changes.onArmed(onArmed);
      poller.wake();
      monitor.wake();
    },
    dispatchPending,
    reconcile,
    get isDegraded() {
      return (
        failuresInARow > 0 || isOverdue || performance.now() - refusedAt < 2 * DISPATCH_LEASE_MS
      );
    },
    figures: () => ({
      ...counts,
      lagMs: pendingSince === undefined ? 0 : performance.now() - pendingSince,
    }),
    async stop() {
      isStopped = true;
      unfollow();
      const timer = setTimeout(() => gateway.abandon(), GRACE_MS);
      await Promise.all([poller.stop(), monitor.stop()]);
      clearTimeout(timer);
    },
  };
}
