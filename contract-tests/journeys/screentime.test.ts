// Tests what is counted of reported play, and how the service responds.
import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { ManualClock } from "../../server/lib/clock.js";
import { UNKNOWN_ID } from "../../testing/arrange.js";
import { Kid, aKid, limitOf, scheduleOf } from "../../testing/kid.js";
import { PEBBLE, STARFALL, startTestService, type TestService } from "../../testing/service.js";

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
const DAY = 24 * HOUR;

let service: TestService;
let kid: Kid;
beforeAll(async () => {
  service = await startTestService({ clock: new ManualClock(Date.parse("2026-11-21T10:00:00Z")) });
});
afterAll(() => service.stop());
beforeEach(async () => {
  kid = await aKid(service);
});

const used = async () => (await kid.start()).screentime.counter.timeUsedTodayMinutes;
const code = (answer: { error?: { code: string } | undefined }) => answer.error?.code;

describe("a start", () => {
  test("is accepted, and its play counts from then on", async () => {
    const id = randomUUID();
    expect(await kid.start(id)).toEqual({
      sessionId: kid.sessionId,
      id,
      status: "accepted",
      screentime: {
        counter: {
          timeUsedTodayMinutes: 0,
          timeLimitTodayMinutes: 1440,
          timeRemainingTodayMinutes: 1440,
          // California is where the child probably lives.
          dayResetsAt: "2026-11-22T08:00:00.000Z",
        },
      },
    });
    await service.advance({ minutes: 7 });
    expect((await kid.end(id)).screentime.counter.timeUsedTodayMinutes).toBe(7);
  });

  test("that is repeated is accepted again and changes nothing, whatever its timestamp", async () => {
    const id = randomUUID();
    const timestamp = kid.at();
    await kid.start(id, timestamp);
    await service.advance({ minutes: 20 });
    for (const any of [timestamp, kid.at(-3_600_000), kid.at(3_600_000)])
      expect(await kid.start(id, any)).toMatchObject({ status: "accepted" });
    expect((await kid.end(id)).screentime.counter.timeUsedTodayMinutes).toBe(20);
  });

  test("of another id replaces what runs, which ends there and counts", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await kid.start(first);
    await service.advance({ minutes: 12 });
    expect(await kid.start(second, kid.at(-2 * MINUTE))).toMatchObject({ status: "replaced" });
    expect((await kid.end(second)).screentime.counter.timeUsedTodayMinutes).toBe(12);
    expect(code(await kid.attemptEnd(first))).toBe("NOT_FOUND");
  });

  test("that lies before the start of what it replaces ends that with nothing", async () => {
    await kid.start();
    const id = randomUUID();
    expect(await kid.start(id, kid.at(-4 * MINUTE))).toMatchObject({ status: "replaced" });
    expect((await kid.end(id)).screentime.counter.timeUsedTodayMinutes).toBe(4);
  });

  test.each([
    ["exactly five minutes old", -5 * MINUTE, true],
    ["a millisecond older than five minutes", -5 * MINUTE - 1, false],
    ["sixty seconds ahead", 60 * SECOND, true],
    ["a millisecond more than sixty seconds ahead", 60 * SECOND + 1, false],
  ])("%s is taken as it should be", async (_words, ms, isTaken) => {
    const answer = await kid.attemptStart(randomUUID(), kid.at(ms));
    if (isTaken) expect(answer.data?.status).toBe("accepted");
    else {
      expect(code(answer)).toBe("INVALID_INPUT");
      expect(answer.error?.message).toContain("timestamp");
    }
  });

  test("that is ahead counts from now", async () => {
    const id = randomUUID();
    await kid.start(id, kid.at(MINUTE));
    await service.advance({ minutes: 1 });
    expect((await kid.end(id)).screentime.counter.timeUsedTodayMinutes).toBe(1);
  });

  test("with any offset means its instant", async () => {
    const id = randomUUID();
    const local = new Date(service.clock.now() - 3 * MINUTE + 2 * HOUR)
      .toISOString()
      .replace("Z", "+02:00");
    await kid.start(id, local);
    expect((await kid.end(id)).screentime.counter.timeUsedTodayMinutes).toBe(3);
  });

  test.each([
    ["has ended", 0],
    ["has ended, and nine others since", 9],
  ])(
    "of an id that %s is a late retry up to that instant, and after it a new span",
    async (_what, others) => {
      const [id, running] = [randomUUID(), randomUUID()];
      const endedAt = service.clock.now() + 3 * MINUTE;
      const at = (ms: number) => new Date(endedAt + ms).toISOString();
      await kid.start(id);
      await service.advance({ minutes: 3 });
      await kid.end(id);
      for (let nth = 0; nth < others; nth++) await kid.end((await kid.start()).id);
      await service.advance({ minutes: 2 });
      for (const late of [at(0), at(-3 * MINUTE), at(-60 * MINUTE)])
        expect(await kid.start(id, late)).toMatchObject({ id, status: "accepted" });
      expect(await used()).toBe(3);
      await kid.start(running);
      expect(await kid.start(id, at(1))).toMatchObject({ id, status: "replaced" });
      expect(code(await kid.attemptEnd(running))).toBe("NOT_FOUND");
      await service.advance({ minutes: 5 });
      expect((await kid.end(id)).screentime.counter.timeUsedTodayMinutes).toBe(9);
      // The later end replaces the first.
      expect(await kid.start(id, at(7 * MINUTE - 1))).toMatchObject({ status: "accepted" });
      expect(await kid.end(id)).toMatchObject({ status: "accepted" });
      await service.advance({ minutes: 6 });
      expect(code(await kid.attemptStart(id, at(7 * MINUTE + 1)))).toBe("INVALID_INPUT");
      expect(await used()).toBe(9);
    },
  );

  test("of an id that was replaced is a late retry up to that instant, and after it replaces in turn", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const startedAt = service.clock.now();
    const at = (ms: number) => new Date(startedAt + ms).toISOString();
    await kid.start(first);
    await service.advance({ minutes: 4 });
    await kid.start(second, at(2 * MINUTE));
    expect(await kid.start(first, at(2 * MINUTE))).toMatchObject({ status: "accepted" });
    expect(code(await kid.attemptEnd(first))).toBe("NOT_FOUND");
    expect(await kid.start(first, at(3 * MINUTE))).toMatchObject({ status: "replaced" });
    expect(code(await kid.attemptEnd(second))).toBe("NOT_FOUND");
    expect((await kid.end(first)).screentime.counter.timeUsedTodayMinutes).toBe(4);
    expect(await kid.end(first)).toMatchObject({ status: "accepted" });
  });

  test("of an id that has ended or was replaced is accepted and restarts nothing", async () => {
    const [ended, replaced, last] = [randomUUID(), randomUUID(), randomUUID()];
    await kid.start(ended);
    await kid.end(ended);
    await kid.start(replaced);
    await kid.start(last);
    for (const id of [ended, replaced])
      expect(await kid.start(id)).toMatchObject({ id, status: "accepted" });
    await service.advance({ minutes: 5 });
    expect((await kid.end(last)).screentime.counter.timeUsedTodayMinutes).toBe(5);
    expect(code(await kid.attemptEnd(replaced))).toBe("NOT_FOUND");
  });

  test("is accepted also where play is not allowed", async () => {
    await kid.schedule({ dailyLimits: limitOf(0) });
    expect(await kid.start()).toMatchObject({ status: "accepted" });
    expect((await kid.state()).access.allowed).toBe(false);
  });

  test("by twenty at once leaves one that runs, and loses no second of the others", async () => {
    await Promise.all(Array.from({ length: 20 }, () => kid.start()));
    await service.advance({ minutes: 3 });
    const { timeUsedTodayMinutes } = (await kid.start()).screentime.counter;
    expect(timeUsedTodayMinutes).toBe(3);
  });
});

