// The story that all wakeups share: wait for the instant, advance, wait for the next one.
import {
  condition,
  continueAsNew,
  defineSignal,
  proxyActivities,
  proxyLocalActivities,
  setHandler,
  workflowInfo,
} from "@temporalio/workflow";

import type { TransactionalKindName, ExternalKindName } from "../server/wakeups/kind-names.js";
import { EXTERNAL_TASK_QUEUE, REARM, type Activities, type Advanced, type Armed } from "./names.js";

const rearm = defineSignal<[Armed]>(REARM);

/**
 * One short transaction. Locally: a threshold costs one task of the workflow instead of two and three events. What
 * fails is counted and put off on its row, so only a database that does not answer comes back as an error: it is tried
 * until it does, for the row is the truth and nobody else would.
 */
const { advance } = proxyLocalActivities<Pick<Activities, "advance">>({
  startToCloseTimeout: "10 s",
  // Waits longer than this are timers of the server's: no worker holds them.
  localRetryThreshold: "5 s",
  retry: { initialInterval: "1 s", backoffCoefficient: 2, maximumInterval: "1 min" },
});

/**
 * A round of webhooks or of a mail: seconds, or a minute where much waits. Its heartbeats say that its worker lives; one
 * that has died is replaced after 20 s. The long limit ends only what hangs in spite of its heartbeats.
 */
const { advanceExternal } = proxyActivities<Pick<Activities, "advanceExternal">>({
  taskQueue: EXTERNAL_TASK_QUEUE,
  startToCloseTimeout: "10 min",
  heartbeatTimeout: "20 s",
  retry: { initialInterval: "1 s", backoffCoefficient: 2, maximumInterval: "1 min" },
});

/** A clock that stands still, or goes back, must not keep a workflow turning. */
const SHORTEST_PAUSE_MS = 50;
const pauseUntil = (nextAt: number, now: number): number =>
  nextAt <= now ? 0 : Math.max(nextAt - now, SHORTEST_PAUSE_MS);

export const followTransactional = (kind: TransactionalKindName, armed: Armed): Promise<void> =>
  follow(armed, () => advance({ kind, ref: armed.ref }));

export const followExternal = (kind: ExternalKindName, armed: Armed): Promise<void> =>
  follow(armed, () => advanceExternal({ kind, ref: armed.ref }));

/**
 * The row decides: this only wakes no later than it is due. Instants that are signalled can come in any order, so the
 * earliest counts until the row has been read; a row that has moved on, or has gone, says so when it is.
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
    // Whoever signalled had written the row before.
    signalled = Infinity;
    const { now, nextAt } = await advance();
    // By the service's clock, which may differ from Temporal's: only the time between is taken over.
    if (nextAt !== null) next = Date.now() + pauseUntil(nextAt, now);
    else if (signalled === Infinity) return;
    else next = Infinity;
    if (workflowInfo().continueAsNewSuggested)
      await continueAsNew({ ref, dueAt: Math.min(next, signalled) });
  }
}
