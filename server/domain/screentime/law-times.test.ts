import { expect, test } from "@jest/globals";

import { testPolicy } from "../../../testing/policy.js";
import type { LawProfile } from "../../policy/laws.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { limitsOf, standingAt } from "../../policy/standing.js";
import { closedOn, lawTimesOf, type LawHours, type LawTimes } from "./law-times.js";
import { quietAt, quietSpans } from "./quiet-hours.js";
import {
  hasDailyThresholds,
  hasThresholds,
  rulesOf,
  rulesWithout,
  type Schedule,
} from "./schedule.js";
import { accessAt, scheduleAt, stateAt } from "./screentime-view.js";
import { NO_SCREENTIME } from "./screentime-state.js";

const policy = testPolicy();
const GAME: LawProfile = { services: ["online-game"] };
const timesIn = (code: string, on: string, age: number, profile = GAME) =>
  lawTimesOf(
    limitsOf(standingAt(policy, profile, findJurisdiction(policy, code), on), age),
    policy,
  );

const china = timesIn("CN", "2026-11-23", 16) as LawTimes;
const WHOLE_DAY = [["00:00", "24:00"]];
const BUT_AN_HOUR = [
  ["00:00", "20:00"],
  ["21:00", "24:00"],
];

test.each([
  ["a Monday", "2026-11-23", WHOLE_DAY],
  ["a Friday", "2026-11-27", BUT_AN_HOUR],
  ["a Saturday", "2026-11-21", BUT_AN_HOUR],
  ["a Monday of the Spring Festival", "2026-02-16", BUT_AN_HOUR],
  ["the first day of National Day's week, a Thursday", "2026-10-01", BUT_AN_HOUR],
  ["the last day of National Day's week, a Wednesday", "2026-10-07", BUT_AN_HOUR],
  ["the day after it", "2026-10-08", WHOLE_DAY],
  ["a Saturday that is a working day", "2026-10-10", WHOLE_DAY],
  ["the first of May of a year without a calendar, a Saturday", "2027-05-01", BUT_AN_HOUR],
  ["the third of May of that year", "2027-05-03", WHOLE_DAY],
])("China closes games to minors on %s (%s)", (_what, date, expected) => {
  expect(closedOn(china.hours[0] as LawHours, date)).toEqual(expected);
});

test("hours that do not name public holidays count the weekday alone", () => {
  const fridays = { days: ["fri" as const], from: "20:00", to: "21:00" };
  const hours = { ...(china.hours[0] as LawHours), hours: [fridays] };
  expect(closedOn(hours, "2026-02-16")).toEqual(WHOLE_DAY);
  expect(closedOn(hours, "2026-11-27")).toEqual(BUT_AN_HOUR);
});

test("hours that a guardian may replace stand until the guardian sets quiet hours", () => {
  const hours = china.hours.map((one) => ({ ...one, isGuardians: true }));
  const law = { ...china, hours };
  const noon = Date.parse("2026-11-23T04:00:00Z");
  const isClosed = (rules: Parameters<typeof quietAt>[0]) => quietAt(rules, [], noon) !== undefined;
  const own = { name: "Night", days: ["mon" as const], start: "01:00", end: "02:00" };
  expect([
    isClosed(rulesWithout("Asia/Shanghai", { law })),
    isClosed(rulesOf(scheduled({}), { law })),
    isClosed(rulesOf(scheduled({ quietHours: [own] }), { law })),
    isClosed(rulesOf(scheduled({ quietHours: [own] }), { law: china })),
  ]).toEqual([true, true, false, true]);
});

test("play is closed in the law's zone, wherever the guardian's clock is", () => {
  const rules = rulesWithout("America/Los_Angeles", { law: china });
  const closed = (at: string) => quietAt(rules, [], Date.parse(at)) !== undefined;
  expect(rules.zone).toBe("Asia/Shanghai");
  expect([
    closed("2026-11-21T11:59:59Z"),
    closed("2026-11-21T12:00:00Z"),
    closed("2026-11-21T12:59:59Z"),
    closed("2026-11-21T13:00:00Z"),
  ]).toEqual([true, false, false, true]);
});

