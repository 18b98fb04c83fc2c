import { describe, expect, test } from "@jest/globals";

import { ServiceError } from "../../lib/errors.js";
import { localDayOn } from "./local-day.js";
import {
  hasThresholds,
  isSameSchedule,
  limitOf,
  readSchedule,
  rulesOf,
  type ScheduleInput,
} from "./schedule.js";

const window = {
  name: "Night",
  days: ["sun" as const, "mon" as const],
  start: "21:00",
  end: "07:00",
};
const input = (change: Partial<ScheduleInput> = {}): ScheduleInput => ({
  timezone: "Europe/Paris",
  breakReminderIntervalMinutes: 30,
  dailyLimits: [{ day: "sat", limitMinutes: 120 }],
  quietHours: [window],
  ...change,
});

describe("a schedule that is kept", () => {
  test("is what was sent, in its order, with the zone's own name", () => {
    expect(readSchedule(input({ timezone: "europe/PARIS" }))).toEqual(input());
  });
  test("has none of what was left out", () => {
    expect(readSchedule({ timezone: "UTC" })).toEqual({
      timezone: "UTC",
      breakReminderIntervalMinutes: 0,
      dailyLimits: [],
      quietHours: [],
    });
  });
  test.each<Partial<ScheduleInput>>([
    { dailyLimits: [{ day: "mon", limitMinutes: 0 }] },
    { dailyLimits: [{ day: "mon", limitMinutes: 1440 }] },
    { breakReminderIntervalMinutes: 0 },
    { breakReminderIntervalMinutes: 5 },
    { breakReminderIntervalMinutes: 480 },
    { quietHours: Array.from({ length: 20 }, () => window) },
    { quietHours: [{ ...window, name: "x" }] },
    { quietHours: [{ ...window, name: "🌙".repeat(100) }] },
    { quietHours: [{ ...window, start: "23:59", end: "00:00" }] },
  ])("may be %j", (change) => {
    expect(readSchedule(input(change))).toEqual(input(change));
  });
  test("names a day of a window once", () => {
    const quietHours = [{ ...window, days: ["sat" as const, "fri" as const, "sat" as const] }];
    expect(readSchedule(input({ quietHours })).quietHours[0]!.days).toEqual(["sat", "fri"]);
  });
});

describe("a schedule that is refused", () => {
  const day = "mon";
  test.each<[string, Partial<ScheduleInput>]>([
    ["schedule.timezone", { timezone: "EST" }],
    ["schedule.timezone", { timezone: "Foo/Bar" }],
    ["schedule.breakReminderIntervalMinutes", { breakReminderIntervalMinutes: 4 }],
    ["schedule.breakReminderIntervalMinutes", { breakReminderIntervalMinutes: 481 }],
    ["schedule.breakReminderIntervalMinutes", { breakReminderIntervalMinutes: -5 }],
    ["schedule.breakReminderIntervalMinutes", { breakReminderIntervalMinutes: 7.5 }],
    ["schedule.breakReminderIntervalMinutes", { breakReminderIntervalMinutes: NaN }],
    ["schedule.dailyLimits[0].limitMinutes", { dailyLimits: [{ day, limitMinutes: -1 }] }],
    ["schedule.dailyLimits[0].limitMinutes", { dailyLimits: [{ day, limitMinutes: 1441 }] }],
    ["schedule.dailyLimits[0].limitMinutes", { dailyLimits: [{ day, limitMinutes: 1.5 }] }],
    [
      "schedule.dailyLimits[1].day",
      {
        dailyLimits: [
          { day, limitMinutes: 1 },
          { day, limitMinutes: 1 },
        ],
      },
    ],
    ["schedule.dailyLimits[0].day", { dailyLimits: [{ day: "Mon" as "mon", limitMinutes: 1 }] }],
    ["schedule.quietHours", { quietHours: Array.from({ length: 21 }, () => window) }],
    ["schedule.quietHours[0].name", { quietHours: [{ ...window, name: "" }] }],
    ["schedule.quietHours[0].name", { quietHours: [{ ...window, name: "x".repeat(101) }] }],
    ["schedule.quietHours[0].days", { quietHours: [{ ...window, days: [] }] }],
    ["schedule.quietHours[0].days[0]", { quietHours: [{ ...window, days: ["día" as "mon"] }] }],
    ["schedule.quietHours[1].end", { quietHours: [window, { ...window, end: "21:00" }] }],
    ["schedule.quietHours[0].start", { quietHours: [{ ...window, start: "24:00" }] }],
    ["schedule.quietHours[0].start", { quietHours: [{ ...window, start: "9:00" }] }],
    ["schedule.quietHours[0].end", { quietHours: [{ ...window, end: "07:60" }] }],
    ["schedule.quietHours[0].end", { quietHours: [{ ...window, end: "07:00:00" }] }],
    ["schedule.quietHours[0].end", { quietHours: [{ ...window, end: "07:00\n" }] }],
  ])("names %s", (field, change) => {
    const read = () => readSchedule(input(change));
    expect(read).toThrow(ServiceError);
    expect(read).toThrow(`${field}: must `);
  });
});