describe("an end", () => {
  test("is accepted again when it is repeated, also while another play runs", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await kid.start(first);
    await service.advance({ minutes: 3 });
    const answer = await kid.end(first);
    expect(await kid.end(first)).toEqual(answer);
    await kid.start(second);
    expect(await kid.end(first)).toMatchObject({ id: first, status: "accepted" });
  });

  test("of an id that never ran is NOT_FOUND, with or without another that runs", async () => {
    expect(code(await kid.attemptEnd(randomUUID()))).toBe("NOT_FOUND");
    await kid.start();
    expect(code(await kid.attemptEnd(randomUUID()))).toBe("NOT_FOUND");
  });

  test("may carry any age, but none before its start and none over sixty seconds ahead", async () => {
    const id = randomUUID();
    const startedAt = service.clock.now();
    await kid.start(id);
    await service.advance({ hours: 5 });
    const at = (ms: number) => new Date(startedAt + ms).toISOString();
    expect(code(await kid.attemptEnd(id, at(-1)))).toBe("INVALID_INPUT");
    expect(code(await kid.attemptEnd(id, kid.at(MINUTE + 1)))).toBe("INVALID_INPUT");
    expect((await kid.end(id, at(2 * HOUR))).screentime.counter.timeUsedTodayMinutes).toBe(120);
  });

  test("at the very start is play of no length", async () => {
    const id = randomUUID();
    const timestamp = kid.at();
    await kid.start(id, timestamp);
    expect((await kid.end(id, timestamp)).screentime.counter.timeUsedTodayMinutes).toBe(0);
  });

  test("floors what was used: 119 seconds are a minute, and 120 two", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await kid.start(first);
    await service.advance({ ms: 119 * SECOND });
    expect((await kid.end(first)).screentime.counter.timeUsedTodayMinutes).toBe(1);
    await kid.start(second);
    await service.advance({ ms: SECOND });
    expect((await kid.end(second)).screentime.counter.timeUsedTodayMinutes).toBe(2);
  });
});

