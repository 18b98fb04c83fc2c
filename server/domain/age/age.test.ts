import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import {
  ageOn,
  latestToday,
  learn,
  oldestOn,
  readDateOfBirth,
  statedAgeOn,
  verifiedAgeOn,
} from "./age.js";
import { addDays, addYears, fromEpochDay, type LocalDate } from "../../lib/dates.js";

const at = (instant: string) => Date.parse(instant);
const NOON = at("2026-06-15T12:00:00Z");
const read = (text: string, now = NOON) => readDateOfBirth(text, now);
const ageOf = (dateOfBirth: LocalDate, today: LocalDate) => ageOn({ dateOfBirth }, today);

describe("a date of birth", () => {
  test("is kept as it was given", () => {
    expect(read("2018-02-03")).toBe("2018-02-03");
  });

  test.each(["2026-02-30", "2026-13-01", "2025-02-29", "2026-00-10", "2026-13", "2026-00"])(
    "%s does not exist and is refused by the name of its field",
    (text) => {
      expect(() => read(text)).toThrow(/^dateOfBirth: must /);
    },
  );

  test("may be today, also where today has begun in UTC+14 only", () => {
    const evening = at("2026-06-15T11:00:00Z");
    expect(latestToday(evening)).toBe("2026-06-14");
    expect(read("2026-06-16", evening)).toBe("2026-06-16");
    expect(ageOf(read("2026-06-16", evening), latestToday(evening))).toBe(0);
    expect(() => read("2026-06-17", evening)).toThrow("not in the future");
  });

  test("is refused as future on the first day that has not begun anywhere", () => {
    expect(() => read("2026-06-17", at("2026-06-16T09:59:59.999Z"))).toThrow("not in the future");
    expect(read("2026-06-17", at("2026-06-16T10:00:00Z"))).toBe("2026-06-17");
  });

  test("may lie 150 years ago and not a day more", () => {
    expect(read("1876-06-15")).toBe("1876-06-15");
    expect(() => read("1876-06-14")).toThrow("at most 150 years ago");
    expect(() => read("1875-06-15")).toThrow("at most 150 years ago");
    expect(() => read("0000")).toThrow("at most 150 years ago");
  });

  test("150 years ago on a leap day is counted to the day", () => {
    const leapDay = at("2024-02-29T13:00:00Z");
    expect(read("1874-03-01", leapDay)).toBe("1874-03-01");
    expect(() => read("1874-02-28", leapDay)).toThrow("at most 150 years ago");
  });

  test("a refusal never repeats the date", () => {
    for (const text of ["2026-02-30", "2027-01-01", "1800-01-01", "2026-13"]) {
      expect(() => read(text)).not.toThrow(new RegExp(text));
    }
  });
});

describe("a partial date of birth", () => {
  test("means the last day of its period", () => {
    expect(read("2016")).toBe("2016-12-31");
    expect(read("2016-02")).toBe("2016-02-29");
    expect(read("2017-02")).toBe("2017-02-28");
    expect(read("2017-04")).toBe("2017-04-30");
  });

  test("means today where the period contains today", () => {
    expect(read("2026")).toBe("2026-06-15");
    expect(read("2026-06")).toBe("2026-06-15");
    expect(read("2026-05")).toBe("2026-05-31");
  });

  test("on the last day of its period is that day", () => {
    expect(read("2026-06", at("2026-06-30T23:59:59Z"))).toBe("2026-06-30");
  });

  test("that has begun in UTC+14 only is its first day, at age 0", () => {
    const lastOfMonth = at("2026-06-30T10:00:00Z");
    expect(latestToday(lastOfMonth)).toBe("2026-06-29");
    expect(read("2026-07", lastOfMonth)).toBe("2026-07-01");
    expect(ageOf("2026-07-01", latestToday(lastOfMonth))).toBe(0);
    expect(() => read("2026-07", lastOfMonth - 1)).toThrow("not in the future");
    expect(read("2027", at("2026-12-31T10:00:00Z"))).toBe("2027-01-01");
  });

  test("in the future is refused", () => {
    expect(() => read("2027")).toThrow("not in the future");
    expect(() => read("2026-07")).toThrow("not in the future");
  });

  test("never makes a player older than any day of its period would", () => {
    const instants = fc.integer({
      min: at("1971-01-01T00:00:00Z"),
      max: at("2099-12-31T00:00:00Z"),
    });
    fc.assert(
      fc.property(instants, fc.nat(149 * 365), fc.constantFrom(4, 7), (now, daysBack, length) => {
        const today = latestToday(now);
        const born = addDays(today, -daysBack);
        const read = readDateOfBirth(born.slice(0, length), now);
        expect(ageOf(read, today)).toBeLessThanOrEqual(ageOf(born, today));
        expect(read.startsWith(born.slice(0, length))).toBe(true);
      }),
    );
  });
});

