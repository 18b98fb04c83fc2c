import { beforeAll, beforeEach, describe, expect, test } from "@jest/globals";

import { forEachDatabase } from "../../../testing/store.js";
import { statement } from "../engine/statement.js";
import type { Store } from "../engine/store.js";
import { armWakeup, armWakeupBy } from "./arm.js";
import { completeWakeup, postponeWakeup } from "./complete.js";
import {
  LEASE_BATCH_SIZE,
  acquireWakeups,
  nextWakeupAt,
  releaseAllLeases,
  renewLeases,
  type LeasedWakeup,
} from "./lease.js";
import {
  acquirePendingDispatches,
  completeDispatches,
  hasPendingDispatches,
  listOverdueWakeups,
} from "./dispatch.js";
import { listWakeups, wakeupFigures } from "./list.js";

const forgetAll = statement((sql) => sql("wakeups").delete());

forEachDatabase((database) => {
  let one: Store;
  let other: Store;

  beforeAll(async () => {
    one = await database.open();
    other = await database.open();
    await one.migrate();
  });
  beforeEach(async () => {
    await one.write((tx) => forgetAll(tx));
  });

  const arm = (ref: string, dueAt: number) =>
    one.write((tx) => armWakeup(tx, { kind: "birthday", ref, dueAt }));
  const claim = (store: Store, { now = 1_000, realNow = 0 } = {}) =>
    store.write((tx) =>
      acquireWakeups(tx, { isExternal: false, now, realNow, until: realNow + 30_000 }),
    );
  const rows = () => listWakeups(one, { failing: false });
  const only = ([first]: LeasedWakeup[]): LeasedWakeup => {
    if (!first) throw new Error("Nothing was claimed.");
    return first;
  };

  describe("what is due", () => {
    test("is claimed in order, and by one process only", async () => {
      const count = 3 * LEASE_BATCH_SIZE;
      for (let dueAt = count; dueAt > 0; dueAt--) await arm(`${dueAt}`, dueAt);
      const claims = await Promise.all([claim(one), claim(other), claim(one), claim(other)]);
      const refs = claims.flat().map(({ ref }) => ref);
      expect(new Set(refs).size).toBe(refs.length);
      while (refs.length < count) {
        const more = await claim(other);
        expect(more.length).toBeGreaterThan(0);
        refs.push(...more.map(({ ref }) => ref));
      }
      for (const own of claims)
        expect(own.map(({ dueAt }) => dueAt)).toEqual(
          own.map(({ dueAt }) => dueAt).sort((a, b) => a - b),
        );
      expect(await claim(one)).toEqual([]);
    });

    test("waits for its turn where someone is arming it, and is not passed over", async () => {
      await arm("busy", 5);
      let isArmed = () => {};
      const armed = new Promise<void>((resolve) => (isArmed = resolve));
      const arming = one.write(async (tx) => {
        await armWakeupBy(tx, { kind: "birthday", ref: "busy", dueAt: 6 });
        isArmed();
        // On SQLite no other transaction can wait inside this one, so the lease comes after it anyway.
        if (database.dialect === "postgres")
          await new Promise((resolve) => setTimeout(resolve, 100));
      });
      await armed;
      expect(await claim(other)).toMatchObject([{ ref: "busy", dueAt: 5 }]);
      await arming;
    });

    test("is not what is due later, nor what belongs to the other lane", async () => {
      await arm("later", 1_001);
      await one.write((tx) => armWakeup(tx, { kind: "mail", ref: "outward", dueAt: 5 }));
      expect(await claim(one)).toEqual([]);
      expect(await nextWakeupAt(one, false, 0)).toBe(1_001);
      expect(await nextWakeupAt(one, true, 0)).toBe(5);
    });

    test("can be claimed anew when a claim was not renewed in time", async () => {
      await arm("one", 5);
      const claimed = await claim(one);
      await one.write((tx) => renewLeases(tx, [only(claimed).id], 60_000));
      expect(await claim(other, { realNow: 59_999 })).toEqual([]);
      expect(await nextWakeupAt(other, false, 59_999)).toBeUndefined();
      expect(await claim(other, { realNow: 60_000 })).toMatchObject([{ ref: "one" }]);
      await one.write(releaseAllLeases);
      expect(await claim(one)).toHaveLength(1);
    });
  });

  describe("a claimed wakeup", () => {
    test("goes when it is done, and comes again at its next instant", async () => {
      await arm("done", 5);
      await arm("again", 6);
      const [done, again] = await claim(one);
      await one.write(async (tx) => {
        await completeWakeup(tx, done as LeasedWakeup, undefined);
        await completeWakeup(tx, again as LeasedWakeup, 9);
      });
      expect(await rows()).toMatchObject([{ ref: "again", dueAt: 9, attempts: 0 }]);
      expect(await claim(other)).toMatchObject([{ ref: "again", dueAt: 9 }]);
    });

    test("that was released is free, though its claim was about to be renewed", async () => {
      await arm("again", 5);
      const claimed = only(await claim(one));
      await one.write((tx) => completeWakeup(tx, claimed, 9));
      await one.write((tx) => renewLeases(tx, [claimed.id], 60_000));
      expect(await nextWakeupAt(one, false, 0)).toBe(9);
      expect(await claim(other)).toMatchObject([{ ref: "again", dueAt: 9 }]);
    });

    test.each(["done", "again", "failed"])(
      "that is armed anew meanwhile keeps its new instant when it is %s",
      async (outcome) => {
        await arm("one", 5);
        const claimed = only(await claim(one));
        await arm("one", 7);
        await one.write((tx) =>
          outcome === "failed"
            ? postponeWakeup(tx, claimed, { runAt: 99, lastError: "Error" })
            : completeWakeup(tx, claimed, outcome === "done" ? undefined : 42),
        );
        expect(await rows()).toMatchObject([{ ref: "one", dueAt: 7, runAt: 7, attempts: 0 }]);
        expect(await claim(other)).toMatchObject([{ ref: "one", dueAt: 7 }]);
      },
    );

    test("that fails waits, is still due when it was, and comes no sooner where it is brought forward", async () => {
      await arm("one", 5);
      const claimed = only(await claim(one));
      await one.write((tx) => postponeWakeup(tx, claimed, { runAt: 500, lastError: "Error E" }));
      await one.write((tx) => armWakeupBy(tx, { kind: "birthday", ref: "one", dueAt: 3 }));
      expect(await rows()).toMatchObject([{ dueAt: 3, runAt: 500, attempts: 1 }]);
      expect(await claim(one, { now: 499 })).toEqual([]);
      expect(await claim(one, { now: 500 })).toMatchObject([{ ref: "one", attempts: 1 }]);
    });
  });

  test("what is dispatched is dispatched once, and again where it was armed anew or refused", async () => {
    for (const ref of ["done", "refused", "moved"]) await arm(ref, 5);
    const take = (realNow: number) =>
      one.write((tx) => acquirePendingDispatches(tx, { realNow, until: realNow + 30_000 }));
    const refs = (taken: readonly { ref: string }[]) => taken.map(({ ref }) => ref).sort();
    const taken = await take(0);
    expect(refs(taken)).toEqual(["done", "moved", "refused"]);
    expect(await hasPendingDispatches(one, 29_999)).toBe(false);
    await arm("moved", 7);
    const refused = new Set(taken.filter(({ ref }) => ref === "refused"));
    const dispatched = new Set(taken.filter((one) => !refused.has(one)));
    await one.write((tx) => completeDispatches(tx, taken, { dispatched, refused }));
    expect(refs(await take(0))).toEqual(["moved"]);
    expect(refs(await take(30_000))).toEqual(["moved", "refused"]);
    expect(await hasPendingDispatches(one, 60_000)).toBe(true);
    expect(await wakeupFigures(one, 0)).toEqual({ earliestAt: 5, failing: 0, undispatched: 2 });
  });

  test("figures and what is overdue are those of each lane, and none where nothing is armed", async () => {
    const none = { earliestAt: undefined, failing: 0, undispatched: 0 };
    expect(await wakeupFigures(one, 0)).toEqual(none);
    await arm("later", 9);
    await one.write((tx) => armWakeup(tx, { kind: "mail", ref: "outward", dueAt: 5 }));
    expect(await wakeupFigures(one, 0)).toEqual({ earliestAt: 5, failing: 0, undispatched: 2 });
    await one.write((tx) =>
      acquireWakeups(tx, { isExternal: true, now: 5, realNow: 0, until: 30_000 }),
    );
    expect(await wakeupFigures(one, 29_999)).toMatchObject({ earliestAt: 9 });
    expect(await wakeupFigures(one, 30_000)).toMatchObject({ earliestAt: 5 });
    await one.write((tx) => releaseAllLeases(tx));
    await one.write((tx) => armWakeup(tx, { kind: "mail", ref: "outward", dueAt: 11 }));
    const failed = only(await claim(one));
    await one.write((tx) => postponeWakeup(tx, failed, { runAt: 10, lastError: "Error" }));
    expect(await wakeupFigures(one, 0)).toMatchObject({ earliestAt: 10, failing: 1 });
    expect(await listWakeups(one, { failing: true })).toMatchObject([{ ref: "later" }]);
    const overdue = async (before: number, isExternal = false) =>
      (await listOverdueWakeups(one, { isExternal, before, realNow: 0 })).map(({ ref }) => ref);
    expect([await overdue(10), await overdue(11), await overdue(12, true)]).toEqual([
      [],
      ["later"],
      ["outward"],
    ]);
  });
});