describe("a push", () => {
  const hourAgo = (hours: number) => kid.at(-hours * HOUR);

  test("counts each id once, whatever comes with it later, also twice in one batch", async () => {
    const id = randomUUID();
    const one = { id, timestamp: hourAgo(1), durationSeconds: 600 };
    const answer = await kid.push(one, { ...one, durationSeconds: 900 });
    expect(answer).toEqual({
      sessionId: kid.sessionId,
      accepted: 2,
      rejected: 0,
      events: [
        { id, status: "accepted" },
        { id, status: "accepted" },
      ],
    });
    for (const repeated of [{ durationSeconds: 0 }, { timestamp: hourAgo(2000) }])
      expect(await kid.push({ ...one, ...repeated })).toMatchObject({ accepted: 1, rejected: 0 });
    expect(await used()).toBe(10);
  });

  test("that repeats one known id beside a new one counts the new one, and the known one once", async () => {
    const segment = (hours: number) => ({
      id: randomUUID(),
      timestamp: hourAgo(hours),
      durationSeconds: 600,
    });
    const [known, fresh] = [segment(2), segment(1)];
    await kid.push(known);
    expect(await used()).toBe(10);
    await kid.push(known, fresh);
    expect(await used()).toBe(20);
    await kid.push(fresh, known);
    expect(await used()).toBe(20);
  });

  test("rejects what is bad among what is good, in order, and records the rest", async () => {
    const segment = (durationSeconds: number, timestamp = hourAgo(30)) => ({
      id: randomUUID(),
      timestamp,
      durationSeconds,
    });
    const { accepted, rejected, events } = await kid.push(
      segment(0),
      segment(1),
      segment(86_400),
      segment(86_401),
      segment(-5),
      segment(61, kid.at()),
      segment(60, kid.at()),
      segment(60, kid.at(-30 * DAY)),
      segment(60, kid.at(-30 * DAY - 1)),
    );
    expect(events.map(({ reason, status }) => reason ?? status)).toEqual([
      "invalid-duration",
      "accepted",
      "accepted",
      "invalid-duration",
      "invalid-duration",
      "future-timestamp",
      "accepted",
      "accepted",
      "too-old",
    ]);
    expect([accepted, rejected]).toEqual([4, 5]);
  });

  test("takes a corrected segment under the id that was rejected", async () => {
    const id = randomUUID();
    const bad = await kid.push({ id, timestamp: hourAgo(1), durationSeconds: 0 });
    expect(bad.rejected).toBe(1);
    const mixed = await kid.push(
      { id, timestamp: hourAgo(1), durationSeconds: 0 },
      { id, timestamp: hourAgo(1), durationSeconds: 300 },
      { id, timestamp: hourAgo(1), durationSeconds: 0 },
    );
    expect(mixed.events.map(({ status }) => status)).toEqual(["rejected", "accepted", "accepted"]);
    expect(await used()).toBe(5);
  });

  test("takes the id of a start for a segment: they are two name spaces", async () => {
    const id = randomUUID();
    await kid.start(id);
    await kid.end(id);
    const answer = await kid.push({ id, timestamp: hourAgo(1), durationSeconds: 120 });
    expect(answer.accepted).toBe(1);
    expect(await used()).toBe(2);
  });

  test("of what a player did who was erased since counts for no other, nor does a start", async () => {
    const [id, play] = [randomUUID(), randomUUID()];
    const gone = { id, timestamp: hourAgo(1), durationSeconds: 600 };
    await kid.push(gone);
    await kid.start(play);
    await kid.end(play);
    await unwrap(kid.client.erasePlayer({ kuid: kid.kuid }));
    kid = await aKid(service);
    expect(await kid.push(gone, { ...gone, id: randomUUID() })).toMatchObject({ accepted: 2 });
    expect(await kid.start(play)).toMatchObject({ id: play, status: "accepted" });
    await service.advance({ minutes: 5 });
    expect(code(await kid.attemptEnd(play))).toBe("NOT_FOUND");
    expect(await used()).toBe(10);
  });

  test("of a thousand is taken, and counted once when it comes again", async () => {
    const events = Array.from({ length: 1000 }, (_, place) => ({
      id: randomUUID(),
      timestamp: kid.at(-place * 1000 - HOUR),
      durationSeconds: 1,
    }));
    expect((await kid.push(...events)).accepted).toBe(1000);
    expect((await kid.push(...events)).accepted).toBe(1000);
    expect(await used()).toBe(16);
  });

  test("is not capped by the length of the day", async () => {
    const timestamp = "2026-11-21T00:00:00Z";
    await kid.schedule({ dailyLimits: limitOf(60) });
    for (let count = 0; count < 4; count++)
      await kid.push({ timestamp, durationSeconds: (8 * HOUR) / 1000 });
    expect((await kid.state()).state).toMatchObject({
      timeUsedTodayMinutes: 32 * 60,
      timeRemainingTodayMinutes: 0,
    });
  });
});

