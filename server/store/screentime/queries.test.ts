import { beforeAll, describe, expect, test } from "@jest/globals";

import {
  NO_SCREENTIME,
  type EndedPlay,
  type Span,
} from "../../domain/screentime/screentime-state.js";
import { forEachDatabase } from "../../../testing/store.js";
import { addSegments, knownSegments } from "./segments.js";
import {
  findScreentime,
  lockPlayOf,
  lockScreentime,
  purgeScreentime,
  purgeSpansOf,
  saveEnforcement,
  saveScreentime,
  spansSince,
  usageSince,
  usedMsOn,
} from "./queries.js";
import type { Db } from "../engine/db.js";
import { statement } from "../engine/statement.js";
import type { Store } from "../engine/store.js";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const LATER = Date.parse("2026-12-01T10:00:00Z");
const SCHEDULE = {
  timezone: "Europe/Paris",
  breakReminderIntervalMinutes: 45,
  dailyLimits: [],
  quietHours: [],
};

const addProduct = statement((sql) =>
  sql("products").insert({
    product_id: 1,
    organisation: "aurora",
    config: "{}",
    version: "1",
    permissions_since: "{}",
    applied_at: 0,
  }),
);
const addSession = statement<{ sessionId: string }>((sql, p) =>
  sql("sessions").insert({
    session_id: p.sessionId,
    product_id: 1,
    mode: "test",
    kuid: p.sessionId,
    jurisdiction: "US-CA",
    evidence: "{}",
    settings: "{}",
    status: "ACTIVE",
    version: 1,
    created_at: 0,
  }),
);

