import { afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { forEachDatabase } from "../../../testing/store.js";
import type { Migration } from "./migrate.js";
import { statement } from "./statement.js";
import { openStore, type Store } from "./store.js";
import { until } from "../../../testing/until.js";

const notes: Migration = {
  id: "notes",
  plan: "holds no locks",
  allowsPrevious: false,
  up: (schema) => schema.createTable("notes", (table) => table.text("id").primary()),
};
const add = statement<{ id: string }, { id: string }>((sql, p) =>
  sql("notes").insert({ id: p.id }).returning("id"),
);
const all = statement<Record<never, never>, { id: string }>((sql) =>
  sql("notes").select("id").orderBy("id"),
);
const clear = statement((sql) => sql("notes").del());

const turn = () => new Promise((resolve) => setImmediate(resolve));

forEachDatabase((database) => {
  let store: Store;
  const ids = async () => (await all(store)).map(({ id }) => id);

  beforeAll(async () => {
    store = await database.open();
    await store.migrate([notes]);
  });
  afterEach(() => store.write((tx) => clear(tx)));

  test("a hundred writes at once each get their own answer", async () => {
    const names = Array.from({ length: 100 }, (_, at) => `n${String(at).padStart(3, "0")}`);
    const answers = await Promise.all(
      names.map((id) => store.write(async (tx) => (await add.first(tx, { id }))?.id)),
    );
    expect(answers).toEqual(names);
    expect(await ids()).toEqual(names);
  });

  test("a write that throws undoes all of its own and nothing of its neighbours", async () => {
    const results = await Promise.allSettled(
      ["a", "b", "c"].map((id) =>
        store.write(async (tx) => {
          await add(tx, { id });
          await add(tx, { id: `${id}2` });
          if (id === "b") throw new Error("no b");
        }),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await ids()).toEqual(["a", "a2", "c", "c2"]);
  });

  test("a write that runs again, as another was refused, calls back once", async () => {
    const calls: string[] = [];
    const results = await Promise.allSettled([
      store.write(async (tx) => {
        await add(tx, { id: "a" });
        tx.afterCommit(() => calls.push("a"));
      }),
      store.write(async (tx) => {
        tx.afterCommit(() => calls.push("refused"));
        await add(tx, { id: "refused" });
        throw new Error("refused");
      }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect(calls).toEqual(["a"]);
    expect(await ids()).toEqual(["a"]);
  });

  test("a statement that fails undoes its own write only", async () => {
    await store.write((tx) => add(tx, { id: "taken" }));
    const results = await Promise.allSettled([
      store.write((tx) => add(tx, { id: "before" })),
      store.write(async (tx) => {
        await add(tx, { id: "half" });
        await add(tx, { id: "taken" });
      }),
      store.write((tx) => add(tx, { id: "later" })),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await ids()).toEqual(["before", "later", "taken"]);
  });

  test("nothing resolves before it can be read by another", async () => {
    const other = await database.open();
    await Promise.all(
      ["x", "y", "z"].map(async (id) => {
        await store.write((tx) => add(tx, { id }));
        expect((await all(other)).map((row) => row.id)).toContain(id);
      }),
    );
  });

  test("the store sees committed rows only, the transaction its own", async () => {
    await store.write(async (tx) => {
      await add(tx, { id: "mine" });
      expect(await all(tx)).toEqual([{ id: "mine" }]);
      expect(await all(store)).toEqual([]);
    });
    expect(await ids()).toEqual(["mine"]);
  });

  test("a write inside a transaction joins it: undone together", async () => {
    const failing = store.write(async (tx) => {
      await tx.write((inner) => add(inner, { id: "inner" }));
      throw new Error("after all");
    });
    await expect(failing).rejects.toThrow("after all");
    expect(await ids()).toEqual([]);
    const kept = await store.write((tx) => tx.write(async (inner) => inner === tx));
    expect(kept).toBe(true);
  });

  test("a forgotten tx throws instead of waiting for itself", async () => {
    const forgotten = store.write(() => store.write((tx) => add(tx, { id: "never" })));
    await expect(forgotten).rejects.toThrow(/use the transaction/);
    expect(await ids()).toEqual([]);
  });

  test("what a write started may write later, on its own", async () => {
    let later: Promise<unknown> = Promise.resolve();
    await store.write(async () => {
      later = turn()
        .then(() => turn())
        .then(() => store.write((tx) => add(tx, { id: "later" })));
    });
    await later;
    expect(await ids()).toEqual(["later"]);
  });

  test("a transaction that is over takes no more statements", async () => {
    let leaked = store as unknown as Parameters<Parameters<Store["write"]>[0]>[0];
    await store.write(async (tx) => void (leaked = tx));
    await expect(add(leaked, { id: "late" })).rejects.toThrow(/transaction is over/);
    expect(await ids()).toEqual([]);
  });

  test("afterCommit calls once the rows are there, and never for what was undone", async () => {
    const called: string[] = [];
    await store.write(async (tx) => {
      await add(tx, { id: "done" });
      await tx.write(async (inner) => inner.afterCommit(() => called.push("joined")));
      tx.afterCommit(() => called.push("own"));
      expect(called).toEqual([]);
    });
    await store
      .write(async (tx) => {
        tx.afterCommit(() => called.push("undone"));
        throw new Error("no");
      })
      .catch(() => {});
    expect(called).toEqual(["joined", "own"]);
  });

  test("close waits for what is in flight; later use is UNAVAILABLE", async () => {
    const closing = await openStore(database.url());
    const last = closing.write((tx) => add(tx, { id: "last" }));
    await turn();
    await closing.close();
    await last;
    expect(await ids()).toEqual(["last"]);
    await expect(closing.write((tx) => add(tx, { id: "no" }))).rejects.toMatchObject({
      code: "UNAVAILABLE",
    });
    await expect(closing.ping()).rejects.toThrow();
    await expect(closing.close()).resolves.toBeUndefined();
  });

  test("it answers a ping", async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });

  test("an error that was caught inside a transaction never passes for a commit", async () => {
    const swallowed = store.write(async (tx) => {
      await add(tx, { id: "one" });
      await add(tx, { id: "one" }).catch(() => {});
    });
    // SQLite continues after a refused statement; PostgreSQL has undone the transaction and says so.
    if (database.dialect === "sqlite") await swallowed;
    else await expect(swallowed).rejects.toThrow();
    expect(await ids()).toEqual(database.dialect === "sqlite" ? ["one"] : []);
  });
});

forEachDatabase(
  (database) => {
    const errors: unknown[] = [];
    let returns = 0;
    let store: Store;
    let other: Store;

    /** Closes every connection of the first store, as a restart of the server or a cut network does. */
    const endConnections = statement((sql) =>
      sql.raw(
        `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    );

    beforeAll(async () => {
      other = await database.open();
      await other.migrate([notes]);
      store = await database.open({
        onError: (error) => errors.push(error),
        onReturn: () => (returns += 1),
      });
    });

    test("connections that break while idle are reported once until one can be made again, and replaced", async () => {
      await Promise.all(Array.from({ length: 5 }, () => all(store)));
      await endConnections(other);
      await until(() => errors.length > 0);
      // One of the five connections may notice its end only when it is used.
      await until(
        async () => (await all(store).catch(() => undefined)) !== undefined && returns > 0,
      );
      expect(errors.length - returns).toBeLessThanOrEqual(1);
    });

    test("one that breaks inside a transaction makes it UNAVAILABLE, and nothing is kept", async () => {
      const broken = store.write(async (tx) => {
        await add(tx, { id: "lost" });
        await endConnections(other);
        await add(tx, { id: "too" });
      });
      await expect(broken).rejects.toMatchObject({ code: "UNAVAILABLE" });
      await expect(store.write((tx) => add(tx, { id: "again" }))).resolves.toHaveLength(1);
      await expect(all(store)).resolves.toEqual([{ id: "again" }]);
    });

    test("the one that listens comes back, and what it missed is announced", async () => {
      let calls = 0;
      store.changes.onChange(() => (calls += 1));
      await until(() => calls > 0);
      calls = 0;
      await endConnections(other);
      await until(() => calls > 0);
      calls = 0;
      await other.write((tx) => tx.notify());
      await store.changes.checkNow();
      expect(calls).toBe(1);
    });

    test("a plan that a migration of another process made stale heals by itself", async () => {
      const star = statement((sql) => sql("notes").select("*"));
      await other.close();
      other = await database.open({ connections: 1 });
      await star(other);
      await store.write((tx) => statement((sql) => sql.raw("alter table notes add more text"))(tx));
      await star(other).catch(() => {});
      await expect(star(other)).resolves.toEqual([{ id: "again", more: null }]);
    });
  },
  { only: "postgres" },
);

describe("a database that is not there", () => {
  test("says what DATABASE_URL may be", async () => {
    await expect(openStore("mysql://x")).rejects.toThrow(/sqlite:PATH or postgres/);
  });

  test("answers UNAVAILABLE on PostgreSQL, within the connect time-out", async () => {
    const store = await openStore("postgres://kinward@127.0.0.1:1/none");
    await expect(store.ping()).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await expect(store.write((tx) => all(tx))).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await store.close();
  });
});
