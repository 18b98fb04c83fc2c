// What a worker does for the workflows: the row decides whether anything is due.
import { ApplicationFailure, Context } from "@temporalio/activity";

import type { Services } from "../../server/services.js";
import { findWakeup, leaseWakeup } from "../../server/store/wakeups.js";
import type { Kinds } from "../../server/wakeups/kind.js";
import { LEASE_MS, attemptWakeup, describe } from "../../server/wakeups/runner.js";
import { workflowIdOf, type Activities, type Advanced, type Wakeup } from "../names.js";

/** A quarter of the heartbeat's time limit. */
export const HEARTBEAT_MS = 5_000;
/** An endpoint that is never idle gets a new round after so long: each is an activity with an end. */
const ROUND_MS = 60_000;

export interface ActivitiesOptions {
  kinds?: Kinds;
  /** Real time after which a round of webhooks begins nothing more. */
  roundMs?: number;
  /** Told how late each one was, in milliseconds of the service's clock. */
  onAdvance?: (wakeup: Wakeup, latenessMs: number) => void;
  /** For a clock that has to be read elsewhere first. */
  beforeAdvance?: () => Promise<void>;
}

/**
 * Done again, they find what is left to do, and answer when that is due. What fails is put off on its row, so they reject
 * only while the database does not answer.
 */
export function makeActivities(
  services: Services,
  {
    kinds = services.kinds,
    roundMs = ROUND_MS,
    onAdvance = () => {},
    beforeAdvance,
  }: ActivitiesOptions = {},
): Activities {
  const { clock, log, store } = services;

  /** A round that goes on for long is not late: whoever looks for what is sees that somebody has it in hand. */
  const hold = async (wakeup: Wakeup): Promise<void> => {
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
    onAdvance(wakeup, now - found.runAt);
    await attemptWakeup(services, kinds, found, { ...(signal && { signal }) });
    const left = await findWakeup(store, wakeup);
    return { now: clock.now(), nextAt: left?.runAt ?? null };
  };

  /** Failures stand in the workflow's history in the clear: they say what our own lists say. */
  const advance = async (wakeup: Wakeup, signal?: AbortSignal): Promise<Advanced> => {
    try {
      return await advanceRow(wakeup, signal);
    } catch (error) {
      throw ApplicationFailure.create({ message: describe(error), type: "NotAdvanced" });
    }
  };

  /** The rounds of this process that go on, by workflow. */
  const rounds = new Map<string, { stop: AbortController; over: Promise<unknown> }>();

  /**
   * One that Temporal has given up, because it heard nothing of it while it was away itself, goes on here: it is ended
   * before the next one begins, or both would send.
   */
  const deliverBatch = async (wakeup: Wakeup, cancelled: AbortSignal): Promise<Advanced> => {
    const id = workflowIdOf(wakeup);
    const earlier = rounds.get(id);
    earlier?.stop.abort();
    const stop = new AbortController();
    const round = (earlier?.over ?? Promise.resolve()).then(() =>
      advance(wakeup, AbortSignal.any([cancelled, stop.signal, AbortSignal.timeout(roundMs)])),
    );
    const own = { stop, over: round.catch(() => {}) };
    rounds.set(id, own);
    try {
      return await round;
    } finally {
      if (rounds.get(id) === own) rounds.delete(id);
    }
  };

  return {
    advance: (wakeup) => advance(wakeup),
    async advanceExternal(wakeup) {
      const context = Context.current();
      const timer = setInterval(() => {
        context.heartbeat();
        hold(wakeup).catch((error: unknown) => log.error({ err: error }, "a claim cannot be kept"));
      }, HEARTBEAT_MS);
      try {
        return await deliverBatch(wakeup, context.cancellationSignal);
      } finally {
        clearInterval(timer);
      }
    },
  };
}
