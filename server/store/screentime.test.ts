import { beforeAll, describe, expect, test } from "@jest/globals";

import { NO_SCREENTIME } from "../domain/screentime/screentime-state.js";
import { forEachDatabase } from "../../testing/store.js";
import { addSegments, knownSegments } from "./screentime-segments.js";
import {
  addEndedPlay,
  addUsage,
  findScreentime,
  lockScreentime,
  howPlayEnded,
  purgeScreentime,
  saveEnforcement,
  saveScreentime,
  usedMsOn,
} from "./screentime.js";
import { statement } from "./engine/statement.js";
import type { Store } from "./engine/store.js";

const NOW = Date.parse("2026-11-21T10:00:00Z");
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

  describe("screen time", () => {
    test("of a session that never played is nothing", async () => {
      const found = await findScreentime(store, await begin(), NOW);
      expect(found).toMatchObject({ screentime: NO_SCREENTIME, used: {}, enforcement: undefined });
    });

    test("is read as it was written, the days of lately with it", async () => {
      const sessionId = await begin();
      const screentime = { ...NO_SCREENTIME, continuousMs: 60_000 };
      await store.write(async (tx) => {
        await lockScreentime(tx, sessionId, NOW);
        await saveScreentime(tx, sessionId, screentime);
        await saveEnforcement(tx, sessionId, { enabled: true, schedule: SCHEDULE });
        await addUsage(tx, { sessionId, productId: 1 }, [
          { date: "2026-11-21", ms: 5 },
          { date: "2026-11-02", ms: 7 },
        ]);
        await addUsage(tx, { sessionId, productId: 1 }, [{ date: "2026-11-21", ms: 6 }]);
      });
      expect(await findScreentime(store, sessionId, NOW)).toEqual({
        screentime,
        used: { "2026-11-21": 11 },
        enforcement: { enabled: true, schedule: SCHEDULE },
        since: "2026-11-18",
      });
      expect(await usedMsOn(store, sessionId, "2026-11-02")).toBe(7);
    });

    test("is changed by one after the other, also at the very first", async () => {
      const sessionId = await begin();
      await Promise.all(
        Array.from({ length: 10 }, () =>
          store.write(async (tx) => {
            const { screentime } = await lockScreentime(tx, sessionId, NOW);
            const continuousMs = screentime.continuousMs + 1;
            await saveScreentime(tx, sessionId, { ...screentime, continuousMs });
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
      // Long enough for the other to come to the lock; where it does not, it sees what is right anyway.
      for (let asked = 0; asked < 50; asked++) await usedMsOn(tx, sessionId, "2026-11-21");
      await addUsage(tx, { sessionId, productId: 1 }, [{ date: "2026-11-21", ms: 5 }]);
    });
    await held;
    const second = await store.write((tx) => lockScreentime(tx, sessionId, NOW));
    await first;
    expect(second.used).toEqual({ "2026-11-21": 5 });
  });

  test("the id of a play that is over says how it ended", async () => {
    const sessionId = await begin();
    await store.write((tx) =>
      addEndedPlay(tx, sessionId, { id: "one", startedAt: 1, endedAt: 2, by: "replacement" }),
    );
    expect(await howPlayEnded(store, sessionId, "one")).toBe("replacement");
    expect(await howPlayEnded(store, sessionId, "two")).toBeUndefined();
    expect(await howPlayEnded(store, await begin(), "one")).toBeUndefined();
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
      await addUsage(tx, { sessionId, productId: 1 }, [
        { date: "2026-01-01", ms: 5 },
        { date: "2026-01-02", ms: 6 },
      ]);
      await addSegments(tx, sessionId, ["one"]);
      await purgeScreentime(tx, 1, "2026-01-02", 100);
    });
    expect(await usedMsOn(store, sessionId, "2026-01-01")).toBe(0);
    expect(await usedMsOn(store, sessionId, "2026-01-02")).toBe(6);
    expect(await knownSegments(store, sessionId, ["one"])).toEqual(new Set(["one"]));
  });
});
