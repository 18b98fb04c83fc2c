import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";

import {
  startCuttingProxy,
  type CuttingProxy,
} from "../../../../testing/postgres/cutting-proxy.js";
import { forEachDatabase } from "../../../../testing/store.js";
import { until } from "../../../../testing/until.js";
import type { Db } from "../db.js";
import { isDuplicate } from "../errors.js";
import { advisoryLock } from "../locks.js";
import type { Migration } from "../migrate.js";
import { isOneOf, statement } from "../statement.js";
import type { Store } from "../store.js";

const notes: Migration = {
  id: "notes",
  plan: "holds no locks",
  allowsPrevious: false,
  up: (schema) =>
    schema.createTable("notes", (table) => {
      table.text("id").primary();
      table.integer("count").notNullable().defaultTo(0);
    }),
};
const add = statement<{ id: string }>((sql, p) => sql("notes").insert({ id: p.id }));
const bump = statement<{ id: string }>((sql, p) =>
  sql("notes")
    .update({ count: sql.raw("count + 1") })
    .where({ id: p.id }),
);
const counts = statement<Record<never, never>, { id: string; count: number }>((sql) =>
  sql("notes").select("id", "count").orderBy("id"),
);
const among = statement<{ ids: readonly string[] }, { id: string }>((sql, p) =>
  sql("notes")
    .select("id")
    .where(isOneOf(sql, "id", p.ids))
    .orderBy("id"),
);
const broken = statement((sql) => sql.raw("select 1 / 0"));
const amongGathered = statement<{ ids: readonly string[] }, { id: string }>(
  (sql, p) =>
    sql("notes")
      .select("id")
      .where(isOneOf(sql, "id", p.ids)),
  { isGathered: true },
);
const brokenGathered = statement((sql) => sql.raw("select 1 / 0"), { isGathered: true });
const clear = statement((sql) => sql("notes").del());

