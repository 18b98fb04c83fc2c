import { describe, expect, test } from "@jest/globals";

import { at, quiet } from "../../../testing/play.js";
import { quietAt, quietSpans } from "./quiet-hours.js";
import { readSchedule, type Rules, type Schedule } from "./schedule.js";
import type { Grant } from "./screentime-state.js";

const iso = (ms: number) => new Date(ms).toISOString().replace(":00.000Z", "Z");
const schedule = (timezone: string, ...quietHours: Schedule["quietHours"]) =>
  readSchedule({ timezone, quietHours });
const under = (of: Schedule): Rules => ({ zone: of.timezone, schedule: of });
const active = (rules: Schedule, when: string, grants: readonly Grant[] = []) => {
  const span = quietAt(under(rules), grants, at(when));
  return span && [iso(span.from), iso(span.to)];
};
const next = (rules: Schedule, when: string) => {
  const span = quietSpans(under(rules), [], at(when), at(when) + 192 * HOUR).find(
    ({ from }) => from > at(when),
  );
  return span && [iso(span.from), iso(span.to)];
};

const HOUR = 3_600_000;
const hours = (rules: Schedule, when: string) => {
  const span = quietAt(under(rules), [], at(when))!;
  return (span.to - span.from) / HOUR;
};

describe("a window", () => {
  const nights = schedule("America/New_York", quiet("21:00", "07:00", ["fri"]));
  test("belongs to the day on which it starts, and crosses midnight", () => {
    // 2026-11-20 is a Friday; New York is five hours behind.
    expect(active(nights, "2026-11-21T11:59:59.999Z")).toEqual([
      "2026-11-21T02:00Z",
      "2026-11-21T12:00Z",
    ]);
    expect(active(nights, "2026-11-20T06:00:00Z")).toBeUndefined();
    expect(active(nights, "2026-11-22T06:00:00Z")).toBeUndefined();
  });
  test("is half-open", () => {
    expect(active(nights, "2026-11-21T01:59:59.999Z")).toBeUndefined();
    expect(active(nights, "2026-11-21T02:00:00Z")).toBeDefined();
    expect(active(nights, "2026-11-21T12:00:00Z")).toBeUndefined();
  });
  test("comes again the next week", () => {
    expect(next(nights, "2026-11-21T02:00:00Z")).toEqual([
      "2026-11-28T02:00Z",
      "2026-11-28T12:00Z",
    ]);
    expect(next(nights, "2026-11-21T01:59:59.999Z")).toEqual([
      "2026-11-21T02:00Z",
      "2026-11-21T12:00Z",
    ]);
  });
  test("that ends at 00:00 ends with its day", () => {
    const evening = schedule("UTC", quiet("22:00", "00:00", ["fri"]));
    expect(active(evening, "2026-11-20T23:59:59.999Z")).toEqual([
      "2026-11-20T22:00Z",
      "2026-11-21T00:00Z",
    ]);
  });
  test("is none where none is set", () => {
    expect(quietAt({ zone: "UTC" }, [], at("2026-11-20T23:00:00Z"))).toBeUndefined();
    expect(next(schedule("UTC"), "2026-11-20T23:00:00Z")).toBeUndefined();
  });
});

