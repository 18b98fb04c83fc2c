import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { openTestServices } from "../../testing/services.js";
import { TestFolder } from "../../testing/folder.js";
import { ManualClock, type Clock } from "../lib/clock.js";
import { createEmbeddedEngine, type Services } from "../services.js";
import { makeLog } from "../lib/log.js";
import { armWakeup, armWakeupBy, disarmWakeup } from "../store/wakeups/arm.js";
import { acquireWakeups } from "../store/wakeups/lease.js";
import { listWakeups } from "../store/wakeups/list.js";
import { MANUAL_CLOCK, ensureServiceValue } from "../store/service/queries.js";
import { RunningClock } from "../../testing/running-clock.js";
import type { Wakeups } from "./engine.js";
import type { Kinds } from "./kind.js";
import type { WakeupKindName } from "../domain/wakeup-kinds.js";

const START = Date.parse("2026-11-21T09:00:00Z");
const HOUR = 3_600_000;

type Advance = (ref: string, now: number) => Promise<number | undefined> | number | undefined;

let folder: TestFolder;
let services: Services;
let done: { kind: string; ref: string; now: number }[];
const lines: string[] = [];

beforeEach(() => {
  folder = new TestFolder();
  done = [];
});
afterEach(async () => {
  await services.store.close();
  folder[Symbol.dispose]();
});

async function open<C extends Clock>(clock: C): Promise<C> {
  const log = makeLog("info", [], { write: (line) => void lines.push(line) });
  services = await openTestServices(folder.config(), { log, clock });
  return clock;
}

/** Returns an engine whose kinds record their calls, and then do as the test says. */
function engine(advance: Partial<Record<WakeupKindName, Advance>> = {}): Wakeups {
  const names: WakeupKindName[] = ["birthday", "mail", "otpRotation", "webhookDelivery"];
  const kinds = names.map((kind) => [
    kind,
    {
      advance: async (_services: Services, ref: string, now: number) => {
        done.push({ kind, ref, now });
        return advance[kind]?.(ref, now);
      },
    },
  ]);
  return createEmbeddedEngine(services, Object.fromEntries(kinds) as Kinds);
}

const arm = (ref: string, dueAt: number, kind: WakeupKindName = "birthday") =>
  services.store.write((tx) => armWakeup(tx, { kind, ref, dueAt }));
const all = () => listWakeups(services.store, { failing: false });
const refs = () => done.map(({ ref }) => ref);

describe("a manual clock", () => {
  test("runs what falls due in the order of its instants, each at its own", async () => {
    const clock = await open(new ManualClock(START));
    await arm("third", START + 3 * HOUR);
    await arm("first", START + HOUR);
    await arm("second", START + 2 * HOUR, "mail");
    await arm("later", START + 9 * HOUR);
    await engine().advanceTo(START + 5 * HOUR);
    expect(done).toEqual([
      { kind: "birthday", ref: "first", now: START + HOUR },
      { kind: "mail", ref: "second", now: START + 2 * HOUR },
      { kind: "birthday", ref: "third", now: START + 3 * HOUR },
    ]);
    expect(clock.now()).toBe(START + 5 * HOUR);
    expect((await all()).map(({ ref }) => ref)).toEqual(["later"]);
  });

  test("runs what falls due on the way as well", async () => {
    await open(new ManualClock(START));
    await arm("hourly", START + HOUR);
    await engine({ birthday: (_ref, now) => now + HOUR }).advanceTo(START + 24 * HOUR);
    expect(done.map(({ now }) => (now - START) / HOUR)).toEqual(
      Array.from({ length: 24 }, (_, hour) => hour + 1),
    );
  });

  /** If this goes, a product that moves the clock by a year holds up all others. */
  test("moves in slices: another move has its turn before a long one ends, and both add up", async () => {
    const clock = await open(new ManualClock(START));
    await arm("often", START + 1000);
    const ends: string[] = [];
    let other: Promise<void> | undefined;
    const wakeups = engine({
      birthday: (_ref, now) => {
        other ??= wakeups.advanceBy(HOUR).then(() => void ends.push("short"));
        return now + 1000;
      },
    });
    await wakeups.advanceBy(2 * HOUR).then(() => void ends.push("long"));
    await other;
    expect(ends).toEqual(["short", "long"]);
    expect(clock.now()).toBe(START + 3 * HOUR);
  });

  test("never goes back", async () => {
    const clock = await open(new ManualClock(START));
    await engine().advanceTo(START - HOUR);
    expect(clock.now()).toBe(START);
  });

  test("stands still until the last external wakeup has run", async () => {
    const clock = await open(new ManualClock(START));
    await arm("webhook", START + HOUR, "webhookDelivery");
    let gone = 0;
    await engine({
      webhookDelivery: async () => {
        await new Promise((resolve) => setImmediate(resolve));
        gone = clock.now();
        return undefined;
      },
    }).advanceTo(START + 2 * HOUR);
    expect(gone).toBe(START + HOUR);
  });

  test("is on disk, with everything before it, before an external wakeup runs", async () => {
    services = await openTestServices(
      folder.config({ CLOCK: "manual", CLOCK_START: new Date(START).toISOString() }),
    );
    await arm("transactional", START + HOUR);
    await arm("external", START + 2 * HOUR, "webhookDelivery");
    const kept: number[] = [];
    const look = async () => {
      const clock = await services.store.write((tx) =>
        ensureServiceValue(tx, MANUAL_CLOCK, "none"),
      );
      kept.push((Number(clock) - START) / HOUR);
      return undefined;
    };
    await engine({ webhookDelivery: look }).advanceTo(START + 3 * HOUR);
    await look();
    expect(kept).toEqual([2, 3]);
  });

  test("runs what falls due at its instant while an external wakeup is in flight", async () => {
    await open(new ManualClock(START));
    const noted = new Map<string, () => void>();
    const isDone = (ref: string) => new Promise<void>((resolve) => noted.set(ref, resolve));
    let release = () => {};
    const wakeups = engine({
      birthday: (ref) => {
        noted.get(ref)?.();
        return undefined;
      },
      webhookDelivery: async (ref) => {
        noted.get(ref)?.();
        if (ref === "hangs") await new Promise<void>((resolve) => (release = resolve));
        return undefined;
      },
    });
    const hangs = isDone("hangs");
    await arm("hangs", START, "webhookDelivery");
    const settled = [wakeups.drain()];
    await hangs;
    for (const [ref, kind] of [
      ["external", "webhookDelivery"],
      ["transactional", "birthday"],
    ] as const) {
      const next = isDone(ref);
      await arm(ref, START, kind);
      settled.push(wakeups.drain());
      await next;
    }
    release();
    await Promise.all(settled);
    expect(refs()).toEqual(["hangs", "external", "transactional"]);
    expect(await all()).toEqual([]);
  });
});

