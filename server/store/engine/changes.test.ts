import { beforeAll, expect, test } from "@jest/globals";

import { forEachDatabase } from "../../../testing/store.js";
import type { Db } from "./db.js";
import { statement } from "./statement.js";
import type { Store } from "./store.js";
import { until } from "../../../testing/until.js";

const put = statement<{ name: string }>((sql, p) =>
  sql("service_values").insert({ name: p.name, value: "1" }).onConflict("name").merge(),
);
const putAndNotify = async (tx: Db, name: string) => {
  await put(tx, { name });
  await tx.notify();
};
const write = (store: Store, name: string) => store.write((tx) => putAndNotify(tx, name));

forEachDatabase((database) => {
  let [own, other]: Store[] = [];
  const errors: unknown[] = [];

  beforeAll(async () => {
    own = await database.open({ onError: (error) => errors.push(error) });
    other = await database.open();
    await own.migrate();
    // On PostgreSQL the callback is called once the connection listens.
    if (database.dialect === "postgres")
      await new Promise<void>((resolve) => own?.changes.onChange(resolve));
  });

  const opened = () => ({ own, other }) as { own: Store; other: Store };

  /** Counts the calls from now until `end`. */
  const count = async ({ changes }: Store) => {
    await changes.checkNow();
    const counted = { calls: 0, end: changes.onChange(() => (counted.calls += 1)) };
    return counted;
  };

  test.each(["own", "other"] as const)(
    "a commit of its %s process calls back, unasked",
    async (name) => {
      const { own, [name]: writer } = opened();
      await own.changes.checkNow();
      const called = new Promise<void>((resolve) => {
        own.changes.onChange(resolve);
      });
      await write(writer, "soon");
      await called;
    },
  );

  test.each(["own", "other"] as const)(
    "checkNow calls back at once for a commit of its %s process, and once only",
    async (name) => {
      const { own, [name]: writer } = opened();
      const counted = await count(own);
      await own.changes.checkNow();
      expect(counted.calls).toBe(0);
      await write(writer, "now");
      await own.changes.checkNow();
      await own.changes.checkNow();
      expect(counted.calls).toBe(1);
      counted.end();
      await write(writer, "after the end");
      await own.changes.checkNow();
      expect(counted.calls).toBe(1);
    },
  );

  test("a commit of its own that notifies no one does not call back", async () => {
    const { own } = opened();
    const counted = await count(own);
    await own.write((tx) => put(tx, { name: "silent" }));
    await own.changes.checkNow();
    counted.end();
    expect(counted.calls).toBe(0);
  });

  test.each(["own", "other"] as const)(
    "a write of its %s process that was undone does not call back",
    async (name) => {
      const { own, [name]: writer } = opened();
      const counted = await count(own);
      const undone = writer.write(async (tx) => {
        await putAndNotify(tx, "undone");
        throw new Error("no");
      });
      await expect(undone).rejects.toThrow("no");
      await own.changes.checkNow();
      counted.end();
      expect(counted.calls).toBe(0);
    },
  );

  test("a transaction that notifies twice calls back once", async () => {
    const { own } = opened();
    const counted = await count(own);
    await own.write(async (tx) => {
      await putAndNotify(tx, "first");
      await putAndNotify(tx, "second");
    });
    await own.changes.checkNow();
    counted.end();
    expect(counted.calls).toBe(1);
  });

  /** Resolves with the next instant that is announced to those who run wakeups. */
  const nextArmed = ({ changes }: Store) =>
    new Promise<number>((resolve) => {
      const end = changes.onArmed((dueAt) => {
        end();
        resolve(dueAt);
      });
    });

  test.each(["own", "other"] as const)(
    "what a commit of its %s process armed is announced, the earliest instant of it",
    async (name) => {
      const { own, [name]: writer } = opened();
      await own.changes.checkNow();
      const counted = await count(own);
      const announced = nextArmed(own);
      await writer.write(async (tx) => {
        await put(tx, { name: "armed" });
        for (const dueAt of [7_000, 5_000, 6_000]) tx.armed(dueAt);
      });
      // On SQLite a process knows of another only that it has committed.
      const isKnown = name === "own" || database.dialect === "postgres";
      expect(await announced).toBe(isKnown ? 5_000 : -Infinity);
      if (isKnown) expect(counted.calls).toBe(0);
      counted.end();
    },
  );

  test("what was armed and undone is not announced", async () => {
    const { own } = opened();
    const announced: number[] = [];
    const isNextAnnounced = new Promise<void>((resolve) => {
      const end = own.changes.onArmed((dueAt) => {
        announced.push(dueAt);
        if (dueAt !== 7_002) return;
        end();
        resolve();
      });
    });
    await own
      .write(async (tx) => {
        tx.armed(7_001);
        throw new Error("no");
      })
      .catch(() => {});
    await own.write(async (tx) => tx.armed(7_002));
    await isNextAnnounced;
    expect(announced).not.toContain(7_001);
  });

  test("what many commits of another process armed at once is announced by few calls, and nothing is left out", async () => {
    const { own, other } = opened();
    await own.changes.checkNow();
    const announced: number[] = [];
    const end = own.changes.onArmed((dueAt) => announced.push(dueAt));
    for (let dueAt = 100; dueAt > 0; dueAt--) await other.write(async (tx) => tx.armed(dueAt));
    if (database.dialect === "postgres") {
      await until(() => announced.includes(1));
      expect(announced.length).toBeLessThan(50);
    }
    end();
  });

  test("a store that closes tells what it has armed", async () => {
    const { own } = opened();
    await own.changes.checkNow();
    const brief = await database.open();
    const announced: number[] = [];
    const end = own.changes.onArmed((dueAt) => announced.push(dueAt));
    await brief.write(async (tx) => tx.armed(200));
    await brief.write(async (tx) => tx.armed(150));
    await brief.close();
    await own.changes.checkNow();
    if (database.dialect === "postgres") expect(Math.min(...announced)).toBe(150);
    end();
  });

  test("a callback that throws is reported and the others are still called", async () => {
    const { own } = opened();
    const end = own.changes.onChange(() => {
      throw new Error("mine");
    });
    const counted = await count(own);
    errors.length = 0;
    await write(own, "throws");
    await own.changes.checkNow();
    end();
    counted.end();
    expect(counted.calls).toBe(1);
    expect(errors).toEqual([new Error("mine")]);
  });
});

forEachDatabase(
  (database) => {
    test("commits of one turn call back once", async () => {
      const store = await database.open();
      await store.migrate();
      let calls = 0;
      store.changes.onChange(() => (calls += 1));
      await Promise.all(Array.from({ length: 10 }, (_, nth) => write(store, `${nth}`)));
      await store.changes.checkNow();
      expect(calls).toBe(1);
    });
  },
  { only: "sqlite" },
);
