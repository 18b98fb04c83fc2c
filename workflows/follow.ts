// The workflow of all wakeups: it waits for the instant, advances, and waits for the next one.
import {
  condition,
  continueAsNew,
  defineSignal,
  proxyActivities,
  proxyLocalActivities,
  setHandler,
  workflowInfo,
} from "@temporalio/workflow";

import type { TransactionalKindName, ExternalKindName } from "../server/domain/wakeup-kinds.js";
import { EXTERNAL_TASK_QUEUE, REARM, type Activities, type Advanced, type Armed } from "./names.js";

const rearm = defineSignal<[Armed]>(REARM);

/**
 * Runs one short transaction. As a local activity, a threshold costs one workflow task instead of two and three events. A failure
 * is counted and postponed on its row, so only a database that does not respond rejects. The activity is then retried without
 * end, because nothing else would run the row.
 */
const { advance } = proxyLocalActivities<Pick<Activities, "advance">>({
  startToCloseTimeout: "10 s",
  // Longer waits are timers in Temporal's server: they occupy no worker.
  localRetryThreshold: "5 s",
  retry: { initialInterval: "1 s", backoffCoefficient: 2, maximumInterval: "1 min" },
});

/**
 * Runs a batch of webhooks or a mail, for seconds, or a minute if many are due. Heartbeats show that the worker is alive; a dead
 * worker is replaced after 20 s. The long timeout only ends an activity that hangs in spite of its heartbeats.
 */
const { advanceExternal } = proxyActivities<Pick<Activities, "advanceExternal">>({
  taskQueue: EXTERNAL_TASK_QUEUE,
  startToCloseTimeout: "10 min",
  heartbeatTimeout: "20 s",
  retry: { initialInterval: "1 s", backoffCoefficient: 2, maximumInterval: "1 min" },
});

/** Keeps a workflow from spinning while the clock stands still or is set back. */
const SHORTEST_PAUSE_MS = 50;
const pauseUntil = (nextAt: number, now: number): number =>
  nextAt <= now ? 0 : Math.max(nextAt - now, SHORTEST_PAUSE_MS);

export const followTransactional = (kind: TransactionalKindName, armed: Armed): Promise<void> =>
  follow(armed, () => advance({ kind, ref: armed.ref }));

export const followExternal = (kind: ExternalKindName, armed: Armed): Promise<void> =>
  follow(armed, () => advanceExternal({ kind, ref: armed.ref }));

/**
 * Follows a row, which decides what is due: the workflow only wakes no later than that. Signals can arrive in any order, so the
 * earliest instant counts until the row has been read, which then says when it is due next or that it has been deleted.
 */
async function follow({ ref, dueAt }: Armed, advance: () => Promise<Advanced>): Promise<void> {
  let next = dueAt;
  let signalled = Infinity;
  setHandler(rearm, ({ dueAt }) => {
    signalled = Math.min(signalled, dueAt);
  });

  for (;;) {
    for (;;) {
      next = Math.min(next, signalled);
      const leftMs = next - Date.now();
      if (leftMs <= 0) break;
      await condition(() => signalled < next, leftMs);
    }
    // The row was written before the signal was sent.
    signalled = Infinity;
    const { now, nextAt } = await advance();
    // By the service's clock, which may differ from Temporal's: only the span between the two is used.
    if (nextAt !== null) next = Date.now() + pauseUntil(nextAt, now);
    else if (signalled === Infinity) return;
    else next = Infinity;
    if (workflowInfo().continueAsNewSuggested)
      await continueAsNew({ ref, dueAt: Math.min(next, signalled) });
  }
}
