import { describe, expect, test } from "@jest/globals";

import { ServiceError } from "../../lib/errors.js";
import {
  localDayOf,
  localDayOn,
  readTimeZone,
  splitByDay,
  timeOn,
  weekdayOf,
} from "./local-day.js";

const at = (text: string) => Date.parse(text);
const iso = (ms: number) => new Date(ms).toISOString();

/** The zone's clock at a time of a date that is there. */
const clock = (zone: string, date: string, time: string) =>
  iso(timeOn(zone, localDayOn(zone, date)!, time));

describe("the name of a zone", () => {
  test.each([
    ["Europe/Paris", "Europe/Paris"],
    ["europe/paris", "Europe/Paris"],
    ["AMERICA/PORT-AU-PRINCE", "America/Port-au-Prince"],
    ["america/argentina/buenos_aires", "America/Argentina/Buenos_Aires"],
    ["utc", "UTC"],
    ["Etc/UTC", "Etc/UTC"],
    ["Etc/GMT+12", "Etc/GMT+12"],
    ["japan", "Japan"],
  ])("%s is kept as %s", (text, kept) => {
    expect(readTimeZone(text, "timezone")).toBe(kept);
  });
  test("another name of the same zone stays what was given", () => {
    expect(readTimeZone("Europe/Kyiv", "timezone")).toBe("Europe/Kyiv");
    expect(readTimeZone("Europe/Kiev", "timezone")).toBe("Europe/Kiev");
    expect(readTimeZone("US/Eastern", "timezone")).toBe("US/Eastern");
  });
  test.each([
    "EST",
    "est",
    "EST5EDT",
    "GMT",
    "GMT+3",
    "CET",
    "PST",
    "GB",
    "GB-Eire",
    "+02:00",
    "-0800",
    "Z",
    "Foo/Bar",
    "Mars",
    "Europe/",
    " Europe/Paris",
    "Europe/Paris ",
    "Europe/Paris\n",
    "SystemV/EST5",
    "2026-01-01T00:00Z",
    "2026-01-01T00:00[Europe/Paris]",
    "../../etc/passwd",
    "Europe/Parıs",
    "",
    `Europe/${"P".repeat(100)}`,
  ])("%j is INVALID_INPUT naming the field", (text) => {
    const read = () => readTimeZone(text, "schedule.timezone");
    expect(read).toThrow(ServiceError);
    expect(read).toThrow(/^schedule\.timezone: must be an IANA time zone/);
  });
});

describe("days that are not 24 hours of one clock", () => {
  test("a date that the zone skipped has no day", () => {
    expect(localDayOn("Pacific/Apia", "2011-12-30")).toBeUndefined();
    expect(
      splitByDay("Pacific/Apia", at("2011-12-29T10:00:00Z"), at("2011-12-31T10:00:00Z")),
    ).toEqual([
      { date: "2011-12-29", ms: 86_400_000 },
      { date: "2011-12-31", ms: 86_400_000 },
    ]);
  });
  test("a clock set back over midnight does not bring the old day back", () => {
    // At 00:01 on 7 November the clocks of St. John's went back to 23:01 on the 6th.
    const first = localDayOf("America/St_Johns", at("2010-11-07T02:30:30Z"));
    expect(first.date).toBe("2010-11-07");
    expect(localDayOf("America/St_Johns", at("2010-11-07T03:00:00Z"))).toEqual(first);
    expect(localDayOf("America/St_Johns", at("2010-11-07T02:29:59.999Z")).date).toBe("2010-11-06");
    expect(first.resetsAt - first.startsAt).toBe(25 * 3_600_000);
  });
  test("nor does it where the hour that comes twice is asked for first", () => {
    expect(localDayOf("America/St_Johns", at("2009-11-01T03:00:00Z")).date).toBe("2009-11-01");
  });
  test("two days that share a date in UTC differ to the millisecond", () => {
    const late = localDayOf("America/New_York", at("2026-05-02T03:59:59.998Z"));
    expect(late.date).toBe("2026-05-01");
    expect(localDayOf("America/New_York", late.resetsAt - 1)).toEqual(late);
    expect(localDayOf("America/New_York", late.resetsAt).date).toBe("2026-05-02");
    expect(localDayOf("America/New_York", late.resetsAt - 1)).toEqual(late);
  });
  test("a day that ends before noon in UTC is found by its date", () => {
    const day = localDayOn("Pacific/Kiritimati", "2026-05-01");
    expect(day?.date).toBe("2026-05-01");
    expect(iso(day!.startsAt)).toBe("2026-04-30T10:00:00.000Z");
  });
  test("a span over several midnights is split at each, one that ends at midnight is of one day", () => {
    const from = at("2026-03-07T12:00:00-05:00");
    expect(splitByDay("America/New_York", from, at("2026-03-10T00:00:00-04:00"))).toEqual([
      { date: "2026-03-07", ms: 12 * 3_600_000 },
      { date: "2026-03-08", ms: 23 * 3_600_000 },
      { date: "2026-03-09", ms: 24 * 3_600_000 },
    ]);
    expect(
      splitByDay("America/New_York", from, at("2026-03-08T00:00:00.001-05:00")).at(-1),
    ).toEqual({ date: "2026-03-08", ms: 1 });
    expect(splitByDay("UTC", from, from)).toEqual([]);
  });
});

describe("a time of day", () => {
  test("that is skipped is later by the gap", () => {
    expect(clock("America/New_York", "2026-03-08", "02:30")).toBe("2026-03-08T07:30:00.000Z");
    expect(clock("Africa/Cairo", "2026-04-24", "00:15")).toBe("2026-04-23T22:15:00.000Z");
    expect(clock("Australia/Lord_Howe", "2026-10-04", "02:10")).toBe("2026-10-03T15:40:00.000Z");
  });
  test("that comes twice is the first", () => {
    expect(clock("America/New_York", "2026-11-01", "01:30")).toBe("2026-11-01T05:30:00.000Z");
    expect(clock("Africa/Cairo", "2026-10-29", "23:30")).toBe("2026-10-29T20:30:00.000Z");
    expect(clock("America/Havana", "2026-11-01", "00:30")).toBe("2026-11-01T04:30:00.000Z");
  });
  test("is what the clock shows after it was changed that day", () => {
    expect(clock("America/New_York", "2026-03-08", "18:00")).toBe("2026-03-08T22:00:00.000Z");
    expect(clock("America/New_York", "2026-11-01", "18:00")).toBe("2026-11-01T23:00:00.000Z");
    expect(clock("Africa/Cairo", "2026-04-24", "18:00")).toBe("2026-04-24T15:00:00.000Z");
  });
  test("on a day of 24 hours is so many minutes after midnight", () => {
    expect(clock("Asia/Kathmandu", "2026-05-01", "23:59")).toBe("2026-05-01T18:14:00.000Z");
  });
});

test("days of the week", () => {
  const week = [16, 17, 18, 19, 20, 21, 22].map((day) => weekdayOf(`2026-11-${day}`));
  expect(week).toEqual(["mon", "tue", "wed", "thu", "fri", "sat", "sun"]);
  expect(["1970-01-01", "1969-12-31", "2024-02-29"].map(weekdayOf)).toEqual(["thu", "wed", "thu"]);
});