describe("across a change of the clocks", () => {
  const nights = schedule("America/New_York", quiet("22:00", "07:00"));
  test("a night is an hour shorter or longer", () => {
    expect(hours(nights, "2026-03-08T05:00:00Z")).toBe(8);
    expect(hours(nights, "2026-11-01T05:00:00Z")).toBe(10);
    expect(hours(nights, "2026-11-20T05:00:00Z")).toBe(9);
  });
  test("half an hour on Lord Howe", () => {
    const rules = schedule("Australia/Lord_Howe", quiet("22:00", "07:00"));
    expect(hours(rules, "2026-10-03T15:00:00Z")).toBe(8.5);
    expect(hours(rules, "2026-04-04T15:00:00Z")).toBe(9.5);
  });
  test("a start that is skipped is later by the gap, one that comes twice is the first", () => {
    const rules = schedule("America/New_York", quiet("02:30", "05:00"), quiet("01:30", "01:45"));
    expect(active(rules, "2026-03-08T08:00:00Z")).toEqual([
      "2026-03-08T07:30Z",
      "2026-03-08T09:00Z",
    ]);
    expect(active(rules, "2026-11-01T05:30:00Z")).toEqual([
      "2026-11-01T05:30Z",
      "2026-11-01T05:45Z",
    ]);
    expect(active(rules, "2026-11-01T06:30:00Z")).toBeUndefined();
  });
  test("a window that the gap pushes past its end is none that day", () => {
    const rules = schedule("America/New_York", quiet("02:30", "03:00"));
    expect(next(rules, "2026-03-07T12:00:00Z")).toEqual(["2026-03-09T06:30Z", "2026-03-09T07:00Z"]);
  });
  test("a skipped midnight is the first instant of the day", () => {
    const rules = schedule("Africa/Cairo", quiet("00:00", "06:00"));
    expect(active(rules, "2026-04-24T00:00:00Z")).toEqual([
      "2026-04-23T22:00Z",
      "2026-04-24T03:00Z",
    ]);
    const evening = schedule("Africa/Cairo", quiet("23:00", "00:00", ["thu"]));
    expect(active(evening, "2026-04-23T21:59:59Z")).toEqual([
      "2026-04-23T21:00Z",
      "2026-04-23T22:00Z",
    ]);
  });
  test("a window on a day that the zone skipped does not come", () => {
    const rules = schedule("Pacific/Apia", quiet("10:00", "11:00", ["fri"]));
    expect(next(rules, "2011-12-29T12:00:00Z")).toEqual(["2012-01-05T20:00Z", "2012-01-05T21:00Z"]);
  });
});

describe("windows that touch or overlap", () => {
  test("are one, across midnight too", () => {
    const rules = schedule(
      "UTC",
      quiet("20:00", "22:00", ["fri"]),
      quiet("21:00", "23:30", ["fri"]),
      quiet("23:30", "00:00", ["fri"]),
      quiet("00:00", "06:00", ["sat"]),
      quiet("06:01", "07:00", ["sat"]),
    );
    const one = ["2026-11-20T20:00Z", "2026-11-21T06:00Z"];
    for (const when of ["2026-11-20T20:00:00Z", "2026-11-20T23:30:00Z", "2026-11-21T05:59:00Z"])
      expect(active(rules, when)).toEqual(one);
    expect(active(rules, "2026-11-21T06:00:30Z")).toBeUndefined();
    expect(active(rules, "2026-11-21T06:30:00Z")).toEqual([
      "2026-11-21T06:01Z",
      "2026-11-21T07:00Z",
    ]);
  });
  test("one within another changes nothing", () => {
    const rules = schedule(
      "UTC",
      quiet("20:00", "08:00", ["fri"]),
      quiet("01:00", "02:00", ["sat"]),
    );
    expect(active(rules, "2026-11-21T03:00:00Z")).toEqual([
      "2026-11-20T20:00Z",
      "2026-11-21T08:00Z",
    ]);
  });
  test("over several days are one, seen from its start, its middle and its end", () => {
    const days = ["thu", "fri", "sat", "sun"] as const;
    const rules = schedule(
      "UTC",
      ...days.map((day) => quiet("12:00", "11:59", [day])),
      quiet("11:59", "12:00"),
    );
    const one = ["2026-11-19T11:59Z", "2026-11-23T12:00Z"];
    for (const when of ["2026-11-19T12:00:00Z", "2026-11-21T06:00:00Z", "2026-11-23T11:59:59Z"])
      expect(active(rules, when)).toEqual(one);
  });
  test("for ever end where no one looks any farther, and the search ends too", () => {
    const rules = schedule("UTC", quiet("00:00", "12:00"), quiet("12:00", "00:00"));
    const [from, to] = active(rules, "2026-11-20T15:00:00Z")!;
    expect(at(to!)).toBeGreaterThan(at("2026-11-27T00:00:00Z"));
    expect(at(from!)).toBeLessThan(at("2026-11-13T00:00:00Z"));
    expect(next(rules, "2026-11-20T15:00:00Z")).toBeUndefined();
  });
});