test("the same schedule in another order is the same", () => {
  const a = readSchedule(
    input({
      dailyLimits: [
        { day: "sat", limitMinutes: 1 },
        { day: "mon", limitMinutes: 2 },
      ],
      quietHours: [window, { ...window, name: "Other", days: ["mon", "sun"] }],
    }),
  );
  const b = readSchedule(
    input({
      dailyLimits: [
        { day: "mon", limitMinutes: 2 },
        { day: "sat", limitMinutes: 1 },
      ],
      quietHours: [
        { ...window, name: "Other" },
        { ...window, days: ["mon", "sun"] },
      ],
    }),
  );
  expect(isSameSchedule(a, b)).toBe(true);
  expect(isSameSchedule(a, { ...b, timezone: "Europe/Berlin" })).toBe(false);
  expect(isSameSchedule(a, { ...b, dailyLimits: b.dailyLimits.slice(1) })).toBe(false);
  expect(isSameSchedule(a, { ...b, quietHours: b.quietHours.slice(1) })).toBe(false);
  expect(isSameSchedule(a, { ...b, breakReminderIntervalMinutes: 0 })).toBe(false);
});

test.each<[string, Partial<typeof window>]>([
  ["name", { name: "Bedtime" }],
  ["days", { days: ["sun"] }],
  ["start", { start: "20:00" }],
  ["end", { end: "06:00" }],
])("schedules differ by the %s of a quiet window", (_, change) => {
  const other = input({ quietHours: [{ ...window, ...change }] });
  expect(isSameSchedule(readSchedule(input()), readSchedule(other))).toBe(false);
});

test("a schedule has thresholds by its reminder, its limits or its quiet windows, each alone", () => {
  const none = { breakReminderIntervalMinutes: 0, dailyLimits: [], quietHours: [] };
  const has = (parts: Partial<ScheduleInput>) =>
    hasThresholds({ zone: "UTC", schedule: readSchedule(input({ ...none, ...parts })) });
  expect(has({})).toBe(false);
  expect(has({ breakReminderIntervalMinutes: 5 })).toBe(true);
  expect(has({ dailyLimits: [{ day: "sat", limitMinutes: 120 }] })).toBe(true);
  expect(has({ quietHours: [window] })).toBe(true);
  expect(has({ dailyLimits: [{ day: "sat", limitMinutes: 0 }], quietHours: [window] })).toBe(true);
});

test("the limit is that of the day of the week, and none where none is set", () => {
  const schedule = readSchedule(input());
  expect(limitOf(schedule, localDayOn("Europe/Paris", "2026-11-21")!)).toBe(120);
  expect(limitOf(schedule, localDayOn("Europe/Paris", "2026-11-22")!)).toBeUndefined();
  expect(limitOf(undefined, localDayOn("Europe/Paris", "2026-11-21")!)).toBeUndefined();
});

test("days are those of UTC without a schedule, and of the schedule's zone also where it is not enforced", () => {
  const schedule = readSchedule(input());
  expect(rulesOf({ enabled: false, schedule })).toEqual({ zone: "Europe/Paris" });
  expect(rulesOf({ enabled: true, schedule })).toEqual({ zone: "Europe/Paris", schedule });
});
