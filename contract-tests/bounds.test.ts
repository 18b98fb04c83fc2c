// Tests the bounds of a schedule and of the clock: the last value inside and the first outside.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { consented } from "../testing/arrange.js";
import type { Response } from "../testing/caller.js";
import { NOW } from "../testing/fixed.js";
import { startManualService, startTestService, type TestService } from "../testing/service.js";

let service: TestService;
let manual: TestService;
let sessionId: string;
beforeAll(async () => {
  service = await startTestService();
  manual = await startManualService();
  ({
    session: { sessionId },
  } = await consented(service));
});
afterAll(() => Promise.all([service.stop(), manual.stop()]));

const post = (asked: TestService, path: string, body: object): Promise<Response> =>
  asked.send({
    method: "POST",
    path: `/api/v1${path}`,
    headers: { "X-Api-Key": asked.key() },
    body,
  });

const at = (ms: number) => new Date(ms).toISOString();

describe("a schedule", () => {
  const set = (parts: object) =>
    post(service, "/test/set-screentime", {
      sessionId,
      enabled: true,
      schedule: { timezone: "UTC", ...parts },
    });
  const night = { name: "Night", days: ["mon"], start: "21:00", end: "07:00" };
  const windows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...night, name: `Night ${index}` }));
  const limit = (limitMinutes: number) => ({ dailyLimits: [{ day: "mon", limitMinutes }] });
  const interval = (minutes: number) => ({ breakReminderIntervalMinutes: minutes });
  const quiet = (parts: object) => ({ quietHours: [{ ...night, ...parts }] });

  const taken: readonly (readonly [string, object])[] = [
    ["nothing but a zone", {}],
    ["empty lists", { dailyLimits: [], quietHours: [] }],
    ["a limit of 0", limit(0)],
    ["a limit of a day", limit(1_440)],
    ["no interval", interval(0)],
    ["the shortest interval", interval(5)],
    ["the longest interval", interval(480)],
    ["20 windows", { quietHours: windows(20) }],
    ["a window of a minute", quiet({ start: "23:59", end: "00:00" })],
    ["a name of a character", quiet({ name: "N" })],
    ["a name of 100 characters", quiet({ name: "é".repeat(100) })],
    [
      "windows that touch and overlap",
      {
        quietHours: [
          night,
          { ...night, start: "07:00", end: "08:00" },
          { ...night, start: "06:30", end: "07:30" },
        ],
      },
    ],
    ["a zone with three parts", { timezone: "America/Argentina/Buenos_Aires" }],
  ];

  test.each(taken)("with %s is taken, and shown as it was set", async (_what, parts) => {
    const { status, json } = await set(parts);
    expect(status).toBe(200);
    const whole = {
      timezone: "UTC",
      breakReminderIntervalMinutes: 0,
      dailyLimits: [],
      quietHours: [],
      ...parts,
    };
    expect(json).toMatchObject({ enabled: true, schedule: whole });
  });

  const refused: readonly (readonly [string, object, string])[] = [
    ["a limit below 0", limit(-1), "schedule.dailyLimits[0].limitMinutes"],
    ["a limit over a day", limit(1_441), "schedule.dailyLimits[0].limitMinutes"],
    [
      "two limits of a day",
      { dailyLimits: [...limit(1).dailyLimits, ...limit(2).dailyLimits] },
      "schedule.dailyLimits[1].day",
    ],
    ["an interval below 0", interval(-1), "schedule.breakReminderIntervalMinutes"],
    ["an interval of 1", interval(1), "schedule.breakReminderIntervalMinutes"],
    ["an interval of 4", interval(4), "schedule.breakReminderIntervalMinutes"],
    ["an interval of 481", interval(481), "schedule.breakReminderIntervalMinutes"],
    ["21 windows", { quietHours: windows(21) }, "schedule.quietHours"],
    ["a window of no length", quiet({ end: "21:00" }), "schedule.quietHours[0]"],
    ["a window that starts at 24:00", quiet({ start: "24:00" }), "schedule.quietHours[0].start"],
    ["a window that ends at 7:00", quiet({ end: "7:00" }), "schedule.quietHours[0].end"],
    ["a window on no day", quiet({ days: [] }), "schedule.quietHours[0].days"],
    ["a window without a name", quiet({ name: "" }), "schedule.quietHours[0].name"],
    ["a name of 101 characters", quiet({ name: "x".repeat(101) }), "schedule.quietHours[0].name"],
    ["an abbreviation for a zone", { timezone: "PST" }, "schedule.timezone"],
    ["an offset for a zone", { timezone: "+02:00" }, "schedule.timezone"],
    ["a zone that is not there", { timezone: "Europe/Atlantis" }, "schedule.timezone"],
  ];

  test.each(refused)("with %s is refused, and changes nothing", async (_what, parts, field) => {
    await set(limit(77));
    const { status, json } = await set(parts);
    expect([status, json.error]).toEqual([400, "INVALID_INPUT"]);
    expect(json.errorMessage).toContain(field);
    const { json: state } = await service.send({
      path: `/api/v1/screentime/get-state?sessionId=${sessionId}`,
      headers: { "X-Api-Key": service.key() },
    });
    expect(state).toMatchObject({ schedule: limit(77) });
  });

  test("knows zones by their whole names only", async () => {
    for (const timezone of ["EDT", "GMT+2", "UTC+1", "Z", "local", " UTC", "UTC "])
      expect([timezone, (await set({ timezone })).status]).toEqual([timezone, 400]);
  });
});