describe("the state", () => {
  test("is enabled: false and nothing else without a schedule, and with enforcement off", async () => {
    expect(await kid.look()).toEqual({ enabled: false });
    expect(await kid.schedule({ dailyLimits: limitOf(60) }, false)).toEqual({ enabled: false });
    expect(await kid.look()).toEqual({ enabled: false });
    expect((await kid.start()).screentime.counter.timeLimitTodayMinutes).toBe(1440);
  });

  test("is exactly what the interface says", async () => {
    const schedule = scheduleOf({
      timezone: "America/New_York",
      breakReminderIntervalMinutes: 45,
      dailyLimits: limitOf(90),
      quietHours: [{ name: "School night", days: ["sun", "mon"], start: "20:30", end: "07:00" }],
    });
    await kid.schedule(schedule);
    const entries = await service.recorded("schedule");
    expect(entries.at(-1)).toMatchObject({
      ...{ productId: STARFALL, sessionId: kid.sessionId, kuid: kid.kuid },
      ...{ enabled: true, schedule, by: "test-helper" },
    });
    // Repeating the schedule changes nothing.
    await kid.schedule(schedule);
    expect(await service.recorded("schedule")).toEqual(entries);
    await kid.start();
    await service.advance({ minutes: 31, ms: 59_999 });
    expect(await kid.look()).toEqual({
      enabled: true,
      access: { allowed: true },
      state: {
        timeUsedTodayMinutes: 31,
        continuousUsageMinutes: 31,
        timeLimitTodayMinutes: 90,
        timeRemainingTodayMinutes: 59,
        dayResetsAt: expect.stringMatching(/T05:00:00\.000Z$/) as unknown,
      },
      schedule,
    });
  });

  test("forbids play from the second at which the limit is reached until the day resets", async () => {
    await kid.schedule({ dailyLimits: limitOf(20) });
    await kid.start();
    await service.advance({ minutes: 19, ms: 59_999 });
    expect((await kid.state()).access).toEqual({ allowed: true });
    await service.advance({ ms: 1 });
    const { access, state } = await kid.state();
    expect(access).toEqual({
      allowed: false,
      reason: "limit-reached",
      until: state.dayResetsAt,
    });
    expect(state.timeRemainingTodayMinutes).toBe(0);
  });
});

describe("a session that is revoked", () => {
  test("is NOT_FOUND for all of it, and a batch is rejected as a whole", async () => {
    const id = randomUUID();
    await kid.schedule({ dailyLimits: limitOf(5) });
    await kid.start(id);
    const { sessionId, client } = kid;
    await client.revokeSession({ sessionId });
    await service.advance({ minutes: 10 });
    expect(await kid.announced()).toEqual([]);
    const segment = { id: randomUUID(), timestamp: kid.at(-HOUR), durationSeconds: 60 };
    for (const answer of [
      await kid.attemptStart(id),
      await kid.attemptStart(randomUUID()),
      await kid.attemptEnd(id),
      await client.getScreentimeState({ sessionId }),
      await client.pushScreentime({ sessionId, events: [segment] }),
      await client.setScreentime({ sessionId, enabled: true, schedule: scheduleOf() }),
    ])
      expect(code(answer)).toBe("NOT_FOUND");
  });

  test("looks like one of another product, and like one that never was", async () => {
    const { sessionId } = kid;
    const other = service.as(PEBBLE);
    const foreign = await other.getScreentimeState({ sessionId });
    const missing = await other.getScreentimeState({ sessionId: UNKNOWN_ID });
    expect(foreign.error?.message).toBe(missing.error?.message);
    expect([code(foreign), code(missing)]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  });
});

test("a restart forgets neither what runs nor what was used", async () => {
  let own = await startTestService({ clock: new ManualClock(Date.parse("2026-11-21T10:00:00Z")) });
  const child = await aKid(own);
  const id = randomUUID();
  await child.schedule({ dailyLimits: limitOf(60) });
  await child.start(id);
  await own.advance({ minutes: 10 });
  own = await own.restart();
  const back = new Kid(own, child);
  expect((await back.state()).state.timeUsedTodayMinutes).toBe(10);
  expect((await back.end(id)).screentime.counter.timeUsedTodayMinutes).toBe(10);
  await own.stop();
});
