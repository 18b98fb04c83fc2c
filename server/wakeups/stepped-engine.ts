// The engine on a manual clock: moves the clock from one instant to the next and runs the due wakeups at each. A manual clock
// belongs to one process, so nothing is leased.
import { setImmediate as nextTurn } from "node:timers/promises";

import type { ManualClock } from "../lib/clock.js";
import type { ServiceContext } from "../context.js";
import { createSignal } from "../lib/signal.js";
import type { WriteOptions } from "../store/engine/db.js";
import { MANUAL_CLOCK, writeServiceValue } from "../store/service/queries.js";
import { listDueWakeups, type LeasedWakeup } from "../store/wakeups/lease.js";
import { NO_DISPATCHES, type Wakeups } from "./engine.js";
import type { Kinds } from "./kind.js";
import { nextAt, takeOver } from "./lanes.js";
import { startRunner } from "./runner.js";

/** How long, in milliseconds of real time, one move of the clock keeps the turn. */
const SLICE_MS = 50;

export function createSteppedEngine(
  services: ServiceContext,
  clock: ManualClock,
  kinds: Kinds,
): Wakeups {
  const { config, log, store } = services;
  const runner = startRunner(services, kinds);
  let isStopped = false;
  let unfollow = () => {};

  let last: Promise<void> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.then(
      () => {},
      () => {},
    );
    return turn;
  };

  /** External wakeups by row id, so that later wakeups of the same instant do not wait for them. */
  const inFlight = new Map<number, Promise<void>>();
  const signal = createSignal();

  const runExternal = (wakeup: LeasedWakeup) => {
    const done = runner.run(wakeup).finally(() => {
      inFlight.delete(wakeup.id);
      signal.notify();
    });
    inFlight.set(wakeup.id, done);
  };

  /** Saves the clock and waits for the disk, which includes all earlier writes that did not wait. */
  const saveClock = async () => {
    if (config.clock === "manual")
      await store.write((tx) => writeServiceValue(tx, MANUAL_CLOCK, String(clock.now())));
  };

  /** Runs transactional wakeups in the order of their instants, then external ones together. Resolves when all are done. */
  const runDue = async (options?: WriteOptions) => {
    while (!isStopped) {
      const now = clock.now();
      const transactional = await listDueWakeups(store, { isExternal: false, now });
      for (const wakeup of transactional) await runner.run(wakeup, options);
      if (transactional.length > 0) continue;
      const due = await listDueWakeups(store, { isExternal: true, now });
      const external = due.filter(({ id }) => !inFlight.has(id));
      // Other machines must not receive anything that a crash may still undo.
      if (external.length > 0 && options?.durability === "relaxed") await saveClock();
      external.forEach(runExternal);
      if (inFlight.size === 0) return;
      await signal.wait();
    }
    await Promise.all(inFlight.values());
  };

  /** Moves towards an instant for the real time of a slice. Returns whether it got there. */
  const runSlice = async (instant: number): Promise<boolean> => {
    for (const startedAt = performance.now(); performance.now() - startedAt < SLICE_MS;) {
      // A week holds a thousand instants: only the last one has to wait for the disk.
      await runDue({ durability: "relaxed" });
      const next = Math.min(
        await nextAt(services, "transactional"),
        await nextAt(services, "external"),
      );
      clock.advanceTo(Math.min(next, instant));
      if (next > instant || isStopped) {
        await saveClock();
        return true;
      }
    }
    return false;
  };

  /** Runs in slices, between which other moves of the clock and requests have their turn. */
  const inSlices = async (runNext: () => Promise<boolean>) => {
    while (!(await inTurn(runNext))) await nextTurn();
  };

  const advanceBy = (spanMs: number) => {
    let left = spanMs;
    return inSlices(async () => {
      const from = clock.now();
      const isThere = await runSlice(from + left);
      left -= clock.now() - from;
      return isThere;
    });
  };

  let draining: Promise<void> | undefined;
  const drain = () => {
    signal.notify();
    return (draining ??= inTurn(() => {
      draining = undefined;
      return runDue();
    }));
  };

  return {
    drain,
    advanceTo: (instant) => inSlices(() => runSlice(instant)),
    advanceBy,
    figures: () => NO_DISPATCHES,
    isDegraded: () => false,
    async start() {
      await takeOver(services);
      const onError = (error: unknown) =>
        log.error({ err: error }, "cannot read the wakeups that are due");
      const onArmed = () => void drain().catch(onError);
      unfollow = store.changes.onArmed(onArmed);
      onArmed();
    },
    async stop() {
      isStopped = true;
      unfollow();
      await last;
      runner.stop();
    },
  };
}
