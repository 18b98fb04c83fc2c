// The engine on the system clock: each lane leases the due wakeups, runs them and sleeps until the next instant.
import type { ServiceContext } from "../context.js";
import { LEASE_BATCH_SIZE, acquireWakeups, type LeasedWakeup } from "../store/wakeups/lease.js";
import { NO_DISPATCHES, type Wakeups } from "./engine.js";
import type { Kinds } from "./kind.js";
import { LANES, nextAt, takeOver, type Lane } from "./lanes.js";
import { MAX_SLEEP_MS, MIN_SLEEP_MS, createPoller } from "./poller.js";
import { LEASE_MS, startRunner, type Runner } from "./runner.js";

/** How many wakeups of a lane one process has in flight. */
const MAX_IN_FLIGHT = 4 * LEASE_BATCH_SIZE;

export function createTimedEngine(services: ServiceContext, kinds: Kinds): Wakeups {
  const runner = startRunner(services, kinds);
  const lanes = LANES.map((lane) => createLane(services, lane, runner));
  const wakeBy = (dueAt: number) => lanes.forEach((lane) => lane.wakeBy(dueAt));
  const refuseToMove = () => Promise.reject(new Error("The system clock cannot be moved."));
  let unfollow = () => {};
  return {
    async start() {
      await takeOver(services);
      unfollow = services.store.changes.onArmed(wakeBy);
      wakeBy(-Infinity);
    },
    async drain() {
      await Promise.all(lanes.map((lane) => lane.drain()));
    },
    advanceTo: refuseToMove,
    advanceBy: refuseToMove,
    figures: () => NO_DISPATCHES,
    isDegraded: () => lanes.some((lane) => lane.isFailing()),
    async stop() {
      unfollow();
      await Promise.all(lanes.map((lane) => lane.stop()));
      runner.stop();
    },
  };
}

function createLane(services: ServiceContext, lane: Lane, runner: Runner) {
  const { clock, log, store } = services;
  const inFlight = new Set<Promise<void>>();
  let isStopped = false;
  let isFailing = false;

  const isFull = () => inFlight.size > MAX_IN_FLIGHT - LEASE_BATCH_SIZE;

  const run = (wakeup: LeasedWakeup) => {
    const done = runner.run(wakeup).finally(() => {
      inFlight.delete(done);
      // Another wakeup fits now, and this one may be due again.
      poller.wake();
    });
    inFlight.add(done);
  };

  const acquireDue = (): Promise<LeasedWakeup[]> => {
    const realNow = clock.realNow();
    const until = realNow + LEASE_MS;
    const lease = { isExternal: lane === "external", now: clock.now(), realNow, until };
    return store.write((tx) => acquireWakeups(tx, lease));
  };

  /** Leases and runs until nothing is due. Returns how long to sleep. */
  const runDue = async (): Promise<number> => {
    for (;;) {
      const sleepMs = (await nextAt(services, lane)) - clock.now();
      if (sleepMs > 0 || isFull() || isStopped)
        return Math.min(Math.max(sleepMs, MIN_SLEEP_MS), MAX_SLEEP_MS);
      (await acquireDue()).forEach(run);
    }
  };

  const poller = createPoller(async () => {
    try {
      const sleepMs = await runDue();
      isFailing = false;
      return sleepMs;
    } catch (error) {
      // Logged once for each outage.
      if (!isFailing) log.error({ err: error }, "cannot read the wakeups that are due");
      isFailing = true;
      return MAX_SLEEP_MS;
    }
  });

  return {
    wakeBy: (dueAt: number) => poller.wakeWithin(dueAt - clock.now()),
    isFailing: () => isFailing,
    async drain() {
      do {
        await poller.polling;
        poller.wake();
        await poller.polling;
        await Promise.all(inFlight);
      } while ((await nextAt(services, lane)) <= clock.now());
    },
    async stop() {
      isStopped = true;
      await poller.stop();
      await Promise.all(inFlight);
    },
  };
}