describe("an age", () => {
  test("is 0 where nothing is known", () => {
    expect(ageOn({}, "2026-06-15")).toBe(0);
  });

  test("rises on the birthday, and for who was born on 29 February on 1 March", () => {
    expect(ageOf("2016-06-15", "2026-06-14")).toBe(9);
    expect(ageOf("2016-06-15", "2026-06-15")).toBe(10);
    expect(ageOf("2016-02-29", "2025-02-28")).toBe(8);
    expect(ageOf("2016-02-29", "2025-03-01")).toBe(9);
    expect(ageOf("2016-02-29", "2024-02-29")).toBe(8);
  });

  test("turns a year older only when the birthday has come in UTC-12", () => {
    expect(latestToday(at("2026-06-15T11:59:59.999Z"))).toBe("2026-06-14");
    expect(latestToday(at("2026-06-15T12:00:00Z"))).toBe("2026-06-15");
  });

  test("that was stated rises on each anniversary of the day it was given", () => {
    const stated = { years: 12, on: "2024-02-29" };
    expect(ageOn({ stated }, "2024-02-29")).toBe(12);
    expect(ageOn({ stated }, "2025-02-28")).toBe(12);
    expect(ageOn({ stated }, "2025-03-01")).toBe(13);
    expect(statedAgeOn({ stated }, "2028-02-29")).toBe(16);
  });

  test("stays at 150, the highest that can be stated", () => {
    const stated = { years: 149, on: "2026-06-15" };
    expect(ageOn({ stated }, "2027-06-15")).toBe(150);
    expect(ageOn({ stated }, "2046-06-15")).toBe(150);
  });

  test("that was stated is unknown where none was", () => {
    expect(statedAgeOn({ dateOfBirth: "2010-01-01" }, "2026-06-15")).toBeUndefined();
  });

  test("is 0 before the day of birth", () => {
    expect(ageOf("2026-06-16", "2026-06-15")).toBe(0);
  });

  test("never sinks where the clock of another process is behind", () => {
    expect(ageOn({ stated: { years: 12, on: "2026-06-15" } }, "2026-06-14")).toBe(12);
  });

  test("is the lowest of all that was said, verified or not", () => {
    const on = "2026-06-15";
    const signals = [
      { years: 21, highestYears: 25, on, verified: true },
      { years: 17, highestYears: 20, on, verified: false },
    ];
    expect(ageOn({ stated: { years: 30, on }, signals }, on)).toBe(17);
    expect(ageOn({ stated: { years: 9, on }, signals }, on)).toBe(9);
    expect(ageOn({ stated: { years: 19, on }, signals }, on)).toBe(19);
    expect(ageOn({ signals }, on)).toBe(17);
    expect(ageOn({ dateOfBirth: "2018-01-01", signals }, on)).toBe(8);
  });

  test("is never over what was declared, nor over a signal's lower end where nothing was, and no day makes anyone younger", () => {
    const dates = fc.integer({ min: 0, max: 20_000 }).map(fromEpochDay);
    const statement = fc.record({ years: fc.integer({ min: 0, max: 150 }), on: dates });
    const evidence = fc.record(
      {
        dateOfBirth: dates,
        stated: statement,
        signals: fc.array(
          fc.record(
            { years: fc.nat(150), highestYears: fc.nat(150), on: dates, verified: fc.boolean() },
            { requiredKeys: ["years", "on", "verified"] },
          ),
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        evidence,
        fc.integer({ min: 20_000, max: 30_000 }).map(fromEpochDay),
        (said, today) => {
          const age = ageOn(said, today);
          if (said.dateOfBirth) expect(addYears(said.dateOfBirth, age) <= today).toBe(true);
          const isDeclared = said.dateOfBirth !== undefined || said.stated !== undefined;
          const limits = isDeclared ? [said.stated] : (said.signals ?? []);
          for (const one of limits) {
            if (one && age > one.years)
              expect(addYears(one.on, age - one.years) <= today).toBe(true);
          }
          expect(ageOn(said, addDays(today, 1))).toBeGreaterThanOrEqual(age);
        },
      ),
    );
  });
});

describe("a verified age", () => {
  const on = "2026-06-15";
  test("comes from a verified signal only", () => {
    const years = 21;
    expect(verifiedAgeOn({ stated: { years, on } }, on)).toBeUndefined();
    expect(verifiedAgeOn({ dateOfBirth: "1990-01-01" }, on)).toBeUndefined();
    expect(verifiedAgeOn({ signals: [{ years, on, verified: false }] }, on)).toBeUndefined();
    expect(verifiedAgeOn({ signals: [{ years, on, verified: true }] }, on)).toBe(21);
  });

  test("counts once it is verified, also where the same age was said before", () => {
    const said = { signals: [{ years: 18, on, verified: false }] };
    const shown = { signals: [{ years: 18, on: "2026-06-16", verified: true }] };
    const known = learn(said, shown, "2026-06-16");
    expect(verifiedAgeOn(known, "2026-06-16")).toBe(18);
    expect(learn(known, shown, "2026-06-16")).toBe(known);
  });

  test("is the highest of several", () => {
    const signals = [18, 21, 16].map((years) => ({ years, on, verified: true }));
    expect(verifiedAgeOn({ signals }, on)).toBe(21);
  });

  test("rises on the anniversary of the day it was signalled", () => {
    const signals = [{ years: 17, on: "2025-06-16", verified: true }];
    expect(verifiedAgeOn({ signals }, "2026-06-15")).toBe(17);
    expect(verifiedAgeOn({ signals }, "2026-06-16")).toBe(18);
  });
});

describe("the highest age that is possible", () => {
  const on = "2026-06-15";
  const signal = (years: number, highestYears?: number) => ({
    ...{ years, on, verified: false },
    ...(highestYears !== undefined && { highestYears }),
  });

  test.each([
    ["is open where nothing is known", {}, 150],
    ["is what was declared", { stated: { years: 12, on } }, 12],
    ["is the end of a signal's range", { signals: [signal(10, 12)] }, 12],
    ["is open where a signal's range is", { signals: [signal(10)] }, 150],
    ["is the lowest end of several", { signals: [signal(10, 14), signal(8, 11)] }, 11],
    [
      "is a signal's where more was declared",
      { dateOfBirth: "2006-01-01", signals: [signal(10, 12)] },
      12,
    ],
  ])("%s", (_what, evidence, years) => {
    expect(oldestOn(evidence, on)).toBe(years);
  });

  test("rises with the birthday that was declared, where a signal agreed before", () => {
    const evidence = { dateOfBirth: "2013-07-01", signals: [signal(10, 12)] };
    expect([oldestOn(evidence, "2026-06-30"), oldestOn(evidence, "2026-07-01")]).toEqual([12, 13]);
  });
});