forEachDatabase((database) => {
  let store: Store;
  let count = 0;
  beforeAll(async () => {
    store = await database.open();
    await store.migrate();
    await store.write((tx) => addProduct(tx));
  });
  const begin = async () => {
    const sessionId = `session-${(count += 1)}`;
    await store.write((tx) => addSession(tx, { sessionId }));
    return sessionId;
  };
  /** Adds play time as a transition does. */
  const play = async (
    tx: Db,
    sessionId: string,
    added: Record<string, number>,
    { now = NOW, productId = 1 } = {},
  ) => {
    const ids = { sessionId, productId };
    const { screentime } = await lockScreentime(tx, sessionId, now);
    const shares = Object.entries(added).map(([date, ms]) => ({ date, ms }));
    await saveScreentime(tx, ids, { situation: { screentime }, added: shares });
  };
  describe("screen time", () => {
    test("of a session that never played is nothing", async () => {
      const found = await findScreentime(store, await begin(), NOW);
      expect(found).toMatchObject({ screentime: NO_SCREENTIME, used: {}, enforcement: undefined });
    });

    test("is read as it was written, the days of lately with it", async () => {
      const sessionId = await begin();
      await store.write(async (tx) => {
        const ids = { sessionId, productId: 1 };
        const { screentime } = await lockScreentime(tx, sessionId, NOW);
        await saveScreentime(tx, ids, {
          situation: { screentime: { ...screentime, continuousMs: 60_000 } },
          added: [],
        });
        await saveEnforcement(tx, { sessionId, enabled: true, schedule: SCHEDULE });
        await play(tx, sessionId, { "2026-11-21": 5, "2026-11-02": 7 });
        await play(tx, sessionId, { "2026-11-21": 6 });
      });
      expect(await findScreentime(store, sessionId, NOW)).toMatchObject({
        screentime: { ...NO_SCREENTIME, continuousMs: 60_000 },
        used: { "2026-11-21": 11 },
        enforcement: { enabled: true, schedule: SCHEDULE },
        since: "2026-11-18",
      });
      expect(await usedMsOn(store, sessionId, "2026-11-02")).toBe(7);
      expect(await usageSince(store, sessionId, "2026-11-03")).toEqual({ "2026-11-21": 11 });
      expect(await usageSince(store, sessionId, "2026-11-02")).toEqual({
        "2026-11-02": 7,
        "2026-11-21": 11,
      });
    });

    test("counts on days that are not of lately as on others", async () => {
      const sessionId = await begin();
      await store.write((tx) => play(tx, sessionId, { "2026-11-20": 5, "2026-11-21": 6 }));
      await store.write((tx) =>
        play(tx, sessionId, { "2026-11-21": 1, "2026-12-01": 8 }, { now: LATER }),
      );
      const { used, since } = await findScreentime(store, sessionId, LATER);
      expect({ used, since }).toEqual({ used: { "2026-12-01": 8 }, since: "2026-11-28" });
      const all = { "2026-11-20": 5, "2026-11-21": 7, "2026-12-01": 8 };
      expect(await usageSince(store, sessionId, "2026-11-20")).toEqual(all);
      expect(await usedMsOn(store, sessionId, "2026-11-21")).toBe(7);
    });

    test("is changed by one after the other, also at the very first", async () => {
      const sessionId = await begin();
      await Promise.all(
        Array.from({ length: 10 }, () =>
          store.write(async (tx) => {
            const ids = { sessionId, productId: 1 };
            const { screentime } = await lockScreentime(tx, sessionId, NOW);
            const continuousMs = screentime.continuousMs + 1;
            await saveScreentime(tx, ids, {
              situation: { screentime: { ...screentime, continuousMs } },
              added: [],
            });
          }),
        ),
      );
      const { screentime } = await findScreentime(store, sessionId, NOW);
      expect(screentime.continuousMs).toBe(10);
    });
  });

  test("who waits for a session sees the days as they are when its turn comes", async () => {
    const sessionId = await begin();
    await store.write((tx) => lockScreentime(tx, sessionId, NOW));
    let sayHeld = () => {};
    const held = new Promise<void>((resolve) => (sayHeld = resolve));
    const first = store.write(async (tx) => {
      await lockScreentime(tx, sessionId, NOW);
      sayHeld();
      // Gives the other transaction time to reach the lock. If it doesn't, the test still passes.
      for (let asked = 0; asked < 50; asked++) await usedMsOn(tx, sessionId, "2026-11-21");
      await play(tx, sessionId, { "2026-11-21": 5 });
    });
    await held;
    const second = await store.write((tx) => lockScreentime(tx, sessionId, NOW));
    await first;
    expect(second.used).toEqual({ "2026-11-21": 5 });
  });

  test("the id of a play that is over says how it ended last", async () => {
    const sessionId = await begin();
    const end = (id: string, by: EndedPlay["by"], endedAt: number) =>
      store.write(async (tx) => {
        const { screentime } = await lockScreentime(tx, sessionId, NOW);
        const ended = { id, by, startedAt: NOW, endedAt };
        await saveScreentime(
          tx,
          { sessionId, productId: 1 },
          { situation: { screentime }, added: [], ended },
        );
      });
    const endOf = (playId: string, of = sessionId) =>
      store.write(async (tx) => {
        const scope = { productId: 1, mode: "test" as const };
        return (await lockPlayOf(tx, scope, { sessionId: of, playId }, NOW)).ended;
      });
    await end("one", "replacement", NOW + 1);
    await end("two", "end", NOW + 2);
    await end("one", "end", NOW + 3);
    expect(await endOf("one")).toEqual({ by: "end", endedAt: NOW + 3 });
    expect(await endOf("two")).toEqual({ by: "end", endedAt: NOW + 2 });
    expect(await endOf("three")).toBeUndefined();
    expect(await endOf("one", await begin())).toBeUndefined();
  });

  test("the id of a segment is taken once, also of a thousand and of odd ones", async () => {
    const sessionId = await begin();
    const odd = ["[\\]^_`\"{},'", "ü, ß"];
    const ids = [...Array.from({ length: 1000 }, (_, place) => `segment-${place}`), ...odd];
    const take = (some: string[]) => store.write((tx) => addSegments(tx, sessionId, some));
    expect(await take(ids.slice(0, 500))).toEqual(new Set());
    expect(await take(ids)).toEqual(new Set(ids.slice(0, 500)));
    expect(await take(ids)).toEqual(new Set(ids));
    expect(await take([])).toEqual(new Set());
    expect(await knownSegments(store, sessionId, [...odd, "unknown"])).toEqual(new Set(odd));
  });

  test("days of long ago are forgotten, and ids are not", async () => {
    const sessionId = await begin();
    await store.write(async (tx) => {
      await play(tx, sessionId, { "2026-01-01": 5, "2026-01-02": 6, "2026-11-20": 7 });
      await addSegments(tx, sessionId, ["one"]);
      await purgeScreentime(tx, 1, "2026-01-02", 100);
    });
    expect(await usedMsOn(store, sessionId, "2026-01-01")).toBe(0);
    expect(await usedMsOn(store, sessionId, "2026-01-02")).toBe(6);
    expect(await knownSegments(store, sessionId, ["one"])).toEqual(new Set(["one"]));
  });

  test("the times of play are rows after the first eight, are read once each, and forgotten after eight days", async () => {
    const sessionId = await begin();
    const ids = { sessionId, productId: 9 };
    const spans = Array.from({ length: 30 }, (_, nth): Span => [NOW + nth * 1_000, 500]);
    const add = (of: typeof ids, span: Span) =>
      store.write(async (tx) => {
        const { screentime: found } = await lockScreentime(tx, of.sessionId, NOW);
        const { part, spans: before } = found.played ?? { part: 0, spans: [] };
        const screentime = { ...found, played: { part, spans: [...before, span] } };
        // A transaction saves twice what it has read once.
        for (let nth = 0; nth < 2; nth++)
          await saveScreentime(tx, of, { situation: { screentime }, added: [] });
      });
    for (const span of spans.slice(0, 10)) await add(ids, span);
    const { screentime: early } = await findScreentime(store, sessionId, NOW);
    for (const span of spans.slice(10)) await add(ids, span);
    const another = { sessionId: await begin(), productId: 10 };
    for (const span of spans.slice(0, 10)) await add(another, [span[0], 1]);
    // What was read before later times moved to a row is not read twice.
    expect(await spansSince(store, sessionId, early, 0)).toEqual(spans.slice(0, 10));
    const read = async (since: number) => {
      const { screentime } = await findScreentime(store, sessionId, NOW);
      expect(screentime.played?.spans.length).toBeLessThanOrEqual(8);
      return spansSince(store, sessionId, screentime, since);
    };
    expect(await read(0)).toEqual(spans);
    expect(await read(NOW + 8_500)).toEqual(spans.slice(9));
    const purge = (now: number, limit = 10) =>
      store.write((tx) => purgeSpansOf(tx, 9, { before: 0, now }, limit));
    expect(await purge(NOW + 8_500 + 8 * 86_400_000)).toBe(0);
    expect(await purge(NOW + 8_501 + 8 * 86_400_000)).toBe(1);
    expect(await read(0)).toEqual(spans.slice(9));
    expect([await purge(NOW + 9 * 86_400_000, 1), await purge(NOW + 9 * 86_400_000)]).toEqual([
      1, 1,
    ]);
    expect(await read(0)).toEqual(spans.slice(27));
    // A product that keeps screen time for less deletes these earlier, including those in the state.
    await store.write((tx) => play(tx, sessionId, { "2026-11-21": 5 }, { productId: 9 }));
    await store.write((tx) => purgeScreentime(tx, 9, "2026-11-21", 10));
    expect(await read(0)).toEqual(spans.slice(27));
    await store.write((tx) => purgeScreentime(tx, 9, "2026-12-01", 10));
    expect(await read(0)).toEqual([]);
  });

  test("days of a product are forgotten a few at a time", async () => {
    const [one, two] = [await begin(), await begin()];
    const own = { productId: 7 };
    await store.write(async (tx) => {
      await play(tx, one, { "2026-11-20": 5, "2026-11-21": 6 }, own);
      await play(tx, two, { "2026-11-19": 7 }, own);
    });
    const purge = (before: string, limit = 10) =>
      store.write((tx) => purgeScreentime(tx, 7, before, limit));
    expect(await purge("2026-11-18")).toBe(0);
    expect(await purge("2026-11-21", 2)).toBe(2);
    await purge("2026-11-21", 2);
    expect(await purge("2026-11-21", 2)).toBe(0);
    expect(await usageSince(store, one, "2026-01-01")).toEqual({ "2026-11-21": 6 });
    expect(await usageSince(store, two, "2026-01-01")).toEqual({});
    // They count again when they are played again.
    await store.write((tx) => play(tx, two, { "2026-11-21": 8 }, own));
    expect(await usageSince(store, two, "2026-01-01")).toEqual({ "2026-11-21": 8 });
    expect(await purge("2026-11-22")).toBe(2);
    expect(await usageSince(store, one, "2026-01-01")).toEqual({});
    expect(await purge("2026-11-22")).toBe(0);
  });
});
