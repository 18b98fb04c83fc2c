// The embedded engine: does what falls due, in the server's process, from the rows in the database.
import { createSignal } from "../signal.js";
import { ManualClock } from "../clock.js";
import type { ServiceContext } from "../context.js";
import type { WriteOptions } from "../store/engine/db.js";
import {
  LEASE_BATCH_SIZE,
  acquireWakeups,
  listDueWakeups,
  nextWakeupAt,
  releaseAllLeases,
  type LeasedWakeup,
} from "../store/wakeups.js";
import { MANUAL_CLOCK, writeSetting } from "../store/settings.js";
import type { Kinds } from "./kind.js";
import { MAX_SLEEP_MS, MIN_SLEEP_MS, createPoller } from "./poller.js";
import { LEASE_MS, startRunner, type Runner } from "./runner.js";

/** What one process does at the same time, of what is outward and of what is not. */
const MAX_IN_FLIGHT = 4 * LEASE_BATCH_SIZE;

/** The lanes: what talks to other machines does not hold up what does not. */
const [TRANSACTIONAL, EXTERNAL] = [false, true];

/** What was told to Temporal since the start of the process; nothing where the engine is embedded. */
export interface RelayFigures {
  dispatched: number;
  failures: number;
  reconciled: number;
  /** Since when something waits to be told. */
  lagMs: number;
}
const NO_RELAY: RelayFigures = { dispatched: 0, failures: 0, reconciled: 0, lagMs: 0 };

export interface Wakeups {
  /** Does by itself what falls due from now on. */
  start(): Promise<void>;
  /** Resolves when everything that is due now has been tried. */
  drain(): Promise<void>;
  /**
   * Moves a manual clock to an instant, through everything that falls due on the way, in order. Resolves when all of it
   * has been done. Never moves the clock back.
   */
  advanceTo(instant: number): Promise<void>;
  /** The same by a span from where the clock stands when its turn comes: who moves it at once adds up. */
  advanceBy(spanMs: number): Promise<void>;
  /** Whether what falls due may be late at this moment. */
  isDegraded(): boolean;
  /** For metrics. */
  figures(): RelayFigures;
  /** Finishes what is under way, and begins nothing more. */
  stop(): Promise<void>;
}

/** On the system's clock it sleeps until something is due; a manual clock it takes from instant to instant. */
export function createWakeups(services: ServiceContext, kinds: Kinds): Wakeups {
  return services.clock instanceof ManualClock
    ? steppedEngine(services, services.clock, kinds)
    : timedEngine(services, kinds);
}

function acquireDue(
  { clock, store }: ServiceContext,
  isExternal: boolean,
): Promise<LeasedWakeup[]> {
  const realNow = clock.realNow();
  const claim = { isExternal, now: clock.now(), realNow, until: realNow + LEASE_MS };
  return store.write((tx) => acquireWakeups(tx, claim));
}

const nextAt = async ({ clock, store }: ServiceContext, isExternal: boolean): Promise<number> =>
  (await nextWakeupAt(store, isExternal, clock.realNow())) ?? Infinity;

/** One process alone uses an embedded database: what is claimed at its start was claimed by one that has died. */
async function takeOver({ store }: ServiceContext): Promise<void> {
  if (store.dialect === "sqlite") await store.write(releaseAllLeases);
}

const refuseToMove = () => Promise.reject(new Error("The system's clock cannot be moved."));

function timedEngine(services: ServiceContext, kinds: Kinds): Wakeups {
  const runner = startRunner(services, kinds);
  const lanes = [TRANSACTIONAL, EXTERNAL].map((isExternal) =>
    timedLane(services, isExternal, runner),
  );
  let unfollow = () => {};
  return {
    async start() {
      await takeOver(services);
      unfollow = services.store.changes.onChange(() => lanes.forEach((lane) => lane.nudge()));
      lanes.forEach((lane) => lane.nudge());
    },
    async drain() {
      await Promise.all(lanes.map((lane) => lane.drain()));
    },
    advanceTo: refuseToMove,
    advanceBy: refuseToMove,
    figures: () => NO_RELAY,
    isDegraded: () => lanes.some((lane) => lane.isFailing()),
    async stop() {
      unfollow();
      await Promise.all(lanes.map((lane) => lane.stop()));
      runner.stop();
    },
  };
}