forEachDatabase(
  (database) => {
    let store: Store;
    const ids = async () => (await counts(store)).map(({ id }) => id);
    const gate = () => {
      let open = () => {};
      const opened = new Promise<void>((resolve) => (open = resolve));
      return { open, opened };
    };

    beforeAll(async () => {
      store = await database.open();
      await store.migrate([notes]);
    });
    beforeEach(() => store.write((tx) => clear(tx)));

    describe("statements whose outcome no one reads", () => {
      test("are done in order, before the next one and before the commit", async () => {
        const seen = await store.write(async (tx) => {
          await add(tx, { id: "a" });
          await bump(tx, { id: "a" });
          const first = await counts(tx);
          await bump(tx, { id: "a" });
          await add(tx, { id: "b" });
          return first;
        });
        expect(seen).toEqual([{ id: "a", count: 1 }]);
        expect(await counts(store)).toEqual([
          { id: "a", count: 2 },
          { id: "b", count: 0 },
        ]);
      });

      test("undo the write they are in where they fail, and it fails with their error", async () => {
        await store.write((tx) => add(tx, { id: "taken" }));
        const reached: string[] = [];
        const last = store.write(async (tx) => {
          await add(tx, { id: "half" });
          await add(tx, { id: "taken" });
          await add(tx, { id: "more" });
          reached.push("the end");
        });
        expect(isDuplicate(await last.catch((error: unknown) => error))).toBe(true);
        const before = store.write(async (tx) => {
          await add(tx, { id: "half" });
          await add(tx, { id: "taken" });
          await counts(tx);
          reached.push("past a read");
        });
        expect(isDuplicate(await before.catch((error: unknown) => error))).toBe(true);
        expect(reached).toEqual(["the end"]);
        expect(await ids()).toEqual(["taken"]);
      });

      test("leave nothing behind where the write throws while they are on their way", async () => {
        const { open, opened } = gate();
        const blocking = store.write(async (tx) => {
          await advisoryLock(tx, "the way");
          await counts(tx);
          open();
          await new Promise((resolve) => setTimeout(resolve, 200));
        });
        await opened;
        const thrown = store.write(async (tx) => {
          await advisoryLock(tx, "the way");
          await add(tx, { id: "sent" });
          // Both statements have been sent by then, and wait for the lock.
          await new Promise((resolve) => setImmediate(resolve));
          await add(tx, { id: "gathered" });
          throw new Error("after all");
        });
        await expect(thrown).rejects.toThrow("after all");
        await blocking;
        expect(await ids()).toEqual([]);
      });

      test("of two writes that wait for each other, both are done in the end", async () => {
        await store.write(async (tx) => {
          await add(tx, { id: "one" });
          await add(tx, { id: "two" });
        });
        const [first, second] = [gate(), gate()];
        const both = async (tx: Db, [one, two]: [string, string], own: () => void) => {
          await bump(tx, { id: one });
          await counts(tx);
          own();
          await Promise.all([first.opened, second.opened]);
          await bump(tx, { id: two });
        };
        await Promise.all([
          store.write((tx) => both(tx, ["one", "two"], first.open)),
          store.write((tx) => both(tx, ["two", "one"], second.open)),
        ]);
        expect((await counts(store)).map(({ count }) => count)).toEqual([2, 2]);
      });
    });

    test("statements made at once are answered each with its own rows", async () => {
      await store.write((tx) => add(tx, { id: "a" }));
      const answers = await store.write((tx) =>
        Promise.all([
          counts(tx),
          among(tx, { ids: ["b"] }),
          add(tx, { id: "b" }),
          among(tx, { ids: ["b", "a"] }),
          bump.changed(tx, { id: "b" }),
          counts(tx),
        ]),
      );
      expect(answers).toEqual([
        [{ id: "a", count: 0 }],
        [],
        [],
        [{ id: "a" }, { id: "b" }],
        1,
        [
          { id: "a", count: 0 },
          { id: "b", count: 1 },
        ],
      ]);
    });

    test("gathered reads return what each asked for, and all that was committed before", async () => {
      const asked = Array.from({ length: 30 }, (_, nth) => String(nth));
      for (const id of asked) {
        await store.write((tx) => add(tx, { id }));
        const all = asked.map((each) => amongGathered(store, { ids: [each] }));
        const expected = asked.map((each) => (Number(each) <= Number(id) ? [{ id: each }] : []));
        expect(await Promise.all(all)).toEqual(expected);
      }
    });

    test("a gathered read that fails leaves those that come after it alone", async () => {
      await expect(Promise.all([brokenGathered(store), counts(store)])).rejects.toThrow();
      expect(await amongGathered(store, { ids: ["none"] })).toEqual([]);
    });

    test("a read that fails leaves a store that goes on", async () => {
      await expect(Promise.all([broken(store), counts(store)])).rejects.toThrow();
      expect(await counts(store)).toEqual([]);
    });

    test("lists hold whatever texts hold", async () => {
      const odd = [`a"b`, String.raw`a\b`, "a,b", "{a}", "null", "", "ä ü"];
      await store.write(async (tx) => {
        for (const id of odd) await add(tx, { id });
      });
      const found = (await among(store, { ids: odd })).map(({ id }) => id);
      expect(found.sort()).toEqual([...odd].sort());
    });

    describe("a connection that breaks at the commit", () => {
      let proxy: CuttingProxy;
      let far: Store;

      beforeAll(async () => {
        proxy = await startCuttingProxy(database.url());
        far = await database.open({}, proxy.url);
      });
      afterAll(() => proxy.close());

      const writeCut = async (when: "unsent" | "unanswered") => {
        // Prepared on the connection that is used again.
        await far.write((tx) => add(tx, { id: `before ${when}` }));
        const cut = proxy.cut("commit", when);
        const outcome = await far
          .write(async (tx) => {
            await add(tx, { id: "first" });
            await counts(tx);
            await add(tx, { id: "last" });
          })
          .catch((error: unknown) => error);
        await cut;
        return outcome;
      };

      test("before the server has got it: nothing of the write is there", async () => {
        expect(await writeCut("unsent")).toMatchObject({ code: "UNAVAILABLE" });
        expect(await ids()).toEqual(["before unsent"]);
      });

      test("before its answer has come: the write is not acknowledged, and all of it is there", async () => {
        expect(await writeCut("unanswered")).toMatchObject({ code: "UNAVAILABLE" });
        expect(await ids()).toEqual(["before unanswered", "first", "last"]);
      });

      test("is replaced by the next write", async () => {
        await writeCut("unsent");
        await far.write((tx) => add(tx, { id: "again" }));
        expect(await ids()).toEqual(["again", "before unsent"]);
      });
    });

    test("hears of changes again after a server that said nothing any more", async () => {
      const proxy = await startCuttingProxy(database.url());
      const far = await database.open({}, proxy.url);
      let heard = 0;
      far.changes.onChange(() => (heard += 1));
      const isHeard = async (before: number) => {
        await store.notify();
        return heard > before;
      };
      await until(() => isHeard(0));
      await far.changes.checkNow();
      proxy.silence();
      const before = heard;
      await until(() => isHeard(before));
      await proxy.close();
    });
  },
  { only: "postgres" },
);
