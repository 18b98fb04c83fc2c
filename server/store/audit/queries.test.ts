import { beforeAll, expect, test } from "@jest/globals";

import { audit } from "./audit.js";
import { systemClock } from "../../lib/clock.js";
import { makeLog } from "../../lib/log.js";
import { forEachDatabase } from "../../../testing/store.js";
import { chained, faultOfChained, NO_AUDIT_ENTRY, type AuditEntry } from "../../domain/audit.js";
import { systemRandomness } from "../../lib/randomness.js";
import {
  appendAuditEntry,
  blankAuditLog,
  purgeAuditLog,
  purgedHash,
  readAuditChain,
  readAuditLog,
} from "./queries.js";
import { searchAuditLog, type AuditSearch, type FoundEntry } from "./search.js";
import { advisoryLock } from "../engine/locks.js";
import { statement } from "../engine/statement.js";
import type { Store } from "../engine/store.js";

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];
const REFUSED = { message: expect.stringContaining("append-only") as unknown };

forEachDatabase((database) => {
  let store: Store;
  beforeAll(async () => {
    store = await database.open();
    await store.migrate();
  });

  const add = (occurredAt: number, more: Partial<AuditEntry> = {}) =>
    store.write((tx) =>
      appendAuditEntry(
        tx,
        {
          occurredAt,
          actor: "operator:kim",
          action: "key-created",
          target: "key:abcdefghij",
          outcome: "success",
          requestId: null,
          organisation: null,
          mode: null,
          ...more,
        },
        () => systemRandomness.bytes(16).toString("hex"),
      ),
    );
  const read = async (since = 0) => {
    const entries = [];
    for await (const entry of readAuditLog(store, since)) entries.push(entry);
    return entries;
  };
  const run = (sql: string) => store.write((tx) => statement((knex) => knex.raw(sql))(tx));

  test("is kept for 400 days and deleted by the purge afterwards", async () => {
    const now = Date.now();
    for (let count = 0; count < 501; count++)
      await add(now - 400 * DAY_MS - 60_000, { actor: "operator:old" });
    await add(now - 400 * DAY_MS + 60_000, { actor: "operator:young" });
    const purge = () => store.write((tx) => purgeAuditLog(tx, now));
    expect([await purge(), await purge(), await purge()]).toEqual([500, 1, 0]);
    const actors = (await read()).map(({ actor }) => actor);
    expect(actors).toContain("operator:young");
    expect(actors).not.toContain("operator:old");
  });

  /** If this goes, an intruder in the service can remove the traces of it. */
  test("an entry is neither changed nor deleted, whatever the service is made to run", async () => {
    const now = Date.now();
    await add(now);
    const [entry] = await read(now);
    const attempts = [
      "update audit_log set actor = 'operator:sam'",
      "delete from audit_log",
      ...(database.dialect === "sqlite"
        ? [
            `insert or replace into audit_log (id, occurred_at, actor, action, outcome)
             select id, 0, 'operator:sam', action, outcome from audit_log`,
          ]
        : ["truncate audit_log", "delete from audit_log where occurred_at > 0"]),
    ];
    for (const attempt of attempts) await expect(run(attempt)).rejects.toMatchObject(REFUSED);
    expect(await read(now)).toEqual([entry]);
  });

  test("a purge by a clock that is wrong deletes nothing that is kept", async () => {
    const before = await read();
    const purge = store.write((tx) => purgeAuditLog(tx, Date.now() + 1_000 * DAY_MS));
    if (database.dialect === "sqlite") await expect(purge).rejects.toMatchObject(REFUSED);
    else await purge;
    expect(await read()).toEqual(before);
  });

  test("is read in the order in which it was written, from an instant on, beyond a page", async () => {
    const now = Date.now();
    for (let count = 0; count < 501; count++)
      await add(now + 1_000 + count, { requestId: `r${count}` });
    const entries = await read(now + 1_000);
    expect(entries.map(({ requestId }) => requestId)).toEqual(
      Array.from({ length: 501 }, (_, count) => `r${count}`),
    );
  });

  /** If this goes, an auditor misses what was done, or an operator reads another organisation's log. */
  test("is searched by organisation, mode, action, actor and day, as a reading of all would find it", async () => {
    const base = Date.now() + 10 * DAY_MS;
    const [actions, actors] = [
      ["key-created", "key-revoked", "data-purged"] as const,
      ["operator:kim", "console:1"] as const,
    ];
    for (let nth = 0; nth < 120; nth++)
      await add(base + (5 * nth + 5 * ((nth * 7) % 11)) * MINUTE_MS, {
        requestId: `s${nth}`,
        action: actions[nth % 3] ?? "key-created",
        actor: actors[(nth >> 1) % 2] ?? "operator:kim",
        organisation: nth % 5 === 0 ? "pebble" : "aurora",
        mode: ([null, "test", "live"] as const)[(nth >> 2) % 3] ?? null,
      });
    const day = { since: base + 2 * HOUR_MS, until: base + 7 * HOUR_MS };
    const all = (await read(base)).reverse();
    for (const search of [
      {},
      day,
      { since: day.since },
      { actions: ["key-created"] as const },
      { actions: ["key-created", "data-purged"] as const, ...day },
      { actor: actors[1] },
      { actor: actors[1], actions: ["key-revoked"] as const, ...day },
    ]) {
      const { since = base, until = Infinity, actor } = search as AuditSearch;
      const wanted: readonly string[] = (search as AuditSearch).actions ?? actions;
      const expected = all.filter(
        (one) =>
          one.organisation === "aurora" &&
          one.mode !== "live" &&
          wanted.includes(one.action) &&
          (actor === undefined || one.actor === actor) &&
          one.occurredAt >= since &&
          one.occurredAt <= until,
      );
      const found: FoundEntry[] = [];
      for (let before = Number.MAX_SAFE_INTEGER; ;) {
        const page = await searchAuditLog(
          store,
          { organisation: "aurora", mode: "test" },
          { since: base, ...search },
          { before, limit: 7 },
        );
        found.push(...page);
        before = page.at(-1)?.id ?? 0;
        if (page.length < 7) break;
      }
      expect(expected.length).toBeGreaterThan(1);
      expect(found.map(({ requestId }) => requestId)).toEqual(
        expected.map(({ requestId }) => requestId),
      );
    }
  });

  const walk = async () => {
    let previous = await purgedHash(store);
    let count = 0;
    for await (const entry of readAuditChain(store)) {
      const fault = faultOfChained(entry, previous);
      if (fault !== undefined) return fault;
      previous = entry.hash as string;
      count += 1;
    }
    return count;
  };
  /** Runs SQL past the triggers, as the owner of the database can. */
  async function tampered(sql: string): Promise<string | number> {
    let found: string | number = "";
    const undone = store.write(async (tx) => {
      const raw = (text: string) => statement((knex) => knex.raw(text))(tx);
      if (database.dialect === "postgres") await raw("alter table audit_log disable trigger all");
      else
        for (const act of ["update", "delete", "insert"])
          await raw(`drop trigger audit_log_${act}`);
      await raw(sql);
      let previous = await purgedHash(tx);
      for await (const entry of readAuditChain(tx)) {
        found = faultOfChained(entry, previous) ?? "";
        if (found !== "") break;
        previous = entry.hash as string;
      }
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    return found;
  }
  const CHANGED = "was changed, or does not follow the one before it";
  const RENAMED = "names another actor or target than was recorded";
  const TENTH = "id = (select id from audit_log order by id limit 1 offset 10)";

  test("is a chain that a purge leaves whole, and an erasure", async () => {
    expect(await purgedHash(store)).not.toBe("0".repeat(64));
    const count = await walk();
    expect(count).toBeGreaterThan(500);
    await add(Date.now(), { actor: "guardian:h1", target: "session:s1" });
    await add(Date.now(), { actor: "operator:kim", target: "session:s1" });
    await store.write((tx) => blankAuditLog(tx, ["guardian:h1", "session:s1"]));
    expect(await walk()).toBe(Number(count) + 2);
    const rows = [];
    for await (const row of readAuditChain(store)) rows.push(row);
    expect(rows.slice(-2)).toMatchObject([
      { actor: "erased:", target: "erased:", actorSalt: null, targetSalt: null },
      { actor: "operator:kim", target: "erased:", actorSalt: expect.any(String), targetSalt: null },
    ]);
  });

  test.each([
    [`update audit_log set outcome = 'refused' where ${TENTH}`, CHANGED],
    [`update audit_log set occurred_at = occurred_at - 1 where ${TENTH}`, CHANGED],
    [`update audit_log set hash = null where ${TENTH}`, CHANGED],
    [`delete from audit_log where ${TENTH}`, CHANGED],
    ["delete from audit_log where id = (select min(id) from audit_log)", CHANGED],
    ["update audit_log_purged set hash = 'a'", CHANGED],
    [`update audit_log set actor = 'operator:sam' where ${TENTH}`, RENAMED],
    [`update audit_log set target = null where ${TENTH}`, RENAMED],
    [`update audit_log set actor = 'operator:sam', actor_salt = null where ${TENTH}`, RENAMED],
  ])("shows: %s", async (sql, fault) => {
    expect(await tampered(sql)).toBe(fault);
  });

  test("holds only what was recorded: no name, an erased one, or one with its salt", () => {
    const names = { actor: "operator:kim", target: null } as const;
    const entry = chained(
      {
        ...{ ...names, occurredAt: 1, action: "key-created", outcome: "success" },
        ...{ requestId: null, organisation: null, mode: null },
      },
      NO_AUDIT_ENTRY,
      () => "5a17",
    );
    const fault = (change: Partial<typeof entry>) =>
      faultOfChained({ ...entry, ...change }, NO_AUDIT_ENTRY);
    expect(fault({})).toBeUndefined();
    expect(fault({ actor: "erased:", actorSalt: null })).toBeUndefined();
    expect([
      fault({ actor: "erased:" }),
      fault({ actor: null as never, actorSalt: null }),
      fault({ targetSalt: "5a17" }),
      fault({ target: "erased:" }),
      fault({ target: "demo", targetSalt: "5a17" }),
    ]).toEqual(Array<string>(5).fill(RENAMED));
  });

  /** If this goes, the salt of a name that is kept can be lost, and its entry looks forged. */
  test.each([
    "update audit_log set actor_salt = null",
    "update audit_log set actor = 'erased:'",
    "update audit_log set hash = ''",
    "update audit_log set actor_leaf = ''",
  ])("refuses: %s", async (sql) => {
    await expect(run(sql)).rejects.toMatchObject(REFUSED);
  });

  /** If this goes, two transactions of PostgreSQL wait for each other, or two entries follow the same one. */
  test("entries of transactions at once are one chain, whatever else they lock last", async () => {
    const count = Number(await walk());
    const entry = { actor: "operator:kim", action: "key-created" } as const;
    const deps = { clock: systemClock, log: makeLog("silent", []), random: systemRandomness };
    await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        store.write(async (tx) => {
          const steps = [
            async () => audit(tx, deps, entry),
            async () => tx.beforeCommit(() => advisoryLock(tx, "another")),
          ];
          for (const step of nth % 2 === 0 ? steps : steps.toReversed()) await step();
        }),
      ),
    );
    expect(await walk()).toBe(count + 20);
  });
});
