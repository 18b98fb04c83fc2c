import { beforeAll, describe, expect, test } from "@jest/globals";

import {
  NO_SCREENTIME,
  type LatestPlay,
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

const playsOf = statement<{ sessionId: string }, { id: string }>((sql, p) =>
  sql("screentime_plays")
    .select({ id: "play_id" })
    .where({ session_id: p.sessionId as never }),
);
const daysOf = statement<{ sessionId: string }, { date: string }>((sql, p) =>
  sql("screentime_days")
    .select({ date: "local_date" })
    .where({ session_id: p.sessionId as never })
    .orderBy("local_date"),
);
const addDay = statement<{ sessionId: string; date: string; ms: number }>((sql, p) =>
  sql("screentime_days").insert({
    session_id: p.sessionId,
    product_id: 1,
    local_date: p.date,
    used_ms: p.ms,
  }),
);
const asBefore = statement<{ sessionId: string; state: string }>((sql, p) =>
  sql("screentime_sessions").insert({ session_id: p.sessionId, state: p.state }),
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
  /** Adds time played, as a transition does. */
  const play = async (
    tx: Db,
    sessionId: string,
    added: Record<string, number>,
    { now = NOW, productId = 1 } = {},
  ) => {
    const ids = { sessionId, productId };
    const { screentime, used } = await lockScreentime(tx, ids, now);
    const after = { ...used };
    for (const [date, ms] of Object.entries(added)) after[date] = (after[date] ?? 0) + ms;
    const shares = Object.entries(added).map(([date, ms]) => ({ date, ms }));
    await saveScreentime(tx, ids, { screentime, used: after }, shares);
  };
  const rowsOf = async (sessionId: string) =>
    (await daysOf(store, { sessionId })).map(({ date }) => date);

  describe("screen time", () => {
    test("of a session that never played is nothing", async () => {
      const found = await findScreentime(store, await begin(), NOW);
      expect(found).toMatchObject({ screentime: NO_SCREENTIME, used: {}, enforcement: undefined });
    });

    test("is read as it was written, the days of lately with it", async () => {
      const sessionId = await begin();
      await store.write(async (tx) => {
        const ids = { sessionId, productId: 1 };
        const { screentime } = await lockScreentime(tx, ids, NOW);
        await saveScreentime(tx, ids, {
          screentime: { ...screentime, continuousMs: 60_000 },
          used: {},
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
      expect(await rowsOf(sessionId)).toEqual(["2026-11-02"]);
      expect(await usageSince(store, sessionId, "2026-11-03")).toEqual({ "2026-11-21": 11 });
      expect(await usageSince(store, sessionId, "2026-11-02")).toEqual({
        "2026-11-02": 7,
        "2026-11-21": 11,
      });
    });

    test("days that are no longer of lately become rows, and count as before", async () => {
      const sessionId = await begin();
      const days = { "2026-11-20": 5, "2026-11-21": 6 };
      await store.write((tx) => play(tx, sessionId, days));
      expect(await rowsOf(sessionId)).toEqual([]);
      await store.write((tx) => play(tx, sessionId, { "2026-12-01": 7 }, { now: LATER }));
      expect(await rowsOf(sessionId)).toEqual(Object.keys(days));
      await store.write((tx) =>
        play(tx, sessionId, { "2026-11-21": 1, "2026-12-01": 1 }, { now: LATER }),
      );
      const { used, since } = await findScreentime(store, sessionId, LATER);
      expect({ used, since }).toEqual({ used: { "2026-12-01": 8 }, since: "2026-11-28" });
      const all = { "2026-11-20": 5, "2026-11-21": 7, "2026-12-01": 8 };
      expect(await usageSince(store, sessionId, "2026-11-20")).toEqual(all);
      expect(await usedMsOn(store, sessionId, "2026-11-21")).toBe(7);
    });

    test("a clock that was set back counts where it counted before", async () => {
      const sessionId = await begin();
      await store.write((tx) => play(tx, sessionId, { "2026-12-01": 7 }, { now: LATER }));
      await store.write((tx) => play(tx, sessionId, { "2026-11-21": 5, "2026-12-01": 1 }));
      await store.write((tx) => play(tx, sessionId, { "2026-11-21": 5 }));
      const { used, since } = await findScreentime(store, sessionId, NOW);
      expect({ used, since }).toEqual({ used: { "2026-12-01": 8 }, since: "2026-11-28" });
      expect(await usedMsOn(store, sessionId, "2026-11-21")).toBe(10);
    });

    test("of a release before is read from its rows, and from then on with the state", async () => {
      const sessionId = await begin();
      await store.write(async (tx) => {
        await asBefore(tx, { sessionId, state: JSON.stringify(NO_SCREENTIME) });
        for (const date of ["2026-11-02", "2026-11-20", "2026-11-21"])
          await addDay(tx, { sessionId, date, ms: 5 });
      });
      const used = { "2026-11-20": 5, "2026-11-21": 5 };
      const found = () => findScreentime(store, sessionId, NOW);
      expect(await found()).toMatchObject({ used, since: "2026-11-18" });
      const all = { ...used, "2026-11-02": 5 };
      expect(await usageSince(store, sessionId, "2026-11-01")).toEqual(all);
      await store.write((tx) => play(tx, sessionId, { "2026-11-21": 1 }));
      expect(await rowsOf(sessionId)).toEqual(["2026-11-02"]);
      expect(await found()).toMatchObject({
        used: { "2026-11-20": 5, "2026-11-21": 6 },
        since: "2026-11-18",
      });
    });

    test("is changed by one after the other, also at the very first", async () => {
      const sessionId = await begin();
      await Promise.all(
        Array.from({ length: 10 }, () =>
          store.write(async (tx) => {
            const ids = { sessionId, productId: 1 };
            const { screentime, used } = await lockScreentime(tx, ids, NOW);
            const continuousMs = screentime.continuousMs + 1;
            await saveScreentime(tx, ids, { screentime: { ...screentime, continuousMs }, used });
          }),
        ),
      );
      const { screentime } = await findScreentime(store, sessionId, NOW);
      expect(screentime.continuousMs).toBe(10);
    });
  });

  test("who waits for a session sees the days as they are when its turn comes", async () => {
    const sessionId = await begin();
    const ids = { sessionId, productId: 1 };
    await store.write((tx) => lockScreentime(tx, ids, NOW));
    let sayHeld = () => {};
    const held = new Promise<void>((resolve) => (sayHeld = resolve));
    const first = store.write(async (tx) => {
      await lockScreentime(tx, ids, NOW);
      sayHeld();
      // Long enough for the other to come to the lock; where it does not, it sees what is right anyway.
      for (let asked = 0; asked < 50; asked++) await usedMsOn(tx, sessionId, "2026-11-21");
      await play(tx, sessionId, { "2026-11-21": 5 });
    });
    await held;
    const second = await store.write((tx) => lockScreentime(tx, ids, NOW));
    await first;
    expect(second.used).toEqual({ "2026-11-21": 5 });
  });

  test("the id of a play that is over says how it ended, however many ended since", async () => {
    const sessionId = await begin();
    const ids = { sessionId, productId: 1 };
    const endOf = (playId: string, of = sessionId) =>
      store.write(async (tx) => {
        const scope = { productId: 1, mode: "test" as const };
        return (await lockPlayOf(tx, scope, { sessionId: of, playId }, NOW)).ended;
      });
    for (let nth = 0; nth < 30; nth += 1) {
      await store.write(async (tx) => {
        const { screentime, used } = await lockScreentime(tx, ids, NOW);
        // Two in a transaction, the second upon what was read before the first was saved.
        const after = (...plays: LatestPlay[]) => ({
          screentime: { ...screentime, latest: [...(screentime.latest ?? []), ...plays] },
          used,
        });
        const first: LatestPlay = [`${nth}a`, "replacement", NOW + nth];
        await saveScreentime(tx, ids, after(first));
        await saveScreentime(tx, ids, after(first, [`${nth}b`, "end", NOW + nth]));
      });
      const { screentime } = await findScreentime(store, sessionId, NOW);
      expect(screentime.latest?.length).toBeLessThanOrEqual(8);
    }
    for (let nth = 0; nth < 30; nth += 1) {
      expect(await endOf(`${nth}a`)).toEqual({ by: "replacement", endedAt: NOW + nth });
      expect(await endOf(`${nth}b`)).toEqual({ by: "end", endedAt: NOW + nth });
    }
    expect(await endOf("30a")).toBeUndefined();
    expect(await endOf("0a", await begin())).toBeUndefined();
    const rows = await playsOf(store, { sessionId });
    const { screentime } = await findScreentime(store, sessionId, NOW);
    expect(rows.length + (screentime.latest?.length ?? 0)).toBe(60);
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
    for (const span of spans)
      await store.write(async (tx) => {
        const { screentime: found, used } = await lockScreentime(tx, ids, NOW);
        const { part, spans: before } = found.played ?? { part: 0, spans: [] };
        const screentime = { ...found, played: { part, spans: [...before, span] } };
        // A transaction that saves twice what it has read once.
        for (let nth = 0; nth < 2; nth++) await saveScreentime(tx, ids, { screentime, used });
      });
    const read = async (since: number) => {
      const { screentime } = await findScreentime(store, sessionId, NOW);
      expect(screentime.played?.spans.length).toBeLessThanOrEqual(8);
      return spansSince(store, sessionId, screentime, since);
    };
    expect(await read(0)).toEqual(spans);
    // The first row has nine.
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
    // A product that keeps screen time for less forgets these sooner, those with the state too.
    await store.write((tx) => purgeScreentime(tx, 9, "2026-12-01", 10));
    expect(await read(0)).toEqual([]);
  });

  test("days with the state are forgotten as those of rows are, a few sessions at a time", async () => {
    const [one, two, never] = [await begin(), await begin(), await begin()];
    const own = { productId: 7 };
    await store.write(async (tx) => {
      await play(tx, one, { "2026-11-20": 5, "2026-11-21": 6 }, own);
      await play(tx, two, { "2026-11-19": 7 }, own);
      await lockScreentime(tx, { sessionId: never, ...own }, NOW);
    });
    const purge = (before: string, limit = 10) =>
      store.write((tx) => purgeScreentime(tx, 7, before, limit));
    expect(await purge("2026-11-18")).toBe(0);
    expect(await purge("2026-11-21", 2)).toBe(2);
    await purge("2026-11-21", 2);
    expect(await purge("2026-11-21", 2)).toBe(0);
    expect(await usageSince(store, one, "2026-01-01")).toEqual({ "2026-11-21": 6 });
    expect(await usageSince(store, two, "2026-01-01")).toEqual({});
    // And they count again where they are played again.
    await store.write((tx) => play(tx, two, { "2026-11-21": 8 }, own));
    expect(await usageSince(store, two, "2026-01-01")).toEqual({ "2026-11-21": 8 });
    expect(await purge("2026-11-22")).toBe(2);
    expect(await usageSince(store, one, "2026-01-01")).toEqual({});
    expect(await purge("2026-11-22")).toBe(0);
  });
});
