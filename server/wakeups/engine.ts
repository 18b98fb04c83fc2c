// The embedded engine: does what falls due, in the server's process, from the rows in the database.
import { makeBell } from "../bell.js";
import { ManualClock } from "../clock.js";
import type { Services } from "../context.js";
import type { WriteOptions } from "../store/engine/db.js";
import {
  CLAIMED_AT_ONCE,
  claimWakeups,
  listDueWakeups,
  nextWakeupAt,
  releaseAllClaims,
  type ClaimedWakeup,
} from "../store/wakeups.js";
import { MANUAL_CLOCK, writeSetting } from "../store/settings.js";
import type { Kinds } from "./kind.js";
import { wakeupKinds } from "./kinds.js";
import { LONGEST_SLEEP_MS, SHORTEST_SLEEP_MS, repeat } from "./repeat.js";
import { LEASE_MS, startRunner, type Runner } from "./runner.js";

/** What one process does at the same time, of what is outward and of what is not. */
const MOST_AT_ONCE = 4 * CLAIMED_AT_ONCE;

/** The lanes: what talks to other machines does not hold up what does not. */
const [INWARD, OUTWARD] = [false, true];

/** What was told to Temporal since the start of the process; nothing where the engine is embedded. */
export interface RelayFigures {
  told: number;
  failures: number;
  reconciled: number;
  /** Since when something waits to be told. */
  lagMs: number;
}
const NO_RELAY: RelayFigures = { told: 0, failures: 0, reconciled: 0, lagMs: 0 };

export interface Wakeups {
  /** Does by itself what falls due from now on. */
  start(): Promise<void>;
  /** Resolves when everything that is due now has been tried. */
  settle(): Promise<void>;
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
export function createWakeups(services: Services, kinds: Kinds = wakeupKinds): Wakeups {
  return services.clock instanceof ManualClock
    ? steppedEngine(services, services.clock, kinds)
    : timedEngine(services, kinds);
}

function claimDue({ clock, store }: Services, isOutward: boolean): Promise<ClaimedWakeup[]> {
  const realNow = clock.realNow();
  const claim = { isOutward, now: clock.now(), realNow, until: realNow + LEASE_MS };
  return store.write((tx) => claimWakeups(tx, claim));
}

const nextAt = async ({ clock, store }: Services, isOutward: boolean): Promise<number> =>
  (await nextWakeupAt(store, isOutward, clock.realNow())) ?? Infinity;

/** One process alone uses an embedded database: what is claimed at its start was claimed by one that has died. */
async function takeOver({ store }: Services): Promise<void> {
  if (store.dialect === "sqlite") await store.write(releaseAllClaims);
}

const refuseToMove = () => Promise.reject(new Error("The system's clock cannot be moved."));

function timedEngine(services: Services, kinds: Kinds): Wakeups {
  const runner = startRunner(services, kinds);
  const lanes = [INWARD, OUTWARD].map((isOutward) => timedLane(services, isOutward, runner));
  let unfollow = () => {};
  return {
    async start() {
      await takeOver(services);
      unfollow = services.store.changes.onChange(() => lanes.forEach((lane) => lane.nudge()));
      lanes.forEach((lane) => lane.nudge());
    },
    async settle() {
      await Promise.all(lanes.map((lane) => lane.settle()));
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

function timedLane(services: Services, isOutward: boolean, runner: Runner) {
  const { clock, log } = services;
  const underWay = new Set<Promise<void>>();
  let isStopped = false;
  let isFailing = false;

  const begin = (wakeup: ClaimedWakeup) => {
    const done = runner.run(wakeup).finally(() => {
      const wasFull = isFull();
      underWay.delete(done);
      if (wasFull && !isFull()) lookout.nudge();
    });
    underWay.add(done);
  };
  const isFull = () => underWay.size > MOST_AT_ONCE - CLAIMED_AT_ONCE;

  /** Claims until nothing is due, and answers how long to sleep. */
  const claimAll = async (): Promise<number> => {
    for (;;) {
      const sleepMs = (await nextAt(services, isOutward)) - clock.now();
      if (sleepMs > 0 || isFull() || isStopped)
        return Math.min(Math.max(sleepMs, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS);
      (await claimDue(services, isOutward)).forEach(begin);
    }
  };
  const lookout = repeat(async () => {
    try {
      const sleepMs = await claimAll();
      isFailing = false;
      return sleepMs;
    } catch (error) {
      // Once for each outage: what cannot be reached is told apart.
      if (!isFailing) log.error({ err: error }, "the wakeups that are due cannot be read");
      isFailing = true;
      return LONGEST_SLEEP_MS;
    }
  });

  return {
    nudge: () => lookout.nudge(),
    isFailing: () => isFailing,
    async settle() {
      do {
        await lookout.looking;
        lookout.nudge();
        await lookout.looking;
        await Promise.all(underWay);
      } while ((await nextAt(services, isOutward)) <= clock.now());
    },
    async stop() {
      isStopped = true;
      await lookout.stop();
      await Promise.all(underWay);
    },
  };
}

/** A manual clock belongs to one process, so nothing is claimed. */
function steppedEngine(services: Services, clock: ManualClock, kinds: Kinds): Wakeups {
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
  const goingOut = new Map<number, Promise<void>>();
  const bell = makeBell();

  const goOut = (wakeup: ClaimedWakeup) => {
    const gone = runner.run(wakeup).finally(() => {
      goingOut.delete(wakeup.position);
      bell.ring();
    });
    goingOut.set(wakeup.position, gone);
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
      const inward = await listDueWakeups(store, { isOutward: INWARD, now });
      for (const wakeup of inward) await runner.run(wakeup, options);
      if (inward.length > 0) continue;
      const due = await listDueWakeups(store, { isOutward: OUTWARD, now });
      const outward = due.filter(({ position }) => !goingOut.has(position));
      // Nobody hears of what the next moment may undo.
      if (outward.length > 0 && options?.isHurried) await keepClock();
      outward.forEach(goOut);
      if (goingOut.size === 0) return;
      await bell.rung();
    }
    await Promise.all(goingOut.values());
  };

  const runUntil = async (instant: number) => {
    for (;;) {
      // A week holds a thousand instants: only the last need wait for the disk.
      await runDue({ isHurried: true });
      const next = Math.min(await nextAt(services, INWARD), await nextAt(services, OUTWARD));
      clock.advanceTo(Math.min(next, instant));
      if (next > instant || isStopped) return;
    }
  };

  const moveTo = async (instant: number) => {
    await runUntil(instant);
    await keepClock();
  };

  let following: Promise<void> | undefined;
  const settle = () => {
    bell.ring();
    return (following ??= inTurn(() => {
      following = undefined;
      return runDue();
    }));
  };

  return {
    settle,
    advanceTo: (instant) => inTurn(() => moveTo(instant)),
    advanceBy: (spanMs) => inTurn(() => moveTo(clock.now() + spanMs)),
    figures: () => NO_RELAY,
    isDegraded: () => false,
    async start() {
      await takeOver(services);
      const onError = (error: unknown) =>
        log.error({ err: error }, "the wakeups that are due cannot be read");
      const onChange = () => void settle().catch(onError);
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
