// Tests what is announced to a product while a child plays: each threshold once, at its instant.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";

import { afterEach, describe, expect, test } from "@jest/globals";
import { parse, stringify } from "yaml";

import { ManualClock } from "../../server/lib/clock.js";
import { EVERY_DAY, aKid, limitOf, type Kid } from "../../testing/kid.js";
import { startTestService, type TestService } from "../../testing/service.js";

const MINUTE = 60_000;
const STARFALL_FILE = new URL("../../server/products/demo/starfall.yaml", import.meta.url);

let service: TestService;
let kid: Kid;
async function begin(at = "2026-11-21T10:00:00Z"): Promise<void> {
  service = await startTestService({ clock: new ManualClock(Date.parse(at)) });
  kid = await aKid(service);
}
afterEach(() => service.stop());

const quiet = (start: string, end: string, name = "Quiet") => ({
  name,
  days: EVERY_DAY,
  start,
  end,
});

describe("a limit", () => {
  test("is announced ten minutes before and when it is reached, once, with the state of the instant", async () => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(60) });
    const id = randomUUID();
    await kid.start(id);
    await service.advance({ hours: 3 });
    const events = await kid.events();
    expect(events.map(({ type, timestamp, data }) => ({ type, timestamp, data }))).toEqual([
      {
        type: "Screentime.LimitWarning",
        timestamp: "2026-11-21T10:50:00.000Z",
        data: {
          productId: 101,
          sessionId: kid.sessionId,
          kuid: kid.kuid,
          sequence: 2,
          id,
          occurredAt: "2026-11-21T10:50:00.000Z",
          state: {
            timeUsedTodayMinutes: 50,
            continuousUsageMinutes: 50,
            timeLimitTodayMinutes: 60,
            timeRemainingTodayMinutes: 10,
            dayResetsAt: "2026-11-22T00:00:00.000Z",
          },
        },
      },
      {
        type: "Screentime.LimitReached",
        timestamp: "2026-11-21T11:00:00.000Z",
        data: expect.objectContaining({ sequence: 3, id }) as unknown,
      },
    ]);
  });

  test.each([
    [11, ["LimitWarning 10:01", "LimitReached 10:11"]],
    [10, ["LimitReached 10:10"]],
    [1, ["LimitReached 10:01"]],
    [0, []],
  ])("of %i minutes tells what there is to tell", async (minutes, told) => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(minutes) });
    await kid.start();
    await service.advance({ hours: 1 });
    expect(await kid.announced()).toEqual(told);
  });

  test("counts all plays of the day, and comes again the next day", async () => {
    await begin("2026-11-21T22:00:00Z");
    await kid.schedule({ dailyLimits: limitOf(30) });
    const id = randomUUID();
    await kid.start(id);
    await service.advance({ minutes: 15 });
    await kid.end(id);
    await service.advance({ minutes: 45 });
    await kid.start();
    await service.advance({ hours: 3 });
    expect(await kid.announced()).toEqual([
      "LimitWarning 23:05",
      "LimitReached 23:15",
      "LimitWarning 00:20",
      "LimitReached 00:30",
    ]);
  });

  test("that would be reached exactly when the day resets is not announced", async () => {
    await begin("2026-11-21T23:00:00Z");
    await kid.schedule({ dailyLimits: limitOf(60) });
    await kid.start();
    await service.advance({ minutes: 80 });
    expect(await kid.announced()).toEqual(["LimitWarning 23:50"]);
  });

  test("is of the weekday on which the child plays; a day without one tells nothing", async () => {
    await begin("2026-11-21T23:00:00Z");
    await kid.schedule({ dailyLimits: [{ day: "sat", limitMinutes: 30 }] });
    await kid.start();
    await service.advance({ hours: 20 });
    expect(await kid.announced()).toEqual(["LimitWarning 23:20", "LimitReached 23:30"]);
    expect((await kid.state()).state.timeLimitTodayMinutes).toBe(1440);
  });

  test("that a push has passed is not announced, also not later that day, until it is armed again", async () => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(60) });
    const id = randomUUID();
    await kid.start(id);
    await kid.push({ timestamp: "2026-11-21T08:00:00Z", durationSeconds: 55 * 60 });
    await service.advance({ minutes: 4 });
    expect(await kid.announced()).toEqual([]);
    await service.advance({ minutes: 2 });
    expect(await kid.announced()).toEqual(["LimitReached 10:05"]);
    await kid.push({ timestamp: "2026-11-21T08:00:00Z", durationSeconds: 3600 });
    await service.advance({ minutes: 30 });
    expect(await kid.announced()).toHaveLength(1);
    await kid.schedule({ dailyLimits: limitOf(90) });
    expect(await kid.announced()).toEqual(["LimitReached 10:05", "LimitReached 10:36"]);
  });
});

