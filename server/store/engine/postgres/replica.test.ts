import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import pg from "pg";

import { startCuttingProxy } from "../../../../testing/postgres/cutting-proxy.js";
import { startPair } from "../../../../testing/postgres/pair.mjs";
import type { PostgresServer } from "../../../../testing/postgres/server.mjs";
import { freePort } from "../../../../testing/service.js";
import { until } from "../../../../testing/until.js";
import { statement } from "../statement.js";
import { openStore, type Store, type StoreOptions } from "../store.js";
import { hasReplayed } from "./replica.js";

describe("a replica may answer", () => {
  const primary = { timeline: 2, lsn: 1_000 };

  test.each([
    ["it has replayed all that was committed", { timeline: 2, lsn: 1_000 }, true],
    ["it has replayed more", { timeline: 2, lsn: 1_001 }, true],
    ["it is a byte behind", { timeline: 2, lsn: 999 }, false],
    ["it is ahead on the timeline before a failover", { timeline: 1, lsn: 5_000 }, false],
    ["it is ahead on the timeline after a failover", { timeline: 3, lsn: 5_000 }, false],
    ["it follows no server", { timeline: 2, lsn: null }, false],
  ])("where %s: %s %s", (_, replica, mayAnswer) => {
    expect(hasReplayed(replica, primary)).toBe(mayAnswer);
  });

  test("never where the primary does not say how far it is", () => {
    expect(hasReplayed(primary, { timeline: 2, lsn: null })).toBe(false);
  });
});

const isReplica = 'pg_is_in_recovery() as "isReplica"';
const read = statement<Record<never, never>, { isReplica: number; note: string | null }>(
  (sql) => sql.select(sql.raw(isReplica), { note: sql("notes").max("note") }),
  { isGathered: true },
);
const readOnPrimary = statement<Record<never, never>, { isReplica: number }>((sql) =>
  sql.select(sql.raw(isReplica)),
);
const write = statement<{ note: string }>((sql, p) => sql("notes").insert({ note: p.note }));

describe("beside a primary", () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  const endings: (() => unknown)[] = [];

  beforeAll(async () => {
    ({ primary, standby } = await startPair(endings, { isSynchronous: false }));
    await ask(primary, "create table notes (note text)");
  });
  afterAll(async () => {
    for (const end of endings.reverse()) await end();
  });

  const ask = async ({ url }: PostgresServer, sql: string) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  const open = async (replicaUrl: string, options: StoreOptions = {}): Promise<Store> => {
    const store = await openStore(primary.url, { replicaUrl, ...options });
    endings.push(() => store.close());
    return store;
  };
  const isAnswering = async (store: Store) => (await read.first(store))?.isReplica === 1;

  test("a replica that follows answers what may use it, and no transaction", async () => {
    const store = await open(standby.url);
    await until(() => isAnswering(store));
    expect(await readOnPrimary.first(store)).toEqual({ isReplica: 0 });
    expect(await store.write((tx) => read.first(tx))).toMatchObject({ isReplica: 0 });
  });

  test("a replica that has not replayed a commit of any process answers nothing until it has", async () => {
    const store = await open(standby.url);
    const writer = await openStore(primary.url);
    endings.push(() => writer.close());
    await until(() => isAnswering(store));
    await ask(standby, "select pg_wal_replay_pause()");
    for (const note of ["a", "b", "c"]) {
      await writer.write((tx) => write(tx, { note }));
      const all = await Promise.all(Array.from({ length: 9 }, () => read.first(store)));
      for (const each of all) expect(each).toEqual({ isReplica: 0, note });
    }
    await ask(standby, "select pg_wal_replay_resume()");
    await until(() => isAnswering(store));
    expect(await read.first(store)).toMatchObject({ note: "c" });
  });

  test.each([
    ["is not there", async () => standby.url.replace(/:\d+\//, `:${await freePort()}/`)],
    ["is the primary itself", async () => primary.url],
    ["is that of another database", async () => standby.url.replace(/\w+$/, "template1")],
  ])("where the replica %s, the primary answers, and the log says so once", async (_, address) => {
    const errors: unknown[] = [];
    const store = await open(await address(), { onError: (error) => errors.push(error) });
    for (let nth = 0; nth < 3; nth++)
      expect(await read.first(store)).toMatchObject({ isReplica: 0 });
    expect(errors).toEqual([
      expect.objectContaining({ message: expect.stringMatching("replica") }),
    ]);
  });

  test("a replica that says nothing any more is left alone, and comes back by itself", async () => {
    const proxy = await startCuttingProxy(standby.url);
    endings.push(() => proxy.close());
    const calls: unknown[] = [];
    const store = await open(proxy.url, {
      onError: () => calls.push("away"),
      onReturn: (of) => calls.push(of),
    });
    await until(() => isAnswering(store));
    proxy.silence();
    for (let nth = 0; nth < 3; nth++) expect(await isAnswering(store)).toBe(false);
    await until(() => isAnswering(store));
    expect(calls).toEqual(["away", "replica"]);
  });
});