describe("a bypass", () => {
  const nights = schedule("UTC", quiet("21:00", "07:00"));
  const grant = (when: string, minutes?: number): Grant => ({
    id: when,
    type: "bypass-quiet-hours",
    at: at(when),
    date: when.slice(0, 10),
    minutes,
  });
  test("lifts the window that is active for its minutes, and no more than the window", () => {
    const grants = [grant("2026-11-20T22:00:00Z", 30)];
    expect(active(nights, "2026-11-20T21:59:59Z", grants)).toEqual([
      "2026-11-20T21:00Z",
      "2026-11-20T22:00Z",
    ]);
    expect(active(nights, "2026-11-20T22:29:59.999Z", grants)).toBeUndefined();
    expect(active(nights, "2026-11-20T22:30:00Z", grants)).toEqual([
      "2026-11-20T22:30Z",
      "2026-11-21T07:00Z",
    ]);
    const long = [grant("2026-11-21T06:30:00Z", 1440)];
    expect(active(nights, "2026-11-21T06:59:59Z", long)).toBeUndefined();
    expect(active(nights, "2026-11-21T21:00:00Z", long)).toBeDefined();
  });
  test("without minutes lifts it until its end, past midnight", () => {
    const grants = [grant("2026-11-20T22:00:00Z")];
    expect(active(nights, "2026-11-21T06:59:59Z", grants)).toBeUndefined();
    expect(active(nights, "2026-11-21T21:00:00Z", grants)).toBeDefined();
  });
  test("that is granted outside any window covers the next one of that day only", () => {
    const grants = [grant("2026-11-20T18:00:00Z")];
    expect(active(nights, "2026-11-20T21:00:00Z", grants)).toBeUndefined();
    expect(active(nights, "2026-11-21T21:00:00Z", grants)).toBeDefined();
    for (const start of ["05:00", "00:00"]) {
      const mornings = schedule("UTC", quiet(start, "06:00"));
      expect(active(mornings, "2026-11-21T05:30:00Z", grants)).toBeDefined();
    }
  });
  test("with minutes covers the beginning of the next window", () => {
    const grants = [grant("2026-11-20T18:00:00Z", 20)];
    expect(active(nights, "2026-11-20T21:19:59Z", grants)).toBeUndefined();
    expect(active(nights, "2026-11-20T21:20:00Z", grants)).toEqual([
      "2026-11-20T21:20Z",
      "2026-11-21T07:00Z",
    ]);
  });
  test("adds up with an earlier one", () => {
    const grants = [grant("2026-11-20T22:00:00Z", 30), grant("2026-11-20T22:10:00Z", 30)];
    expect(active(nights, "2026-11-20T22:59:59Z", grants)).toBeUndefined();
    expect(active(nights, "2026-11-20T23:00:00Z", grants)).toBeDefined();
    const twice = [grant("2026-11-20T22:00:00Z", 30), grant("2026-11-20T22:00:00Z", 30)];
    expect(active(nights, "2026-11-20T22:59:59Z", twice)).toBeUndefined();
  });
  test("of another night changes nothing about this one", () => {
    const grants = [grant("2026-11-19T22:00:00Z", 30), grant("2026-11-21T22:00:00Z", 30)];
    expect(active(nights, "2026-11-20T22:10:00Z", grants)).toEqual([
      "2026-11-20T21:00Z",
      "2026-11-21T07:00Z",
    ]);
  });
  test("extra time is none", () => {
    const grants = [{ ...grant("2026-11-20T22:00:00Z", 30), type: "extra-time" as const }];
    expect(active(nights, "2026-11-20T22:10:00Z", grants)).toBeDefined();
  });
});
