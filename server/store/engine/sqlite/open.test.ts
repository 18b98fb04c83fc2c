import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import Database from "better-sqlite3";

import { compileStore } from "../../../../testing/compiled.js";
import type { Backend, Result, Run } from "../db.js";
import { assertSafe } from "./connection.js";
import { openSqlite } from "./open.js";

let folder: string;
let file: string;
let backend: Backend;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kinward-sqlite-"));
  file = join(folder, "data", "kinward.db");
  backend = await openSqlite(file);
});
afterEach(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (run: Run, sql: string) => (await run({ sql, writes: true }, [])).rows;
const makeTable = () => backend.write((run) => ask(run, "create table t (id text primary key)"));
const insert = (id: string) => backend.write((run) => ask(run, `insert into t values ('${id}')`));
const rows = async () =>
  (await ask(backend.read, "select id from t order by id")).map(
    (row) => (row as { id: string }).id,
  );

test("who has seen that another connection has committed reads what it did, also in a turn that has read before", async () => {
  await makeTable();
  const other = new Database(file);
  await new Promise((resolve) => setImmediate(resolve));
  const before = backend.read({ sql: "select id from t", writes: false }, []) as Result;
  other.exec("insert into t values ('a')");
  backend.foreignEpoch?.();
  const after = backend.read({ sql: "select id from t", writes: false }, []) as Result;
  other.close();
  expect([before.rows, after.rows]).toEqual([[], [{ id: "a" }]]);
});

describe("durability", () => {
  const synchronous = async () => [
    await ask(backend.read, "pragma synchronous"),
    await backend.write((run) => ask(run, "pragma synchronous")),
  ];
  const full = [[{ synchronous: 2 }], [{ synchronous: 2 }]];

  test("every connection stays at FULL, after the first write and when opened again", async () => {
    await makeTable();
    await insert("a");
    await rows();
    await expect(synchronous()).resolves.toEqual(full);
    await backend.close();
    backend = await openSqlite(file);
    await expect(synchronous()).resolves.toEqual(full);
    await insert("b");
    await expect(synchronous()).resolves.toEqual(full);
  });

  test("a write with relaxed durability does not wait for the disk, unless its commit holds a durable one", async () => {
    await makeTable();
    const seen = (durability: "full" | "relaxed") =>
      backend.write((run) => ask(run, "pragma synchronous"), { durability });
    expect(await seen("relaxed")).toEqual([{ synchronous: 1 }]);
    expect(await Promise.all([seen("relaxed"), seen("full")])).toEqual(full);
    expect(await seen("relaxed")).toEqual([{ synchronous: 1 }]);
    await expect(synchronous()).resolves.toEqual(full);
  });

  test("foreign keys hold and the journal is a WAL on every connection", async () => {
    for (const run of [backend.read, await backend.write(async (run) => run)]) {
      await expect(ask(run, "pragma foreign_keys")).resolves.toEqual([{ foreign_keys: 1 }]);
      await expect(ask(run, "pragma journal_mode")).resolves.toEqual([{ journal_mode: "wal" }]);
      await expect(ask(run, "pragma trusted_schema")).resolves.toEqual([{ trusted_schema: 0 }]);
    }
  });

  test("only the owner can read the files", async () => {
    await makeTable();
    for (const name of [file, `${file}-wal`, `${file}-shm`]) {
      expect(statSync(name).mode & 0o777).toBe(0o600);
    }
    expect(statSync(join(folder, "data")).mode & 0o777).toBe(0o700);
  });

  test("an SQLite that can corrupt its file is refused", () => {
    expect(() => assertSafe("3.51.2")).toThrow(/SQLite 3.51.2 can corrupt/);
    expect(() => assertSafe("3.9.0")).toThrow();
    expect(() => assertSafe("unknown")).toThrow();
    expect(() => assertSafe("3.51.3")).not.toThrow();
    expect(() => assertSafe("3.100.0")).not.toThrow();
  });
});

describe("what is deleted and scrubbed", () => {
  test("is in no byte of the file or its WAL, wherever its rows were moved before", async () => {
    await backend.write((run) =>
      ask(run, "create table c (a text, b text, primary key (a, b)) without rowid"),
    );
    const named = (nth: number) => `person-${String(nth).padStart(4, "0")}`;
    await backend.write(async (run) => {
      for (let nth = 0; nth < 20_000; nth += 1)
        await ask(
          run,
          `insert into c values ('${named(nth % 500)}', hex(randomblob(${8 + (nth % 60)})))`,
        );
    });
    const erased = Array.from({ length: 25 }, (_, nth) => named(20 * nth));
    for (const name of erased)
      await backend.write((run) => ask(run, `delete from c where a = '${name}'`));
    expect(await backend.scrub?.()).toBe(true);
    expect(statSync(`${file}-wal`).size).toBe(0);
    const bytes = readFileSync(file, "latin1");
    expect(erased.filter((name) => bytes.includes(name))).toEqual([]);
    expect(bytes).toContain(named(1));
  });

  test("holds up no later write, whether another process reads meanwhile or nothing was being written", async () => {
    await makeTable();
    const other = new Database(file);
    other.exec("begin");
    other.prepare("select count(*) from t").get();
    const scrubbed = backend.scrub?.();
    await insert("a");
    other.exec("commit");
    await scrubbed;
    await backend.scrub?.();
    await insert("b");
    expect(await rows()).toEqual(["a", "b"]);
    other.close();
  });

  test("is not said to be overwritten while another process reads it for too long", async () => {
    await makeTable();
    await insert("a");
    const other = new Database(file);
    other.exec("begin");
    other.prepare("select count(*) from t").get();
    await backend.close();
    backend = await openSqlite(file, { scrubTimeoutMs: 1 });
    await backend.write((run) => ask(run, "delete from t"));
    expect(await backend.scrub?.()).toBe(false);
    other.close();
    expect(await backend.scrub?.()).toBe(true);
  });

  test("a clean stop leaves no WAL", async () => {
    await makeTable();
    await insert("a");
    await backend.close();
    expect([existsSync(`${file}-wal`), existsSync(`${file}-shm`)]).toEqual([false, false]);
  });
});

describe("group commit", () => {
  /** Returns how many commits another connection has seen. */
  const commits = () => {
    const other = new Database(file);
    const version = other.prepare("pragma data_version").pluck();
    return { seen: () => version.get(), close: () => other.close() };
  };

  test("writes of one turn share a commit", async () => {
    await makeTable();
    const order: string[] = [];
    const writes = Array.from({ length: 100 }, (_, at) =>
      backend.write(async (run) => {
        order.push("ran");
        await ask(run, `insert into t values ('${at}')`);
      }),
    );
    for (const write of writes) void write.then(() => order.push("answered"));
    await Promise.all(writes);
    expect(order.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => "ran"));
    expect(order.slice(100)).toEqual(Array.from({ length: 100 }, () => "answered"));
    expect(await rows()).toHaveLength(100);
  });

  test("writes that keep arriving share a commit, turn after turn", async () => {
    await backend.close();
    backend = await openSqlite(file, { maxGatherMs: Infinity });
    await makeTable();
    const order: string[] = [];
    const add = async (id: string) => {
      const work = async (run: Run) => {
        order.push(`${id} ran`);
        await ask(run, `insert into t values ('${id}')`);
      };
      await backend.write(work);
      order.push(`${id} answered`);
    };
    const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
    const later = nextTurn().then(async () => {
      const second = add("b");
      await nextTurn();
      await Promise.all([second, add("c")]);
    });
    await Promise.all([add("a"), later]);
    expect(order).toEqual(["a ran", "b ran", "c ran", "a answered", "b answered", "c answered"]);
  });

  test("nothing is answered before COMMIT has returned", async () => {
    await makeTable();
    const other = commits();
    const before = other.seen();
    let atWork: unknown;
    await Promise.all([
      insert("a").then(() => expect(other.seen()).not.toBe(before)),
      backend.write(async () => void (atWork = other.seen())),
    ]);
    expect(atWork).toBe(before);
    other.close();
  });

  test("if the commit fails, all of the group are rejected and nothing is kept", async () => {
    await makeTable();
    await backend.write(async (run) => {
      await ask(run, "create table parent (id text primary key)");
      await ask(
        run,
        "create table child (id text references parent(id) deferrable initially deferred)",
      );
    });
    const results = await Promise.allSettled([
      insert("innocent"),
      backend.write((run) => ask(run, "insert into child values ('orphan')")),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await rows()).toEqual([]);
    await insert("after");
    expect(await rows()).toEqual(["after"]);
  });

  test("on a full disk each is answered the truth, and the store goes on when there is room", async () => {
    await makeTable();
    await backend.write((run) => ask(run, "pragma max_page_count = 12"));
    const ids = Array.from({ length: 40 }, (_, at) => `${at}-${"x".repeat(900)}`);
    const results = await Promise.allSettled(ids.map(insert));
    const kept = ids.filter((_, at) => results[at]?.status === "fulfilled");
    const lost = results.filter((result) => result.status === "rejected");
    expect(lost.length).toBeGreaterThan(0);
    for (const { reason } of lost) expect(reason).toMatchObject({ code: "UNAVAILABLE" });
    expect(await rows()).toEqual([...kept].sort());
    await backend.write((run) => ask(run, "pragma max_page_count = 1000000"));
    await insert("room");
    expect(await rows()).toContain("room");
  });

  /** Inserts, and then throws. */
  const insertAndThrow = (id: string) =>
    backend.write(async (run) => {
      await ask(run, `insert into t values ('${id}')`);
      throw new Error(id);
    });

  test("a write refused after it has written is undone alone, however many are refused", async () => {
    await makeTable();
    // More groups than those that use savepoints after the first one.
    for (let nth = 0; nth < 40; nth += 1) {
      const results = await Promise.allSettled([
        insert(`${nth}a`),
        insertAndThrow(`${nth}b`),
        insert(`${nth}c`),
        insertAndThrow(`${nth}d`),
        insert(`${nth}e`),
      ]);
      expect(results.map(({ status }) => status)).toEqual([
        "fulfilled",
        "rejected",
        "fulfilled",
        "rejected",
        "fulfilled",
      ]);
      expect(results[3]).toMatchObject({ reason: new Error(`${nth}d`) });
    }
    const kept = Array.from({ length: 40 }, (_, nth) => [`${nth}a`, `${nth}c`, `${nth}e`]).flat();
    expect(await rows()).toEqual(kept.sort());
  });

  test("those who share a group with it get what came of their last run, after its commit", async () => {
    await makeTable();
    let runs = 0;
    const shared = backend.write(async (run) => {
      await ask(run, `insert into t values ('run ${++runs}')`);
      return runs;
    });
    const seen = shared.then(async (value) => [value, await rows()]);
    await expect(insertAndThrow("refused")).rejects.toThrow("refused");
    expect(await seen).toEqual([2, ["run 2"]]);
  });

  test("a write refused before it has written makes no other run again", async () => {
    await makeTable();
    let runs = 0;
    const results = await Promise.allSettled([
      backend.write(async (run) => {
        runs += 1;
        await ask(run, "insert into t values ('a')");
      }),
      backend.write(async (run) => {
        await ask(run, "select id from t");
        throw new Error("refused");
      }),
      insert("b"),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(runs).toBe(1);
    expect(await rows()).toEqual(["a", "b"]);
  });

  test("of a schema changed and a write refused nothing is kept", async () => {
    await makeTable();
    const results = await Promise.allSettled([
      insert("a"),
      backend.write(async (run) => {
        await ask(run, "create table u (id text)");
        throw new Error("refused");
      }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect(await ask(backend.read, "select name from sqlite_schema where name = 'u'")).toEqual([]);
    expect(await rows()).toEqual(["a"]);
  });

  test("if SQLite undoes the whole transaction, those that ran fail and the others still run", async () => {
    await makeTable();
    const results = await Promise.allSettled([
      insert("first"),
      backend.write((run) => ask(run, "rollback")),
      insert("third"),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
    expect(await rows()).toEqual(["third"]);
  });

  test("a write that waits for what is not a statement is undone, and the others go on", async () => {
    await backend.close();
    backend = await openSqlite(file, { writeTimeoutMs: 1 });
    await makeTable();
    let late: Promise<unknown> = Promise.resolve();
    const stuck = backend.write(async (run) => {
      await ask(run, "insert into t values ('stuck')");
      // A write inside a write would wait for itself for ever.
      late = insert("inside").then(() => ask(run, "insert into t values ('late')"));
      await late;
    });
    const next = insert("next");
    await expect(stuck).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await next;
    await expect(late).rejects.toThrow(/is undone/);
    expect(await rows()).toEqual(["inside", "next"]);
  });

  test("the reader cannot write", async () => {
    await makeTable();
    await expect(ask(backend.read, "delete from t")).rejects.toMatchObject({
      cause: { code: "SQLITE_READONLY" },
    });
  });
});

describe("a WAL that grows", () => {
  const MIB = 1024 * 1024;

  test("is copied into the file and begun anew while reads and writes go on", async () => {
    await makeTable();
    const count = () => ask(backend.read, "select count(*) as count from t");
    for (let nth = 0; nth < 80; nth += 1) {
      await Promise.all([insert(`${nth}-${"x".repeat(MIB)}`), count()]);
    }
    // Each row is in the index too, so 160 MiB were written.
    expect(statSync(`${file}-wal`).size).toBeLessThan(80 * MIB);
    expect(await count()).toEqual([{ count: 80 }]);
  });

  test("is copied by the time the store is closed in the midst of it", async () => {
    await makeTable();
    for (let nth = 0; nth < 20; nth += 1) await insert(`${nth}-${"x".repeat(MIB)}`);
    await backend.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
    backend = await openSqlite(file);
    expect(await rows()).toHaveLength(20);
  });

  test("larger databases are scrubbed by a thread, while reads go on", async () => {
    await makeTable();
    for (let nth = 0; nth < 4; nth += 1) await insert(`${nth}-${"x".repeat(MIB)}`);
    await backend.write((run) => ask(run, "delete from t where id like '1-%'"));
    let isDone = false;
    const scrubbed = backend.scrub?.().then(() => (isDone = true));
    let reads = 0;
    for (; !isDone; reads += 1) {
      expect(await rows()).toHaveLength(3);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await scrubbed;
    expect(reads).toBeGreaterThan(1);
    expect(statSync(`${file}-wal`).size).toBe(0);
    await insert("after");
    expect(await rows()).toHaveLength(4);
  });
});

describe("reads", () => {
  test("see what this store committed, also in a turn in which they had begun", async () => {
    await makeTable();
    const written = insert("a").then(() => rows());
    // Begins a transaction that is still open when the commit comes: both wait for the same turn to end.
    setImmediate(() => void rows());
    await rows();
    expect(await written).toEqual(["a"]);
  });

  test("of one turn see one state, those of the next what others have committed meanwhile", async () => {
    await makeTable();
    const other = new Database(file);
    const before = rows();
    other.exec("insert into t values ('theirs')");
    const seen = [await before, await rows()];
    await new Promise((resolve) => setImmediate(resolve));
    expect([...seen, await rows()]).toEqual([[], [], ["theirs"]]);
    other.close();
  });

  test("never hide a commit of another from those who watch for it", async () => {
    await makeTable();
    let calls = 0;
    const watch = backend.watch({ changed: () => (calls += 1), armed: () => {} });
    const other = new Database(file);
    await rows();
    other.exec("insert into t values ('theirs')");
    await watch.checkNow();
    expect(calls).toBe(1);
    expect(await rows()).toEqual(["theirs"]);
    await watch.stop();
    other.close();
  });

  test("that are refused leave no transaction behind", async () => {
    await makeTable();
    await expect(ask(backend.read, "select nothing from nowhere")).rejects.toMatchObject({
      code: "SQLITE_ERROR",
    });
    await insert("a");
    expect(await rows()).toEqual(["a"]);
  });
});

describe("another process", () => {
  let compiled: ReturnType<typeof compileStore>;

  beforeAll(() => {
    compiled = compileStore();
  });
  afterAll(() => compiled.remove());

  const WRITER = (url: string, body: string) => `
    import { openStore } from "./store/engine/store.js";
    import { statement } from "./store/engine/statement.js";
    const store = await openStore(${JSON.stringify(url)});
    const add = statement((sql, p) => sql("t").insert({ id: p.id }));
    ${body}`;

  test("an acknowledged write survives SIGKILL", async () => {
    await makeTable();
    const child = compiled.run(
      WRITER(
        `sqlite:${file}`,
        `let n = 0;
         const caller = async () => {
           for (;;) {
             const id = String(++n);
             await store.write((tx) => add(tx, { id }));
             process.stdout.write(id + "\\n");
           }
         };
         await Promise.all(Array.from({ length: 16 }, caller));`,
      ),
    );
    const acknowledged: string[] = [];
    const ended = once(child, "close");
    for await (const id of createInterface(child.stdout)) {
      acknowledged.push(id);
      if (acknowledged.length === 2_000) child.kill("SIGKILL");
    }
    const [, signal] = (await ended) as [number | null, string];
    expect(signal).toBe("SIGKILL");
    await backend.close();
    backend = await openSqlite(file);
    const present = new Set(await rows());
    expect(acknowledged.length).toBeGreaterThanOrEqual(2_000);
    expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);
    await expect(ask(backend.read, "pragma integrity_check")).resolves.toEqual([
      { integrity_check: "ok" },
    ]);
  });

  test("that holds the lock delays a write, while this process goes on", async () => {
    await makeTable();
    const child = compiled.run(
      `import Database from "better-sqlite3";
       const db = new Database(${JSON.stringify(file)});
       db.exec("begin immediate; insert into t values ('theirs')");
       process.stdout.write("locked\\n");
       setTimeout(() => { db.exec("commit"); db.close(); }, 400);`,
    );
    await once(child.stdout, "data");
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    await insert("ours");
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
    expect(await rows()).toEqual(["ours", "theirs"]);
  });

  test("that holds the lock for too long makes a write UNAVAILABLE, and reads go on", async () => {
    await makeTable();
    const holder = new Database(file);
    holder.exec("begin immediate");
    const write = insert("ours");
    expect(await rows()).toEqual([]);
    await expect(write).rejects.toMatchObject({ code: "UNAVAILABLE" });
    holder.close();
    await insert("later");
    expect(await rows()).toEqual(["later"]);
  });

  test("and several that write at once lose nothing", async () => {
    await makeTable();
    const children = ["a", "b", "c"].map((name) =>
      compiled.run(
        WRITER(
          `sqlite:${file}`,
          `await Promise.all(Array.from({ length: 200 }, async (_, at) => {
             await new Promise((go) => setTimeout(go, at));
             await store.write((tx) => add(tx, { id: "${name}" + at }));
           }));
           await store.close();`,
        ),
      ),
    );
    const ends = await Promise.all(children.map((child) => once(child, "close")));
    expect(ends.map(([code]) => code as number)).toEqual([0, 0, 0]);
    expect(await rows()).toHaveLength(600);
  });

  // Without this a power cut loses acknowledged writes. SIGKILL would not show that, because the kernel keeps the pages. Systems
  // other than Linux wait in ways of their own; the pragma is tested on all of them.
  if (process.platform === "linux")
    test("every commit waits for the disk", async () => {
      await makeTable();
      const [counter, syncs] = [join(folder, "count-syncs.so"), join(folder, "syncs")];
      const source = new URL("_count-syncs.c", import.meta.url).pathname;
      execFileSync("cc", ["-shared", "-fPIC", "-o", counter, source, "-ldl"]);
      const write = async (options: string, from: number) => {
        const child = compiled.run(
          WRITER(
            `sqlite:${file}`,
            `for (let n = ${from}; n < ${from + 100}; n += 1)
               await store.write((tx) => add(tx, { id: String(n) }), ${options});
             process.exit(0);`,
          ),
          ["env", `LD_PRELOAD=${counter}`, `SYNCS=${syncs}`],
        );
        await once(child, "close");
        const count = existsSync(syncs) ? statSync(syncs).size : 0;
        rmSync(syncs, { force: true });
        return count;
      };
      expect(await write("{}", 0)).toBeGreaterThanOrEqual(100);
      // A relaxed write shows that the others are counted for their waiting.
      expect(await write('{ durability: "relaxed" }', 100)).toBeLessThan(100);
      expect(await rows()).toHaveLength(200);
    });
});
