import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import {
  addDays,
  addYears,
  dateIn,
  daysInMonth,
  fromEpochDay,
  isRealDate,
  toEpochDay,
  yearsBetween,
} from "./dates.js";

const anyDate = fc.integer({ min: -140_000, max: 200_000 }).map(fromEpochDay);

describe("a real date", () => {
  test.each(["2026-02-28", "2024-02-29", "2000-02-29", "2026-12-31", "1900-01-01"])(
    "%s is one",
    (text) => {
      expect(isRealDate(text)).toBe(true);
    },
  );
  test.each([
    "2026-02-30",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "1900-02-29",
    "2026-1-1",
    "2026-01",
    "2026-01-01T",
    " 2026-01-01",
    "",
    "２０２６-01-01",
  ])("%j is none", (text) => {
    expect(isRealDate(text)).toBe(false);
  });
  test("months know their last day", () => {
    expect([
      daysInMonth(2024, 2),
      daysInMonth(2026, 2),
      daysInMonth(2100, 2),
      daysInMonth(2026, 4),
      daysInMonth(2026, 13),
    ]).toEqual([29, 28, 28, 30, 0]);
  });
});

describe("arithmetic", () => {
  test("agrees with Temporal on every day", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        const plain = Temporal.PlainDate.from(date);
        expect(addDays(date, days)).toBe(plain.add({ days }).toString());
        expect(fromEpochDay(toEpochDay(date))).toBe(date);
        expect(isRealDate(date)).toBe(true);
      }),
    );
  });
  test("who was born on 29 February turns a year older on 1 March in a common year", () => {
    expect(addYears("2012-02-29", 13)).toBe("2025-03-01");
    expect(addYears("2012-02-29", 16)).toBe("2028-02-29");
    expect(yearsBetween("2012-02-29", "2025-02-28")).toBe(12);
    expect(yearsBetween("2012-02-29", "2025-03-01")).toBe(13);
    expect(yearsBetween("2012-02-29", "2028-02-28")).toBe(15);
    expect(yearsBetween("2012-02-29", "2028-02-29")).toBe(16);
  });
  test("a player has an age from its birthday on, and not the day before", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 150 }), (birth, years) => {
        const birthday = addYears(birth, years);
        expect(yearsBetween(birth, birthday)).toBe(years);
        expect(yearsBetween(birth, addDays(birthday, -1))).toBe(years - 1);
      }),
    );
  });
});

describe("the date in a place", () => {
  const instant = Date.UTC(2026, 0, 1, 10, 59, 59, 999);
  test("differs across the earth at one instant", () => {
    expect(dateIn("UTC", instant)).toBe("2026-01-01");
    expect(dateIn("-12:00", instant)).toBe("2025-12-31");
    expect(dateIn("+14:00", instant)).toBe("2026-01-02");
    expect(dateIn("-11:00", instant)).toBe("2025-12-31");
    expect(dateIn("-11:00", instant + 1)).toBe("2026-01-01");
    expect(dateIn("Pacific/Kiritimati", instant)).toBe("2026-01-02");
    expect(dateIn("America/New_York", instant)).toBe("2026-01-01");
  });
  test("agrees with Temporal, also before 1970", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 4e12 }),
        fc.constantFrom(
          "UTC",
          "-12:00",
          "+14:00",
          "+05:45",
          "Asia/Kathmandu",
          "America/St_Johns",
          "Pacific/Apia",
        ),
        (epochMs, zone) => {
          const zoned = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone);
          expect(dateIn(zone, epochMs)).toBe(zoned.toPlainDate().toString());
        },
      ),
    );
  });
  test.each(["UTC", "-12:00", "+14:00", "+05:45"])("%s changes at midnight, both ways", (zone) => {
    const start = Temporal.ZonedDateTime.from(`2026-03-01T00:00[${zone}]`).epochMilliseconds;
    for (const sign of [1, -1])
      for (const offset of [-1, 0, 86_399_999, 86_400_000]) {
        const epochMs = start + (sign > 0 ? offset : 86_399_999 - offset);
        const zoned = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone);
        expect(dateIn(zone, epochMs)).toBe(zoned.toPlainDate().toString());
      }
  });
  test("a zone that is none throws", () => {
    expect(() => dateIn("Mars/Olympus", 0)).toThrow(RangeError);
  });
});

test("in every time zone a date begins with a quarter of an hour: what is remembered of a session leans on it", () => {
  const QUARTER_MS = 15 * 60_000;
  const until = Date.parse("2029-01-01T00:00:00Z");
  const others = Intl.supportedValuesOf("timeZone").filter((zone) => {
    let at: Temporal.ZonedDateTime | null =
      Temporal.Instant.from("2026-01-01T00:00:00Z").toZonedDateTimeISO(zone);
    for (; at !== null && at.epochMilliseconds < until; at = at.getTimeZoneTransition("next"))
      if (
        at.offsetNanoseconds % (QUARTER_MS * 1e6) !== 0 ||
        at.epochMilliseconds % QUARTER_MS !== 0
      )
        return true;
    return false;
  });
  expect(others).toEqual([]);
});
