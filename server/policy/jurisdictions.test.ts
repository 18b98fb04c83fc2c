import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { lawAt } from "./law.js";
import { testPolicy } from "../../testing/policy.js";
import { MISTAKEN_CODES } from "./mistaken-codes.js";
import { findJurisdiction, parseJurisdictions } from "./jurisdictions.js";

const policy = testPolicy();
const codes = policy.jurisdictions.codes();
const refusal = (message: unknown) => expect.objectContaining({ code: "INVALID_INPUT", message });
function caught(code: string): unknown {
  try {
    return findJurisdiction(policy, code);
  } catch (error) {
    return error;
  }
}

describe("a place", () => {
  test("is any of the 249 countries and 5,046 subdivisions, and each has a law", () => {
    expect(codes).toHaveLength(249 + 5046);
    for (const code of codes) {
      const law = lawAt(policy, findJurisdiction(policy, code), "2026-01-01");
      expect(law.digitalConsentAge).toBeGreaterThanOrEqual(12);
      expect(law.civilMajorityAge).toBeGreaterThanOrEqual(18);
    }
  });
  test.each(["us-ca", "US-CA", "Us-cA"])(
    "%s is read in any case and answered in capitals",
    (code) => {
      expect(findJurisdiction(policy, code)).toEqual({
        code: "US-CA",
        name: "California",
        parent: "US",
      });
    },
  );
  test("knows what it belongs to, at any depth", () => {
    expect(findJurisdiction(policy, "AZ-BAB")).toEqual({
      code: "AZ-BAB",
      name: "Babək",
      parent: "AZ-NX",
    });
    expect(findJurisdiction(policy, "AZ-NX").parent).toBe("AZ");
    expect(findJurisdiction(policy, "AZ").parent).toBeUndefined();
    expect(findJurisdiction(policy, "BO").name).toBe("Bolivia, Plurinational State of");
  });
});

describe("anything else is INVALID_INPUT", () => {
  test.each(["US-ZZ", "UK", "XK", "AN", "ZZ", "EU", "US-CALI".slice(0, 6), "US-1"])(
    "%s, by name",
    (code) => {
      expect(caught(code)).toEqual(refusal(expect.stringContaining(code)));
    },
  );
  test("a small letter is named in capitals", () => {
    expect(caught("us-zz")).toEqual(refusal("jurisdiction: US-ZZ is not an ISO 3166 code."));
  });
  test.each(["", "U", "U_", "[]", "US-", "US-CALI", "ß", "ın", "K-", "a@b.example", "__proto__"])(
    "%j, without repeating what may be an address",
    (code) => {
      expect(caught(code)).toEqual(
        refusal("jurisdiction: must be an ISO 3166 code such as US or US-CA."),
      );
    },
  );
  test.each([
    ["UK", "GB"],
    ["uk-eng", "GB-ENG"],
    ["EL", "GR"],
    ["USA", "US"],
    ["GBR", "GB"],
    ["US_CA", "US-CA"],
    ["us ca", "US-CA"],
    [" US", "US"],
    ["US\n", "US"],
    ["USA-CA", "US-CA"],
  ])("%j with the code that was meant, %s", (code, meant) => {
    expect(caught(code)).toEqual(refusal(expect.stringMatching(`; did you mean ${meant}\\?$`)));
  });
  test.each(["XK", "ZZ", "UK-ZZZ", "US-ZZ"])("%s without a guess", (code) => {
    expect(caught(code)).toEqual(refusal(expect.not.stringContaining("did you mean")));
  });
  test("a suggested code always exists, for each mistake of the table", () => {
    for (const mistake of Object.keys(MISTAKEN_CODES)) {
      expect(codes).not.toContain(mistake);
      expect(caught(mistake)).toEqual(refusal(expect.stringContaining("did you mean")));
    }
  });
  test("whatever is given", () => {
    const known = new Set(codes);
    const nearly = fc.stringMatching(/^[A-Za-z]{2}(-[A-Za-z0-9]{1,3})?$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (code) => {
        if (/^[\x20-\x7e]*$/.test(code) && known.has(code.toUpperCase())) return;
        expect(caught(code)).toEqual(refusal(expect.any(String)));
      }),
      { numRuns: 2000 },
    );
  });
  test("under the name of the caller's field", () => {
    expect(() => findJurisdiction(policy, "XK", "toJurisdiction")).toThrow("toJurisdiction: XK");
  });
});

test("names in quotes are read with their commas and quotes", () => {
  expect(parseJurisdictions('code,name,parent\nAA,"One, ""two""",\nAA-1,Three,AA\n')).toEqual([
    { code: "AA", name: 'One, "two"' },
    { code: "AA-1", name: "Three", parent: "AA" },
  ]);
});
