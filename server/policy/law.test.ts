import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { addDays, fromEpochDay } from "../lib/dates.js";
import {
  AGE_STATUSES,
  type Law,
  ageStatusAt,
  findRow,
  lawAt,
  valueAt,
  valueByPlace,
} from "./law.js";
import { POLICY_DIRECTORY, readPolicyTexts } from "./files.js";
import { parseTexts } from "./parse.js";
import { makePolicy } from "./load.js";
import { testPolicy } from "../../testing/policy.js";
import { findJurisdiction } from "./jurisdictions.js";
import { TOPICS } from "./types.js";

const policy = testPolicy();
const TODAY = "2026-09-15";
const law = (code: string, on = TODAY) => lawAt(policy, findJurisdiction(policy, code), on);
const ages = (code: string, on = TODAY) => {
  const { digitalConsentAge, civilMajorityAge } = law(code, on);
  return [digitalConsentAge, civilMajorityAge];
};
const status = (code: string, age: number, on = TODAY) => ageStatusAt(law(code, on), age);

const anyCode = fc.constantFrom(...policy.jurisdictions.codes());
const anyDay = fc.integer({ min: 0, max: 23_000 }).map(fromEpochDay);

describe("what a product sets by place", () => {
  const byPlace = { default: "other", US: "states", "US-CA": "California", GP: "Guadeloupe" };
  const at = (code: string) => valueByPlace(policy, byPlace, code);

  test("is that of the most specific code", () => {
    expect(["US-CA", "US-TX", "US", "DE"].map(at)).toEqual([
      "California",
      "states",
      "states",
      "other",
    ]);
    expect(valueByPlace(policy, { US: "states" }, "DE")).toBeUndefined();
  });

  test("is the same under either code of a territory", () => {
    expect(["GP", "FR-971", "PR", "US-PR"].map(at)).toEqual([
      "Guadeloupe",
      "Guadeloupe",
      "states",
      "states",
    ]);
    const both = { GP: "of the country", "FR-971": "of the subdivision" };
    for (const code of ["GP", "FR-971"])
      expect(valueByPlace(policy, both, code)).toBe("of the subdivision");
  });
});

describe("the law of a place", () => {
  test("that lists a rule under both its codes is the stricter one, in whichever order", () => {
    const topic = "digital-consent-age";
    const own = policy.ages["DK"]!;
    const row = { ...own.topics[topic]![0]!, confidence: "high" } as const;
    const aged = (value: number) => ({
      ...own,
      topics: { [topic]: [{ ...row, value, effectiveFrom: undefined, effectiveTo: undefined }] },
    });
    for (const [country, subdivision] of [
      [11, 12],
      [12, 11],
    ] as const) {
      const ages = { ...policy.ages, GP: aged(country), "FR-971": aged(subdivision) };
      const changed = { ...policy, ages } as unknown as typeof policy;
      for (const code of ["GP", "FR-971"])
        expect(findRow(changed, code, topic, TODAY)?.row.value).toBe(12);
    }
  });
  test("is the subdivision's, then the country's, then the strict default", () => {
    expect(ages("US-MS")).toEqual([13, 21]);
    expect(ages("US-CA")).toEqual([13, 18]);
    expect(ages("CA-QC")).toEqual([14, 18]);
    expect(ages("AZ-BAB")).toEqual([16, 18]);
    expect(ages("AQ")).toEqual([16, 18]);
  });

  // Rows that no good source confirms: each country's own value is lower than 16, or equal to it.
  test.each(["CA", "NZ", "AU", "CH", "JP", "GG", "JE", "IM", "VE", "EC", "MK", "BM"])(
    "%s has consent at 16, since a row of low confidence never relaxes the default",
    (code) => {
      expect(law(code).digitalConsentAge).toBe(16);
      expect(law(code).rule.jurisdiction).toBe("default");
    },
  );

  test.each([
    ["IS", "2018-07-15", 13],
    ["SG", "2024-03-28", 13],
    ["NC", "2019-06-01", 15],
    ["PF", "2019-06-01", 15],
    ["WF", "2019-06-01", 15],
    ["TF", "2019-06-01", 15],
    ["PM", "2018-06-21", 15],
    ["BL", "2018-06-21", 15],
  ])("%s relaxes the age of consent on %s to %d, since its source was read", (code, on, age) => {
    const dayBefore = addDays(on, -1);
    expect([dayBefore, on].map((day) => law(code, day).digitalConsentAge)).toEqual([16, age]);
  });

  test("every row of an age that relaxes the default has a source with an address that was read", () => {
    const rows = Object.entries(policy.ages).flatMap(([code, { topics }]) =>
      (["digital-consent-age", "civil-majority-age"] as const).flatMap((topic) =>
        (topics[topic] ?? []).map((row) => ({ code, topic, row })),
      ),
    );
    expect(rows.every(({ row }) => row.sources !== undefined)).toBe(true);
    expect(
      rows
        .filter(({ code, row }) => code !== "default" && row.confidence !== "low")
        .filter(({ row }) => !row.sources?.some(({ url, retrieved }) => url && retrieved)),
    ).toEqual([]);
  });

  test("a row of low confidence counts where it is stricter than the default", () => {
    expect(ages("CA")).toEqual([16, 19]);
    expect(ages("CA-ON")).toEqual([16, 18]);
    expect(ages("DZ")).toEqual([19, 19]);
    expect(law("SA").rule).toMatchObject({ jurisdiction: "SA", effectiveFrom: "2023-09-14" });
  });

  test("majority is never below 18, whatever civil law says", () => {
    expect(law("GB-SCT").civilMajorityAge).toBe(18);
    expect(status("GB-SCT", 17)).toBe("DIGITAL_YOUTH");
    expect(law("KP").civilMajorityAge).toBe(18);
  });

  test("where consent is at or over the majority, no one is a youth", () => {
    expect([17, 18].map((age) => status("CO", age))).toEqual(["DIGITAL_MINOR", "LEGAL_ADULT"]);
    expect([19, 20].map((age) => status("TH", age))).toEqual(["DIGITAL_MINOR", "LEGAL_ADULT"]);
    const over: Law = { ...law("AQ"), digitalConsentAge: 20, civilMajorityAge: 18 };
    expect([17, 18, 19].map((age) => ageStatusAt(over, age))).toEqual([
      "DIGITAL_MINOR",
      "LEGAL_ADULT",
      "LEGAL_ADULT",
    ]);
  });
});