const scheduled = (parts: Partial<Schedule>, enabled = true) => ({
  enabled,
  schedule: {
    timezone: "America/Los_Angeles",
    breakReminderIntervalMinutes: 0,
    dailyLimits: [],
    quietHours: [],
    ...parts,
  },
});

test("a guardian's quiet hours add to those of a law, by the law's clock, and a bypass lifts them alone", () => {
  // 04:00 to 04:30 in Los Angeles is 20:00 to 20:30 in Shanghai.
  const early = { name: "Early", days: ["sat" as const], start: "04:00", end: "04:30" };
  const late = { name: "Late", days: ["sun" as const], start: "06:00", end: "06:10" };
  const rules = rulesOf(scheduled({ quietHours: [early, late] }), { law: china });
  const saturday = Date.parse("2026-11-21T12:10:00Z");
  expect(quietAt(rules, [], saturday)?.to).toBe(Date.parse("2026-11-21T12:30:00Z"));
  expect(scheduleAt(rules, saturday)?.quietHours.slice(0, 2)).toEqual([
    { name: "Early", days: ["sat"], start: "20:00", end: "20:30" },
    { name: "Late", days: ["sun"], start: "22:00", end: "22:10" },
  ]);
  const bypass = { id: "a", type: "bypass-quiet-hours", at: saturday, date: "2026-11-21" } as const;
  expect(quietAt(rules, [bypass], saturday)).toBeUndefined();
  const later = Date.parse("2026-11-21T13:10:00Z");
  expect(quietAt(rules, [{ ...bypass, at: later }], later)?.to).toBe(
    Date.parse("2026-11-22T12:00:00Z"),
  );
});

test("hours of a law and a guardian's that follow each other are one span, seen from any instant of it", () => {
  const between = { name: "Game", days: ["sat", "sun"] as const, start: "20:00", end: "21:00" };
  const quietHours = [{ ...between, days: [...between.days] }];
  const rules = rulesOf(scheduled({ quietHours, timezone: "Asia/Shanghai" }), { law: china });
  for (const at of ["11-21T12:00:00", "11-21T13:00:00", "11-22T12:59:59", "11-27T11:59:59"])
    expect(quietAt(rules, [], Date.parse(`2026-${at}Z`))).toEqual({
      from: Date.parse("2026-11-20T13:00:00Z"),
      to: Date.parse("2026-11-27T12:00:00Z"),
      isOpening: true,
    });
  const [open, closed] = ["2026-11-27T12:00:00Z", "2026-11-27T12:59:59Z"].map((at) =>
    Date.parse(at),
  ) as [number, number];
  expect(quietSpans(rules, [], open, closed)).toEqual([]);
  // In the law's own zone the guardian's hours are listed as they were set.
  expect(scheduleAt(rules, Date.parse("2026-11-22T12:00:00Z"))?.quietHours[0]).toEqual(
    quietHours[0],
  );
});

test("hours that are closed for days end when the next open hour begins", () => {
  const sunday = Date.parse("2026-11-22T13:00:00Z");
  const rules = rulesWithout("Asia/Shanghai", { law: china });
  expect(accessAt({ screentime: NO_SCREENTIME, used: {}, rules }, sunday)).toMatchObject({
    reason: "quiet-hours",
    until: "2026-11-27T12:00:00.000Z",
  });
});

test("the law is the ground of hours that it closes, and not of those that a guardian alone does", () => {
  const between = { name: "Game", days: ["sat" as const], start: "20:00", end: "21:00" };
  const rules = rulesOf(scheduled({ quietHours: [between], timezone: "Asia/Shanghai" }), {
    law: china,
  });
  const groundAt = (at: string) => {
    const access = accessAt({ screentime: NO_SCREENTIME, used: {}, rules }, Date.parse(at));
    return access.allowed ? undefined : [access.reason, access.ground];
  };
  const law = { kind: "law", law: "CN-games-minors", duty: "time-limit" };
  expect(groundAt("2026-11-21T11:59:59Z")).toEqual(["quiet-hours", law]);
  expect(groundAt("2026-11-21T12:00:00Z")).toEqual(["quiet-hours", undefined]);
  expect(groundAt("2026-11-21T12:59:59Z")).toEqual(["quiet-hours", undefined]);
  expect(groundAt("2026-11-21T13:00:00Z")).toEqual(["quiet-hours", law]);
});

