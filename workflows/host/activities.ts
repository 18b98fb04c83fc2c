// The activities of the worker: the row decides whether anything is due.
import { ApplicationFailure, Context } from "@temporalio/activity";

import type { ServiceContext } from "../../server/context.js";
import { findWakeup, leaseWakeup } from "../../server/store/wakeups/lease.js";
import type { Kinds } from "../../server/wakeups/kind.js";
import { LEASE_MS, attemptWakeup, describe } from "../../server/wakeups/runner.js";
import { workflowIdOf, type Activities, type Advanced, type Wakeup } from "../names.js";

/** A quarter of the heartbeat's time limit. */
export const HEARTBEAT_MS = 5_000;
/** How long a batch accepts new deliveries: an endpoint that is never idle gets another batch, so that each activity ends. */
const BATCH_MS = 60_000;

export interface ActivitiesOptions {
  kinds?: Kinds;
  /** Real time after which a batch of webhooks starts no further delivery. */
  batchMs?: number;
  /** Called first, for a clock that has to be read from elsewhere. */
  beforeAdvance?: () => Promise<void>;
}

/**
 * Makes activities that can run again: they find what is left to do and return when that is due. A failure is postponed on its
 * row, so they reject only while the database does not respond.
 */
export function makeActivities(
  services: ServiceContext & { kinds: Kinds },
  { kinds = services.kinds, batchMs = BATCH_MS, beforeAdvance }: ActivitiesOptions = {},
): Activities {
  const { clock, log, store } = services;

  /** Renews the lease, by which the dispatcher sees that a long batch is not overdue. */
  const renewLease = async (wakeup: Wakeup): Promise<void> => {
    const found = await findWakeup(store, wakeup);
    const until = clock.realNow() + LEASE_MS;
    if (found) await store.write((tx) => leaseWakeup(tx, found, until));
  };

  const advanceRow = async (wakeup: Wakeup, signal?: AbortSignal): Promise<Advanced> => {
    await beforeAdvance?.();
    const now = clock.now();
    const found = await findWakeup(store, wakeup);
    if (!found) return { now, nextAt: null };
    if (found.runAt > now) return { now, nextAt: found.runAt };
    await attemptWakeup(services, kinds, found, { ...(signal && { signal }) });
    const left = await findWakeup(store, wakeup);
    return { now: clock.now(), nextAt: left?.runAt ?? null };
  };

  /** The history of a workflow holds failures in plain text, so they contain nothing but our own words. */
  const advance = async (wakeup: Wakeup, signal?: AbortSignal): Promise<Advanced> => {
    try {
      return await advanceRow(wakeup, signal);
    } catch (error) {
      throw ApplicationFailure.create({ message: describe(error), type: "NotAdvanced" });
    }
  };

  /** The batches of this process in flight, by workflow. */
  const batches = new Map<string, { stop: AbortController; over: Promise<unknown> }>();

  /**
   * Where Temporal itself did not respond, a batch that it has timed out still runs here. It is stopped before the next one
   * starts, or both would send.
   */
  const deliverBatch = async (wakeup: Wakeup, cancelled: AbortSignal): Promise<Advanced> => {
    const id = workflowIdOf(wakeup);
    const earlier = batches.get(id);
    earlier?.stop.abort();
    const stop = new AbortController();
    const batch = (earlier?.over ?? Promise.resolve()).then(() =>
      advance(wakeup, AbortSignal.any([cancelled, stop.signal, AbortSignal.timeout(batchMs)])),
    );
    const own = { stop, over: batch.catch(() => {}) };
    batches.set(id, own);
    try {
      return await batch;
    } finally {
      if (batches.get(id) === own) batches.delete(id);
    }
  };

  return {
    advance: (wakeup) => advance(wakeup),
    async advanceExternal(wakeup) {
      const context = Context.current();
      const timer = setInterval(() => {
        context.heartbeat();
        renewLease(wakeup).catch((error: unknown) =>
          log.error({ err: error }, "cannot renew a lease"),
        );
      }, HEARTBEAT_MS);
      try {
        return await deliverBatch(wakeup, context.cancellationSignal);
      } finally {
        clearInterval(timer);
      }
    },
  };
}