describe("a rule starts and ends by its date", () => {
  test.each([
    ["DK", "2023-12-31", [13, 18], "2024-01-01", [15, 18]],
    ["JP", "2022-03-31", [16, 20], "2022-04-01", [16, 18]],
    ["AE", "2026-05-31", [13, 21], "2026-06-01", [13, 18]],
    ["AE", "2025-12-31", [16, 21], "2026-01-01", [13, 21]],
    ["SI", "2023-01-25", [16, 18], "2023-01-26", [15, 18]],
    ["CL", "2026-11-30", [16, 18], "2026-12-01", [14, 18]],
    ["KR", "2013-06-30", [14, 20], "2013-07-01", [14, 19]],
  ])("%s: on %s %j, on %s %j", (code, before, then, after, now) => {
    expect(ages(code, before)).toEqual(then);
    expect(ages(code, after)).toEqual(now);
  });
  test("a rule that ends without a successor leaves the default from the next day on", () => {
    const { documents } = parseTexts(readPolicyTexts(POLICY_DIRECTORY));
    const denmark = documents["jurisdictions/DK.yaml"] as { topics: Record<string, unknown[]> };
    denmark.topics["digital-consent-age"]?.pop();
    const lapsing = makePolicy({ version: "lapsing", documents });
    const consent = (on: string) =>
      lawAt(lapsing, findJurisdiction(lapsing, "DK"), on).digitalConsentAge;
    expect(["2023-12-31", "2024-01-01"].map(consent)).toEqual([13, 16]);
  });
  test("a place is under the default before its first row", () => {
    expect(law("DE", "2018-05-24").rule.jurisdiction).toBe("default");
    expect(law("DE", "2018-05-25").rule.jurisdiction).toBe("DE");
  });
});

describe("the rule", () => {
  test("names the row of the age of consent", () => {
    expect(law("US-CA").rule).toEqual({
      jurisdiction: "US",
      version: "US@2000-04-21",
      effectiveFrom: "2000-04-21",
      source: "COPPA, 15 USC 6501-6506; 16 CFR 312",
    });
  });
  test("has no date where the table has none", () => {
    expect(law("MX").rule).toEqual({
      jurisdiction: "MX",
      version: "MX@initial",
      source: "LFPDPPP with civil-law minority",
    });
    expect(law("AQ").rule).toMatchObject({ jurisdiction: "default", version: "default@initial" });
  });
});

