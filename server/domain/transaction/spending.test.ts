import { describe, expect, test } from "@jest/globals";

import { minorUnitsOf, toMinorUnits } from "./currencies.js";
import { alertsOf, periodOf, spendingLimits, type SpendingLimit } from "./spending.js";

describe("a period", () => {
  test.each([
    ["day", "2026-11-22", "2026-11-22", "2026-11-23"],
    ["week", "2026-11-22", "2026-11-16", "2026-11-23"],
    ["week", "2026-11-23", "2026-11-23", "2026-11-30"],
    ["week", "2027-01-01", "2026-12-28", "2027-01-04"],
    ["week", "1969-12-31", "1969-12-29", "1970-01-05"],
    ["month", "2026-02-28", "2026-02-01", "2026-03-01"],
    ["month", "2028-02-29", "2028-02-01", "2028-03-01"],
    ["month", "2026-12-31", "2026-12-01", "2027-01-01"],
  ] as const)("of a %s on %s begins on %s and ends before %s", (kind, date, startsOn, endsOn) => {
    expect(periodOf(kind, date)).toEqual({ startsOn, endsOn });
  });
});

describe("a currency", () => {
  test.each([
    ["USD", 2, 1_000],
    ["JPY", 0, 10],
    ["KWD", 3, 10_000],
    ["CLF", 4, 100_000],
    ["HUF", 2, 1_000],
    ["IQD", 3, 10_000],
  ])("%s has %i digits by ISO 4217", (code, digits, tenUnits) => {
    expect([minorUnitsOf(code), toMinorUnits(10, code)]).toEqual([digits, tenUnits]);
  });

  test.each(["XAU", "XXX", "XTS", "usd", "US", "", "__proto__", "constructor"])(
    "%p is none that money has",
    (code) => expect(minorUnitsOf(code)).toBeUndefined(),
  );
});

describe("the limits of a product", () => {
  const allowances = [
    { name: "spend", type: "numerical", min: -5, max: 50, default: 10 },
    { name: "partners", type: "selection", options: ["all"], default: "all" },
  ] as const;
  const limitsOf = (spend: number | undefined, days: readonly [string, string, number][] = []) =>
    spendingLimits(
      { allowances, spending: [{ allowance: "spend", currency: "USD", period: "week" }] },
      spend === undefined ? {} : { spend },
      {
        zone: "America/New_York",
        today: "2026-11-22",
        days: days.map(([localDate, currency, spentMinor]) => ({
          localDate,
          currency,
          spentMinor,
        })),
      },
    );

  test("are the guardian's answer, else the default, and never below nothing", () => {
    expect([undefined, 20, -3].map((spend) => limitsOf(spend)[0]?.limitMinor)).toEqual([
      1000, 2000, 0,
    ]);
  });

  test("count the days of their period, in their currency, and nothing else", () => {
    const [limit] = limitsOf(10, [
      ["2026-11-15", "USD", 100],
      ["2026-11-16", "USD", 20],
      ["2026-11-22", "USD", 3],
      ["2026-11-22", "EUR", 5_000],
      ["2026-11-23", "USD", 7],
    ]);
    expect(limit).toMatchObject({
      spentMinor: 23,
      remainingMinor: 977,
      resetsAt: "2026-11-23T05:00:00.000Z",
    });
  });
});

test("a limit is announced at four fifths and when it is reached, and not before anything is spent", () => {
  const of = (spentMinor: number, limitMinor: number) =>
    alertsOf({ spentMinor, limitMinor } as SpendingLimit).map((type) => type.slice(14));
  expect([of(799, 1000), of(800, 1000), of(999, 1000), of(1000, 1000), of(5, 0), of(0, 0)]).toEqual(
    [[], ["Warning"], ["Warning"], ["Warning", "Reached"], ["Warning", "Reached"], []],
  );
});