test("a law that closes hours for other things than use closes none, and hours alone set no zone of days", () => {
  const limits = limitsOf(
    standingAt(policy, GAME, findJurisdiction(policy, "CN"), "2026-11-23"),
    16,
  );
  const [hours] = limits.timeLimits;
  if (!hours) throw new Error("China closes hours.");
  const of = { ...hours.duty, type: "quiet-hours", of: ["notifications"], days: "all" } as never;
  const quietHours = [{ law: hours.law, duty: of }];
  expect(lawTimesOf({ ...limits, timeLimits: [], breakNotices: [], quietHours }, policy)).toBe(
    undefined,
  );
  const zoneOf = (...duties: object[]) =>
    lawTimesOf(
      {
        ...limits,
        timeLimits: duties.map((each) => ({ ...hours, duty: { ...hours.duty, ...each } })),
      },
      policy,
    )?.zone;
  const minutes = { minutesPerDay: 60, windows: undefined };
  expect(zoneOf({ zone: "Asia/Tokyo", minutesPerDay: undefined })).toBeUndefined();
  expect(zoneOf({ ...minutes, zone: undefined }, { ...minutes, zone: "Asia/Seoul" })).toBe(
    "Asia/Seoul",
  );
});

test("hours that the clocks skip are not listed", () => {
  const skipped = { name: "Skipped", days: ["sun" as const], start: "02:30", end: "03:00" };
  const rules = rulesOf(scheduled({ quietHours: [skipped] }), { law: china });
  const listedAt = (at: string) =>
    scheduleAt(rules, Date.parse(at))?.quietHours.some(({ name }) => name === "Skipped");
  expect([listedAt("2026-03-04T12:00:00Z"), listedAt("2026-03-11T12:00:00Z")]).toEqual([
    ...[false, true],
  ]);
});

test("a limit that a guardian may change stands until the guardian sets one, day by day", () => {
  const virginia = timesIn("US-VA", "2026-01-15", 12, { services: ["social-media"] }) as LawTimes;
  const limit = (parts: Partial<Schedule>, enabled = true) => {
    const rules = rulesOf(scheduled({ ...parts }, enabled), {
      law: virginia,
    });
    const situation = { screentime: NO_SCREENTIME, used: {}, rules };
    return stateAt(situation, Date.parse("2026-11-21T20:00:00Z")).timeLimitTodayMinutes;
  };
  const of = (day: "sat" | "sun", limitMinutes: number) => ({
    dailyLimits: [{ day, limitMinutes }],
  });
  expect(virginia.limits).toEqual([
    { law: "US-VA-sb854", minutes: 60, isShared: true, isGuardians: true },
  ]);
  expect([limit({}), limit(of("sun", 200)), limit(of("sat", 200)), limit(of("sat", 0))]).toEqual([
    60, 60, 200, 0,
  ]);
  expect(limit(of("sat", 200), false)).toBe(60);
});

test("a law that only reminds of breaks has nothing that begins or ends with a day", () => {
  const law = { ...china, limits: [], hours: [], breakMinutes: 30 };
  expect(hasDailyThresholds(rulesWithout("UTC", { law }))).toBe(false);
  expect(hasThresholds(rulesWithout("UTC", { law }))).toBe(true);
  const closed = { ...law, hours: china.hours };
  expect(hasDailyThresholds(rulesWithout("UTC", { law: closed }))).toBe(true);
});

test("nothing is limited from majority on, and where no law limits anything", () => {
  expect(timesIn("CN", "2026-11-23", 18)).toBeUndefined();
  expect(timesIn("BR", "2026-11-23", 14)).toBeUndefined();
});