function timedLane(services: ServiceContext, isExternal: boolean, runner: Runner) {
  const { clock, log } = services;
  const inFlight = new Set<Promise<void>>();
  let isStopped = false;
  let isFailing = false;

  const begin = (wakeup: LeasedWakeup) => {
    const done = runner.run(wakeup).finally(() => {
      const wasFull = isFull();
      inFlight.delete(done);
      if (wasFull && !isFull()) poller.wake();
    });
    inFlight.add(done);
  };
  const isFull = () => inFlight.size > MAX_IN_FLIGHT - LEASE_BATCH_SIZE;

  /** Claims until nothing is due, and answers how long to sleep. */
  const acquireAll = async (): Promise<number> => {
    for (;;) {
      const sleepMs = (await nextAt(services, isExternal)) - clock.now();
      if (sleepMs > 0 || isFull() || isStopped)
        return Math.min(Math.max(sleepMs, MIN_SLEEP_MS), MAX_SLEEP_MS);
      (await acquireDue(services, isExternal)).forEach(begin);
    }
  };
  const poller = createPoller(async () => {
    try {
      const sleepMs = await acquireAll();
      isFailing = false;
      return sleepMs;
    } catch (error) {
      // Once for each outage: what cannot be reached is told apart.
      if (!isFailing) log.error({ err: error }, "the wakeups that are due cannot be read");
      isFailing = true;
      return MAX_SLEEP_MS;
    }
  });

  return {
    nudge: () => poller.wake(),
    isFailing: () => isFailing,
    async drain() {
      do {
        await poller.polling;
        poller.wake();
        await poller.polling;
        await Promise.all(inFlight);
      } while ((await nextAt(services, isExternal)) <= clock.now());
    },
    async stop() {
      isStopped = true;
      await poller.stop();
      await Promise.all(inFlight);
    },
  };
}

/** A manual clock belongs to one process, so nothing is claimed. */
function steppedEngine(services: ServiceContext, clock: ManualClock, kinds: Kinds): Wakeups {
  const { config, log, store } = services;
  const runner = startRunner(services, kinds);
  let isStopped = false;
  let unfollow = () => {};

  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };

  /** What is going out, by its row. What falls due meanwhile at the same instant does not wait for it. */
  const inFlight = new Map<number, Promise<void>>();
  const signal = createSignal();

  const deliver = (wakeup: LeasedWakeup) => {
    const delivery = runner.run(wakeup).finally(() => {
      inFlight.delete(wakeup.id);
      signal.notify();
    });
    inFlight.set(wakeup.id, delivery);
  };

  /** With it, whatever was hurried before is on disk. */
  const keepClock = async () => {
    if (config.clock === "manual")
      await store.write((tx) => writeSetting(tx, MANUAL_CLOCK, String(clock.now())));
  };

  /** In the order of their instants; what is outward then goes out side by side. Resolves when all of it has gone. */
  const runDue = async (options?: WriteOptions) => {
    while (!isStopped) {
      const now = clock.now();
      const transactional = await listDueWakeups(store, { isExternal: TRANSACTIONAL, now });
      for (const wakeup of transactional) await runner.run(wakeup, options);
      if (transactional.length > 0) continue;
      const due = await listDueWakeups(store, { isExternal: EXTERNAL, now });
      const external = due.filter(({ id }) => !inFlight.has(id));
      // Nobody hears of what the next moment may undo.
      if (external.length > 0 && options?.isHurried) await keepClock();
      external.forEach(deliver);
      if (inFlight.size === 0) return;
      await signal.wait();
    }
    await Promise.all(inFlight.values());
  };

  const runUntil = async (instant: number) => {
    for (;;) {
      // A week holds a thousand instants: only the last need wait for the disk.
      await runDue({ isHurried: true });
      const next = Math.min(
        await nextAt(services, TRANSACTIONAL),
        await nextAt(services, EXTERNAL),
      );
      clock.advanceTo(Math.min(next, instant));
      if (next > instant || isStopped) return;
    }
  };

  const moveTo = async (instant: number) => {
    await runUntil(instant);
    await keepClock();
  };

  let following: Promise<void> | undefined;
  const drain = () => {
    signal.notify();
    return (following ??= inTurn(() => {
      following = undefined;
      return runDue();
    }));
  };

  return {
    drain,
    advanceTo: (instant) => inTurn(() => moveTo(instant)),
    advanceBy: (spanMs) => inTurn(() => moveTo(clock.now() + spanMs)),
    figures: () => NO_RELAY,
    isDegraded: () => false,
    async start() {
      await takeOver(services);
      const onError = (error: unknown) =>
        log.error({ err: error }, "the wakeups that are due cannot be read");
      const onChange = () => void drain().catch(onError);
      unfollow = store.changes.onChange(onChange);
      onChange();
    },
    async stop() {
      isStopped = true;
      unfollow();
      await last;
      runner.stop();
    },
  };
}