describe("a start that is dated back", () => {
  test("announces what was crossed since, with its instant, and of nothing before", async () => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(60) });
    await kid.push({ timestamp: "2026-11-21T08:00:00Z", durationSeconds: 48 * 60 });
    await kid.start(randomUUID(), kid.at(-4 * MINUTE));
    await service.settle();
    expect(await kid.announced()).toEqual(["LimitWarning 09:58"]);
    const [event] = await kid.events();
    expect(event?.data).toMatchObject({
      occurredAt: "2026-11-21T09:58:00.000Z",
      state: { timeUsedTodayMinutes: 50, timeRemainingTodayMinutes: 10 },
    });
  });

  test("announces nothing that is passed exactly at its own instant, and what is passed at the instant of its arrival", async () => {
    await begin("2026-11-21T09:06:00Z");
    const id = randomUUID();
    await kid.start(id);
    await service.advance({ minutes: 50 });
    await kid.end(id);
    await kid.schedule({ dailyLimits: limitOf(60), quietHours: [quiet("10:00", "10:30")] });
    await service.advance({ minutes: 4 });
    await kid.start(randomUUID(), kid.at(-4 * MINUTE));
    await service.settle();
    expect(await kid.announced()).toEqual(["QuietHoursReached 10:00"]);
  });

  test("announces nothing that lay behind at its own instant", async () => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(60) });
    await kid.push({ timestamp: "2026-11-21T08:00:00Z", durationSeconds: 52 * 60 });
    await kid.start(randomUUID(), kid.at(-4 * MINUTE));
    await service.advance({ minutes: 10 });
    expect(await kid.announced()).toEqual(["LimitReached 10:04"]);
  });
});

describe("breaks", () => {
  test("come at each multiple of the interval, also beyond the limit and over midnight", async () => {
    await begin("2026-11-21T22:30:00Z");
    await kid.schedule({ breakReminderIntervalMinutes: 45, dailyLimits: limitOf(5) });
    await kid.start();
    await service.advance({ minutes: 140 });
    expect(await kid.announced()).toEqual([
      "LimitReached 22:35",
      "BreakReminder 23:15",
      "BreakReminder 00:00",
      "LimitReached 00:05",
      "BreakReminder 00:45",
    ]);
  });

  test("count on over a pause of less than fifteen minutes, and anew after one", async () => {
    await begin();
    await kid.schedule({ breakReminderIntervalMinutes: 30 });
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await kid.start(first);
    await service.advance({ minutes: 20 });
    await kid.end(first);
    await service.advance({ minutes: 14, ms: 59_999 });
    await kid.start(second);
    await service.advance({ minutes: 12 });
    await kid.end(second);
    await service.advance({ minutes: 15 });
    await kid.start(third);
    await service.advance({ minutes: 31 });
    expect(await kid.announced()).toEqual([
      "BreakReminder 10:44:59.999",
      "BreakReminder 11:31:59.999",
    ]);
  });

  test("are left alone by a replacement and by a push", async () => {
    await begin();
    await kid.schedule({ breakReminderIntervalMinutes: 30 });
    await kid.start();
    await service.advance({ minutes: 20 });
    await kid.start();
    await kid.push({ timestamp: "2026-11-21T08:00:00Z", durationSeconds: 3600 });
    await service.advance({ minutes: 11 });
    expect(await kid.announced()).toEqual(["BreakReminder 10:30"]);
  });
});

describe("quiet hours", () => {
  test("are announced ten minutes before and when they begin, during play", async () => {
    await begin("2026-11-21T20:00:00Z");
    await kid.schedule({ quietHours: [quiet("20:30", "07:00")] });
    await kid.start();
    await service.advance({ hours: 30 });
    expect(await kid.announced()).toEqual([
      "QuietHoursWarning 20:20",
      "QuietHoursReached 20:30",
      "QuietHoursWarning 20:20",
      "QuietHoursReached 20:30",
    ]);
    expect((await kid.state()).access).toEqual({
      allowed: false,
      reason: "quiet-hours",
      until: "2026-11-23T07:00:00.000Z",
    });
  });

  test("are not announced without play, and at a start within them", async () => {
    await begin("2026-11-21T20:00:00Z");
    await kid.schedule({ quietHours: [quiet("20:30", "21:30")] });
    await service.advance({ minutes: 45 });
    await kid.start();
    await service.advance({ minutes: 75 });
    expect(await kid.announced()).toEqual([]);
  });

  test("that touch or overlap are one", async () => {
    await begin("2026-11-21T20:00:00Z");
    await kid.schedule({
      quietHours: [
        quiet("20:30", "21:00", "a"),
        quiet("21:00", "22:00", "b"),
        quiet("21:30", "23:00", "c"),
      ],
    });
    await kid.start();
    await service.advance({ minutes: 170 });
    expect(await kid.announced()).toEqual(["QuietHoursWarning 20:20", "QuietHoursReached 20:30"]);
    expect((await kid.state()).access).toMatchObject({ until: "2026-11-21T23:00:00.000Z" });
  });

  test("name the cause that ends later where the limit is reached, too", async () => {
    await begin("2026-11-21T20:00:00Z");
    await kid.schedule({ dailyLimits: limitOf(20), quietHours: [quiet("20:30", "07:00")] });
    await kid.start();
    await service.advance({ minutes: 40 });
    expect((await kid.state()).access).toEqual({
      allowed: false,
      reason: "quiet-hours",
      until: "2026-11-22T07:00:00.000Z",
    });
  });
});

