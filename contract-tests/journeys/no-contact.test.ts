// Plays of games that crashed: they end at their last contact, where the product file says so.
import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { ManualClock } from "../../server/lib/clock.js";
import { aKid, limitOf, type Kid } from "../../testing/kid.js";
import { ACCOUNT, startTestService, type TestService } from "../../testing/service.js";
import { consented } from "../../testing/arrange.js";

let service: TestService;
let kid: Kid;
beforeAll(async () => {
  service = await startTestService({ clock: new ManualClock(Date.parse("2026-11-21T10:00:00Z")) });
  await service.apply(`
productId: 101
name: Starfall
organisation: aurora
permissions: [{ name: multiplayer }]
screentime: { endAfterMinutesWithoutContact: 30 }
`);
});
afterAll(() => service.stop());
beforeEach(async () => {
  kid = await aKid(service);
});

const minutes = (count: number) => service.advance({ minutes: count });
const usedNow = async () => (await kid.start()).screentime.counter.timeUsedTodayMinutes;
const ended = () => kid.events("Screentime.Ended");

describe("a play without contact", () => {
  test("ends after exactly the minutes, at its last contact, is counted to there, and the product is notified", async () => {
    await kid.schedule({ dailyLimits: limitOf(600) });
    const id = randomUUID();
    await kid.start(id);
    await minutes(12);
    await kid.look();
    const lastContact = kid.at();
    await service.advance({ minutes: 29, ms: 59_999 });
    expect(await ended()).toEqual([]);
    await service.advance(1);
    const [event, ...more] = await ended();
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      timestamp: lastContact,
      data: {
        productId: 101,
        sessionId: kid.sessionId,
        kuid: kid.kuid,
        id,
        occurredAt: lastContact,
        reason: "no-contact",
        state: { timeUsedTodayMinutes: 12, timeRemainingTodayMinutes: 588 },
      },
    });
    expect((await kid.state()).state.timeUsedTodayMinutes).toBe(12);
  });

  test("can be ended afterwards, and its start repeated: both are accepted and change nothing", async () => {
    const id = randomUUID();
    const startedAt = kid.at();
    await kid.start(id, startedAt);
    await minutes(40);
    expect(await kid.end(id)).toMatchObject({ id, status: "accepted" });
    expect(await kid.start(id, startedAt)).toMatchObject({ id, status: "accepted" });
    await minutes(5);
    expect(await ended()).toHaveLength(1);
    expect(await usedNow()).toBe(0);
  });

  test("begins a new span where it is started again later", async () => {
    const id = randomUUID();
    await kid.start(id);
    await minutes(40);
    expect(await kid.start(id)).toMatchObject({ id, status: "accepted" });
    await minutes(5);
    expect(await usedNow()).toBe(5);
  });

  test("is kept alive by get-state, by a repeated start, and by a repeated end of an earlier play", async () => {
    const [earlier, id] = [randomUUID(), randomUUID()];
    await kid.start(earlier);
    await kid.end(earlier);
    await kid.start(id);
    for (const contact of [() => kid.look(), () => kid.start(id), () => kid.end(earlier)]) {
      await minutes(25);
      await contact();
    }
    await minutes(25);
    expect(await ended()).toEqual([]);
    expect((await kid.end(id)).screentime.counter.timeUsedTodayMinutes).toBe(100);
  });

  test("is not kept alive by a push", async () => {
    await kid.start();
    await minutes(20);
    await kid.push({ timestamp: kid.at(-600_000), durationSeconds: 60 });
    await minutes(10);
    expect(await ended()).toHaveLength(1);
  });

  test("ends also where a schedule was set meanwhile, and no limit is announced after its end", async () => {
    await kid.start();
    await minutes(10);
    await kid.schedule({ dailyLimits: limitOf(60) });
    await minutes(300);
    expect(await kid.announced()).toEqual([expect.stringMatching(/^Ended /)]);
  });

  test("whose end the service slept through ends at its last contact before anything else happens", async () => {
    await kid.start();
    service.clock.advanceTo(service.clock.now() + 2 * 3_600_000);
    const next = await kid.start();
    expect(next).toMatchObject({ status: "accepted" });
    expect(next.screentime.counter.timeUsedTodayMinutes).toBe(0);
    expect(await ended()).toHaveLength(1);
  });

  test("whose end the service slept through is ended and started once more like one that has ended", async () => {
    for (const again of [kid.end.bind(kid), kid.start.bind(kid)]) {
      const id = randomUUID();
      await kid.start(id);
      service.clock.advanceTo(service.clock.now() + 2 * 3_600_000);
      expect(await again(id)).toMatchObject({ id, status: "accepted" });
    }
    expect((await kid.attemptEnd(randomUUID())).error?.code).toBe("NOT_FOUND");
    expect(await ended()).toHaveLength(2);
  });
});

test("without the key a play goes on until it is ended", async () => {
  const { session } = await consented(service, ACCOUNT);
  const client = service.as(ACCOUNT);
  const { sessionId } = session;
  const id = randomUUID();
  await unwrap(client.startScreentime({ sessionId, id, timestamp: kid.at() }));
  await minutes(90);
  const { screentime } = await unwrap(client.endScreentime({ sessionId, id, timestamp: kid.at() }));
  expect(screentime.counter.timeUsedTodayMinutes).toBe(90);
});