describe("a wakeup overdue after downtime", () => {
  test.each(["manual", "running"])("runs once, in order, on a %s clock", async (kind) => {
    await open(kind === "manual" ? new ManualClock(START) : new RunningClock(START));
    for (let count = 0; count < 200; count++) await arm(`${count}`, START - HOUR + count);
    const wakeups = engine();
    await wakeups.start();
    await wakeups.drain();
    await wakeups.stop();
    expect(refs()).toEqual(Array.from({ length: 200 }, (_, count) => `${count}`));
    expect(await all()).toEqual([]);
  });
});

describe("a row", () => {
  test("that is armed several times runs once", async () => {
    await open(new RunningClock(START));
    for (let count = 0; count < 3; count++) await arm("one", START);
    const [one, other] = [engine(), engine()];
    await Promise.all([one.drain(), other.drain()]);
    expect(refs()).toEqual(["one"]);
    await Promise.all([one.stop(), other.stop()]);
  });

  test("runs once with several engines on one database", async () => {
    await open(new RunningClock(START));
    for (let count = 0; count < 300; count++) await arm(`${count}`, START - count);
    const engines = [engine(), engine(), engine()];
    await Promise.all(engines.map((each) => each.drain()));
    expect(new Set(refs()).size).toBe(300);
    expect(done).toHaveLength(300);
    await Promise.all(engines.map((each) => each.stop()));
  });

  test("that is armed again while it runs, runs again at its new instant", async () => {
    const clock = await open(new RunningClock(START));
    await arm("one", START, "mail");
    const wakeups = engine({
      mail: async (ref, now) => {
        if (now === START) await arm(ref, START + HOUR, "mail");
        return undefined;
      },
    });
    await wakeups.drain();
    expect(await all()).toMatchObject([{ ref: "one", dueAt: START + HOUR }]);
    clock.set(START + HOUR);
    await wakeups.drain();
    await wakeups.stop();
    expect(done.map(({ now }) => now)).toEqual([START, START + HOUR]);
    expect(await all()).toEqual([]);
  });

  test("can be brought forward by `armWakeupBy`, not postponed", async () => {
    await open(new ManualClock(START));
    const by = (dueAt: number) =>
      services.store.write((tx) => armWakeupBy(tx, { kind: "mail", ref: "one", dueAt }));
    for (const [dueAt, stands] of [
      [3, 3],
      [5, 3],
      [2, 2],
    ] as const) {
      await by(START + dueAt);
      expect(await all()).toMatchObject([{ dueAt: START + stands }]);
    }
    await services.store.write((tx) => disarmWakeup(tx, { kind: "mail", ref: "one" }));
    expect(await all()).toEqual([]);
  });

  test("does not exist when the transaction that arms it is rolled back", async () => {
    await open(new ManualClock(START));
    await expect(
      services.store.write(async (tx) => {
        await armWakeup(tx, { kind: "mail", ref: "one", dueAt: START });
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    expect(await all()).toEqual([]);
  });
});

describe("a process that died with leases", () => {
  const acquire = (realNow: number) =>
    services.store.write((tx) =>
      acquireWakeups(tx, { isExternal: false, now: START, realNow, until: realNow + 30_000 }),
    );

  test("loses them at the next start", async () => {
    await open(new RunningClock(START));
    await arm("one", START);
    expect(await acquire(Date.now())).toHaveLength(1);
    const wakeups = engine();
    await wakeups.start();
    await wakeups.drain();
    await wakeups.stop();
    expect(refs()).toEqual(["one"]);
  });

  test("loses them to another process once they have expired, not before", async () => {
    const clock = await open(new RunningClock(START));
    await arm("one", START);
    expect(await acquire(Date.now())).toHaveLength(1);
    const wakeups = engine();
    await wakeups.drain();
    expect(refs()).toEqual([]);
    clock.realAheadMs = 30_001;
    await wakeups.drain();
    await wakeups.stop();
    expect(refs()).toEqual(["one"]);
  });
});

describe("a wakeup that fails", () => {
  test("is retried at longer and longer pauses, stays visible, and runs in the end", async () => {
    await open(new ManualClock(START));
    await arm("one", START);
    let failures = 0;
    const wakeups = engine({
      birthday: () => {
        failures += 1;
        if (failures <= 12) throw Object.assign(new Error("sam@family.example"), { code: "E" });
        return undefined;
      },
    });
    await wakeups.drain();
    expect(await listWakeups(services.store, { failing: true })).toMatchObject([
      { kind: "birthday", ref: "one", dueAt: START, attempts: 1, lastError: "Error E" },
    ]);
    await wakeups.advanceTo(START + 24 * HOUR);
    const pauses = done.slice(1).map(({ now }, place) => now - (done[place]?.now ?? 0));
    pauses.forEach((pause, place) => {
      const planned = Math.min(1000 * 2 ** place, 600_000);
      expect(Math.abs(pause / planned - 1)).toBeLessThanOrEqual(0.2);
    });
    expect(pauses).toHaveLength(12);
    expect(await all()).toEqual([]);
  });

  test("holds up none of the others", async () => {
    await open(new RunningClock(START));
    await arm("bad", START - 1);
    await arm("good", START);
    const wakeups = engine({
      birthday: (ref) => {
        if (ref === "bad") throw new Error("again");
        return undefined;
      },
    });
    await wakeups.drain();
    await wakeups.stop();
    expect(refs()).toEqual(["bad", "good"]);
  });

  test("of a kind that this version does not know is left for one that does", async () => {
    await open(new ManualClock(START));
    await arm("one", START, "overrideExpiry");
    await engine().drain();
    expect(await all()).toMatchObject([{ ref: "one", attempts: 1 }]);
  });
});

test("what talks to other machines holds up nothing else", async () => {
  await open(new RunningClock(START));
  await arm("hangs", START - HOUR, "webhookDelivery");
  await arm("inside", START);
  const [release, isReleased] = latch();
  const [called, isCalled] = latch();
  const wakeups = engine({
    webhookDelivery: () => isReleased,
    birthday: called,
  });
  await wakeups.start();
  await isCalled;
  expect(refs()).toContain("hangs");
  release();
  await wakeups.stop();
});

test("a clock that is set back runs nothing twice", async () => {
  const clock = await open(new RunningClock(START));
  await arm("one", START);
  const wakeups = engine();
  await wakeups.drain();
  clock.set(START - 5 * HOUR);
  await wakeups.drain();
  clock.set(START + HOUR);
  await wakeups.drain();
  await wakeups.stop();
  expect(refs()).toEqual(["one"]);
});

test("a commit wakes the engine", async () => {
  await open(new RunningClock(START));
  const [called, isCalled] = latch();
  const wakeups = engine({ birthday: called });
  await wakeups.start();
  await arm("one", START);
  await isCalled;
  await wakeups.stop();
  expect(refs()).toEqual(["one"]);
});

/** Returns a function that lets its waiters continue. */
function latch(): [open: () => undefined, isOpen: Promise<undefined>] {
  let open = () => {};
  const isOpen = new Promise<undefined>((resolve) => (open = () => resolve(undefined)));
  return [() => void open(), isOpen];
}