test("a duration out of all bounds is that segment's own fault, and no other's", async () => {
  const durations = [0, -1, 86_401, Number.MAX_SAFE_INTEGER, 1e300, 1, 86_400];
  const events = durations.map((durationSeconds, index) => ({
    id: `5e900000-0000-4aaa-8bbb-ccccdddd000${index}`,
    durationSeconds,
    timestamp: at(NOW - 86_400_000),
  }));
  const { status, json } = await service.send({
    method: "POST",
    path: "/api/v1/screentime/push",
    headers: { Authorization: `Bearer ${service.key()}` },
    body: { sessionId, events },
  });
  expect(status).toBe(200);
  expect(json).toEqual({
    sessionId,
    accepted: 2,
    rejected: 5,
    events: events.map(({ id }, index) =>
      index < 5
        ? { id, status: "rejected", reason: "invalid-duration" }
        : { id, status: "accepted" },
    ),
  });
});

describe("the minutes of an override", () => {
  const ask = (requestedMinutes: number) =>
    post(service, "/screentime/request-override", {
      sessionId,
      type: "extra-time",
      requestedMinutes,
    });

  test("are 1 to 1,440", async () => {
    for (const minutes of [0, 1_441]) {
      const { status, json } = await ask(minutes);
      expect([status, json.error]).toEqual([400, "INVALID_INPUT"]);
      expect(json.errorMessage).toContain("requestedMinutes");
    }
    for (const minutes of [1, 1_440]) {
      const { json } = await ask(minutes);
      expect(json).toMatchObject({ requestedMinutes: minutes, status: "pending" });
      const { status } = await post(service, "/test/resolve-override", {
        overrideId: json["overrideId"],
        status: "denied",
      });
      expect(status).toBe(200);
    }
  });
});

describe("the clock", () => {
  const move = (body: object) => post(manual, "/test/advance-clock", body);

  test("is moved by seconds, to the millisecond, or to an instant, and not backwards", async () => {
    expect((await move({ seconds: 0 })).json).toEqual({ now: at(NOW) });
    expect((await move({ seconds: 1.5 })).json).toEqual({ now: at(NOW + 1_500) });
    expect((await move({ seconds: 0.1 + 0.2 })).json).toEqual({ now: at(NOW + 1_800) });
    expect((await move({ to: at(NOW + 1_800) })).json).toEqual({ now: at(NOW + 1_800) });
    expect((await move({ to: "2026-11-21T12:00:03.000+02:00" })).json).toEqual({
      now: at(NOW + 3_000),
    });
    for (const body of [{ to: at(NOW + 2_999) }, { seconds: -1 }, { seconds: -0.001 }]) {
      const { status, json } = await move(body);
      expect([status, json.error]).toEqual([400, "INVALID_INPUT"]);
    }
    expect((await move({ seconds: 0 })).json).toEqual({ now: at(NOW + 3_000) });
  });

  test("is moved one way at a time", async () => {
    for (const body of [{}, { seconds: 1, to: at(NOW + 60_000) }]) {
      const { status, json } = await move(body);
      expect([status, json.error]).toEqual([400, "INVALID_INPUT"]);
      expect(json.errorMessage).toBe("body: must have either seconds or to.");
    }
  });

  test("that is the machine's own is not moved", async () => {
    const { status, json } = await post(service, "/test/advance-clock", { seconds: 1 });
    expect([status, json.error]).toEqual([400, "INVALID_INPUT"]);
    expect(json.errorMessage).toContain("CLOCK=manual");
  });
});