describe("a territory with two codes is one place", () => {
  const pairs = Object.entries(policy.twins).flatMap(([code, twins]) =>
    twins.map((twin) => [code, twin] as const),
  );
  test("there are thirty such pairs, in both directions", () => {
    expect(pairs).toHaveLength(60);
    expect(policy.twins.BQ).toEqual(["NL-BQ1", "NL-BQ2", "NL-BQ3"]);
    expect(policy.twins["NL-BQ1"]).toEqual(["BQ"]);
    expect(policy.twins.SJ).toEqual(["NO-21", "NO-22"]);
  });
  test.each(pairs)("%s has the law of %s", (code, twin) => {
    for (const on of ["2015-01-01", "2022-12-31", "2024-06-01", TODAY, "2028-01-01"]) {
      expect(law(code, on)).toEqual(law(twin, on));
    }
  });
  test.each([
    ["UM", 13, 18, "US"],
    ["US-GU", 13, 18, "GU"],
    ["US-PR", 13, 21, "PR"],
    ["HK", 16, 18, "default"], // CN 14
    ["TW", 18, 18, "TW"],
    ["FR-NC", 15, 18, "NC"],
    ["FR-WF", 15, 18, "WF"],
    ["RE", 15, 18, "RE"],
    ["FI-01", 13, 18, "AX"],
    ["NO-22", 16, 18, "default"], // NO 13
    ["NL-SX", 16, 18, "SX"],
  ])(
    "with its own row, else what it inherits, else the default: %s has consent %d, majority %d, by %s",
    (code, consent, majority, by) => {
      expect(ages(code)).toEqual([consent, majority]);
      expect(law(code).rule.jurisdiction).toBe(by);
    },
  );
  test("majority in Taiwan was 20 until the end of 2022 under either code", () => {
    expect(ages("CN-TW", "2022-12-31")).toEqual([16, 20]);
    expect(ages("CN-TW", "2023-01-01")).toEqual([18, 18]);
  });
  test("its own subdivisions inherit it", () => {
    expect(law("TW-TPE")).toEqual(law("TW"));
  });
});

describe("on every day in every place", () => {
  test("no one grows less adult with age", () => {
    fc.assert(
      fc.property(anyCode, anyDay, fc.integer({ min: 0, max: 149 }), (code, on, age) => {
        const rank = (years: number) => AGE_STATUSES.indexOf(status(code, years, on));
        expect(rank(age + 1)).toBeGreaterThanOrEqual(rank(age));
      }),
    );
  });
  test("no one below 18 is an adult", () => {
    fc.assert(
      fc.property(anyCode, anyDay, fc.integer({ min: 0, max: 17 }), (code, on, age) => {
        expect(status(code, age, on)).not.toBe("LEGAL_ADULT");
      }),
    );
  });
  test("the remembered law is the law worked out anew", () => {
    fc.assert(
      fc.property(anyCode, anyDay, (code, on) => {
        const place = findJurisdiction(policy, code);
        expect(law(code, on).digitalConsentAge).toBe(
          valueAt(policy, place, "digital-consent-age", on),
        );
        expect(law(code, on).civilMajorityAge).toBe(
          valueAt(policy, place, "civil-majority-age", on),
        );
      }),
    );
  });
  test("a row of low confidence decides only what the default would have decided less strictly", () => {
    const places = Object.keys(policy.ages).filter((code) => code !== "default");
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom(...TOPICS),
        anyDay,
        (code, topic, on) => {
          const row = findRow(policy, code, topic, on)?.row;
          if (row?.confidence !== "low") return;
          const standard = policy.ages.default?.topics[topic]?.[0]?.value;
          expect(row.value).not.toBe(false);
          if (standard !== undefined) expect(row.value).toBeGreaterThan(Number(standard));
        },
      ),
      { numRuns: 2000 },
    );
  });
  test("without its rows of low confidence the law is nowhere stricter", () => {
    const { documents } = parseTexts(readPolicyTexts(POLICY_DIRECTORY));
    for (const document of Object.values(documents) as {
      topics?: Record<string, { confidence: string }[]>;
    }[]) {
      for (const [topic, rows] of Object.entries(document.topics ?? {})) {
        document.topics![topic] = rows.filter(({ confidence }) => confidence !== "low");
      }
    }
    const sure = makePolicy({ version: "sure", documents });
    const places = Object.keys(policy.ages).filter((code) => code !== "default");
    fc.assert(
      fc.property(fc.constantFrom(...places), anyDay, (code, on) => {
        const place = findJurisdiction(policy, code);
        const [full, without] = [lawAt(policy, place, on), lawAt(sure, place, on)];
        expect(full.digitalConsentAge).toBeGreaterThanOrEqual(without.digitalConsentAge);
        expect(full.civilMajorityAge).toBeGreaterThanOrEqual(without.civilMajorityAge);
      }),
      { numRuns: 1000 },
    );
  });
});
