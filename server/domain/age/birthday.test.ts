import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { hasTurnedOlder, lastBirthday, nextBirthday } from "./birthday.js";
import { ageOn, latestToday, type AgeEvidence } from "./age.js";
import { addDays, fromEpochDay } from "../../lib/dates.js";

const at = (instant: string) => Date.parse(instant);
const NOW = at("2026-06-15T12:00:00Z");
const child = { ageStatus: "DIGITAL_MINOR" } as const;
const iso = (instant: number | undefined) =>
  instant === undefined ? undefined : new Date(instant).toISOString();
const next = (evidence: AgeEvidence, now = NOW, timezone: string | null = null) =>
  iso(nextBirthday({ evidence, timezone }, child, now));
const last = (evidence: AgeEvidence, now = NOW, timezone: string | null = null) =>
  iso(lastBirthday({ evidence, timezone }, now));

describe("a birthday", () => {
  const evidence = { dateOfBirth: "2016-06-20" };

  test("begins in UTC-12 where the player's zone is unknown", () => {
    expect(next(evidence)).toBe("2026-06-20T12:00:00.000Z");
    expect(last(evidence)).toBe("2025-06-20T12:00:00.000Z");
  });

  test("begins at midnight in the zone of the guardian's schedule", () => {
    expect(next(evidence, NOW, "America/New_York")).toBe("2026-06-20T04:00:00.000Z");
    expect(last(evidence, NOW, "Pacific/Auckland")).toBe("2025-06-19T12:00:00.000Z");
  });

  test("has come at that midnight, though not in UTC-12 yet", () => {
    const midnight = at("2026-06-20T04:00:00Z");
    expect(last(evidence, midnight, "America/New_York")).toBe(iso(midnight));
    expect(next(evidence, midnight, "America/New_York")).toBe("2027-06-20T04:00:00.000Z");
  });

  test("is the last one from its first instant on", () => {
    const birthday = at("2026-06-20T12:00:00Z");
    expect(next(evidence, birthday - 1)).toBe(iso(birthday));
    expect(last(evidence, birthday)).toBe(iso(birthday));
    expect(next(evidence, birthday)).toBe("2027-06-20T12:00:00.000Z");
  });

  test("on 29 February is kept on 1 March in common years", () => {
    expect(next({ dateOfBirth: "2016-02-29" })).toBe("2027-03-01T12:00:00.000Z");
    expect(next({ dateOfBirth: "2016-02-29" }, at("2028-01-01T12:00:00Z"))).toBe(
      "2028-02-29T12:00:00.000Z",
    );
  });

  test("is that of the day of birth", () => {
    expect(last({ dateOfBirth: "2026-06-15" })).toBe("2026-06-15T12:00:00.000Z");
  });
});

describe("of several pieces of evidence", () => {
  const evidence: AgeEvidence = {
    dateOfBirth: "2016-03-01",
    stated: { years: 10, on: "2026-05-01" },
    signals: [
      { years: 12, on: "2026-01-10", verified: false },
      { years: 12, on: "2026-06-01", verified: true },
    ],
  };

  test("the next anniversary is the first of all", () => {
    expect(next(evidence)).toBe("2027-01-10T12:00:00.000Z");
    expect(next({ stated: { years: 10, on: "2026-05-01" } })).toBe("2027-05-01T12:00:00.000Z");
  });

  test("the last anniversary is the latest of all", () => {
    expect(last(evidence)).toBe("2026-06-01T12:00:00.000Z");
    expect(last({ stated: { years: 10, on: "2026-05-01" } })).toBe("2026-05-01T12:00:00.000Z");
  });

  test("one that another process dated to tomorrow does not count yet", () => {
    const stated = { years: 10, on: "2026-06-16" };
    expect(next({ stated })).toBeUndefined();
    expect(last({ stated })).toBeUndefined();
    expect(next({ stated, dateOfBirth: "2016-03-01" })).toBe("2027-03-01T12:00:00.000Z");
  });
});

test("without evidence there is no birthday", () => {
  expect(next({})).toBeUndefined();
  expect(last({})).toBeUndefined();
});

test("an adult's next birthday changes nothing", () => {
  const session = { evidence: { dateOfBirth: "2000-01-01" }, timezone: null };
  expect(nextBirthday(session, { ageStatus: "LEGAL_ADULT" }, NOW)).toBeUndefined();
  expect(nextBirthday(session, { ageStatus: "DIGITAL_YOUTH" }, NOW)).toBeDefined();
});

test("no age rises between now and the next birthday", () => {
  const dates = fc.integer({ min: 10_000, max: 20_000 }).map(fromEpochDay);
  fc.assert(
    fc.property(dates, dates, fc.integer({ min: 20_000, max: 30_000 }), (born, on, day) => {
      const evidence = { dateOfBirth: born, stated: { years: 9, on } };
      const now = at(`${fromEpochDay(day)}T12:00:00Z`);
      const birthday = nextBirthday({ evidence, timezone: null }, child, now) ?? NaN;
      const today = latestToday(now);
      expect(birthday).toBeGreaterThan(now);
      expect(ageOn(evidence, addDays(latestToday(birthday), -1))).toBe(ageOn(evidence, today));
    }),
  );
});

describe("a player has turned older for the product", () => {
  const BANDS = ["DIGITAL_MINOR", "DIGITAL_YOUTH", "LEGAL_ADULT"] as const;

  test.each(BANDS.flatMap((was, low) => BANDS.map((is, high) => [was, is, high > low] as const)))(
    "that knows them as %s and now sees %s: %s",
    (announcedAgeStatus, ageStatus, hasTurned) => {
      expect(hasTurnedOlder({ announcedAgeStatus }, { ageStatus })).toBe(hasTurned);
    },
  );

  test("never, where it was notified of no age", () => {
    expect(hasTurnedOlder({ announcedAgeStatus: null }, { ageStatus: "LEGAL_ADULT" })).toBe(false);
  });
});