describe("a change of schedule while a child plays", () => {
  test("tells at once what now lies behind, only the gravest, and arms what lies ahead", async () => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(120) });
    await kid.start();
    await service.advance({ minutes: 40 });
    await kid.schedule({ dailyLimits: limitOf(30) });
    await kid.schedule({ dailyLimits: limitOf(45) });
    await service.advance({ minutes: 10 });
    expect(await kid.announced()).toEqual([
      "LimitReached 10:40",
      "LimitWarning 10:40",
      "LimitReached 10:45",
    ]);
  });

  test("to another zone leaves counted what was played where it was", async () => {
    await begin("2026-11-21T20:00:00Z");
    await kid.schedule({ dailyLimits: limitOf(600) });
    const id = randomUUID();
    await kid.start(id);
    await service.advance({ hours: 2 });
    await kid.schedule({ timezone: "Asia/Tokyo", dailyLimits: limitOf(600) });
    await service.advance({ hours: 1 });
    // It is 22 November in Tokyo; what was played in UTC counts for the 21st.
    expect((await kid.state()).state).toMatchObject({
      timeUsedTodayMinutes: 60,
      dayResetsAt: "2026-11-22T15:00:00.000Z",
    });
    await kid.end(id);
    await kid.schedule({ dailyLimits: limitOf(600) });
    expect((await kid.state()).state.timeUsedTodayMinutes).toBe(120);
  });

  test("that is the same again changes nothing", async () => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(30) });
    await kid.start();
    await service.advance({ minutes: 40 });
    const told = await kid.announced();
    await kid.schedule({ dailyLimits: limitOf(30) });
    expect(await kid.announced()).toEqual(told);
  });

  test("that switches enforcement off tells nothing more, and on again what then lies behind", async () => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(30) });
    await kid.start();
    await service.advance({ minutes: 10 });
    await kid.schedule({ dailyLimits: limitOf(30) }, false);
    await service.advance({ minutes: 40 });
    expect(await kid.announced()).toEqual([]);
    await kid.schedule({ dailyLimits: limitOf(30) });
    expect(await kid.announced()).toEqual(["LimitReached 10:50"]);
  });
});

test("a product says in its file how many minutes ahead it is warned", async () => {
  await begin();
  const file = parse(readFileSync(STARFALL_FILE, "utf8")) as object;
  const warnedAhead = (screentime: object) => service.apply(stringify({ ...file, screentime }));
  await warnedAhead({ limitWarningMinutes: 15, quietHoursWarningMinutes: 60 });
  await kid.schedule({ dailyLimits: limitOf(30), quietHours: [quiet("11:05", "12:00")] });
  await kid.start();
  await service.advance({ hours: 1 });
  expect(await kid.announced()).toEqual([
    "QuietHoursWarning 10:05",
    "LimitWarning 10:15",
    "LimitReached 10:30",
  ]);
  await service.advance({ hours: 23 });
  for (const [minutes, warnings] of [
    [15, 0],
    [16, 1],
  ] as const) {
    kid = await aKid(service);
    await kid.schedule({ dailyLimits: limitOf(minutes) });
    await kid.start();
    await service.advance({ hours: 1 });
    const announced = (await kid.announced()).map((one) => one.split(" ")[0]);
    expect(announced).toEqual([...(warnings ? ["LimitWarning"] : []), "LimitReached"]);
  }
  for (const minutes of [0, 61, 1.5])
    await expect(warnedAhead({ limitWarningMinutes: minutes })).rejects.toThrow(
      "screentime.limitWarningMinutes",
    );
});

test("what was crossed while the service was down is announced once at its return, with its instants", async () => {
  await begin();
  await kid.schedule({ breakReminderIntervalMinutes: 60, dailyLimits: limitOf(90) });
  await kid.start();
  // The clock jumps past what falls due, as it does for a process that was down.
  service.clock.advanceTo(service.clock.now() + 150 * MINUTE);
  await service.settle();
  await service.settle();
  expect(await kid.announced()).toEqual([
    "BreakReminder 11:00",
    "LimitWarning 11:20",
    "LimitReached 11:30",
    "BreakReminder 12:00",
  ]);
});

test("an end that comes late takes back nothing that was announced", async () => {
  await begin();
  await kid.schedule({ dailyLimits: limitOf(30) });
  const id = randomUUID();
  await kid.start(id);
  await service.advance({ hours: 1 });
  const { counter } = (await kid.end(id, "2026-11-21T10:05:00Z")).screentime;
  expect(counter.timeUsedTodayMinutes).toBe(5);
  expect(await kid.announced()).toEqual(["LimitWarning 10:20", "LimitReached 10:30"]);
  expect((await kid.state()).access).toEqual({ allowed: true });
});
