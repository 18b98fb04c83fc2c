import { describe, expect, test } from "@jest/globals";

import { testPolicy } from "../../testing/policy.js";
import { findJurisdiction } from "./jurisdictions.js";
import { lawDate, lawInstants, lawNow, nextLawInstant } from "./zones.js";

const policy = testPolicy();
const at = Date.parse;
const place = (code: string) => findJurisdiction(policy, code);

describe("the day whose law counts", () => {
  // The last millisecond of a day in the earliest zone of each place.
  test.each([
    ["DE", "2026-06-30T21:59:59.999Z"],
    ["US-CA", "2026-07-01T06:59:59.999Z"],
    ["US-TN", "2026-07-01T03:59:59.999Z"],
    ["US-OR", "2026-07-01T05:59:59.999Z"],
    ["US-HI", "2026-07-01T09:59:59.999Z"],
    ["US", "2026-07-01T03:59:59.999Z"],
    ["US-GU", "2026-06-30T13:59:59.999Z"],
    ["GU", "2026-06-30T13:59:59.999Z"],
    ["BR", "2026-07-01T01:59:59.999Z"],
    ["BR-SP", "2026-07-01T02:59:59.999Z"],
    ["KI", "2026-06-30T09:59:59.999Z"],
    ["IN", "2026-06-30T18:29:59.999Z"],
    ["UM", "2026-06-30T11:59:59.999Z"],
    ["AQ", "2026-06-30T11:59:59.999Z"],
  ])("begins at midnight in %s: the day before lasts until %s", (code, end) => {
    expect([
      lawDate(policy, place(code), at(end)),
      lawDate(policy, place(code), at(end) + 1),
    ]).toEqual(["2026-06-30", "2026-07-01"]);
  });

  test("is known for every place", () => {
    for (const code of policy.jurisdictions.codes())
      expect(lawDate(policy, place(code), at("2026-07-01T12:00:00Z"))).toMatch(/^2026-07-0[12]$/);
  });

  test("is that of the law which holds: Denmark's of 2024 from midnight in Copenhagen", () => {
    const ages = (now: string) => lawNow(policy, {}, place("DK"), at(now)).digitalConsentAge;
    expect([ages("2023-12-31T22:59:59.999Z"), ages("2023-12-31T23:00:00Z")]).toEqual([13, 15]);
  });
});

describe("the instants at which a law begins to count", () => {
  const texts = (after: string, upTo: string) =>
    lawInstants(policy, at(after), at(upTo)).map((instant) => new Date(instant).toISOString());

  test("are the midnights of the places concerned, each once", () => {
    expect(texts("2023-12-31T12:00:00Z", "2024-01-01T12:00:00Z")).toContain(
      "2023-12-31T23:00:00.000Z",
    );
    expect(texts("2023-12-31T23:00:00Z", "2024-01-01T12:00:00Z")).not.toContain(
      "2023-12-31T23:00:00.000Z",
    );
    expect(texts("2026-05-31T19:00:00Z", "2026-05-31T20:00:00Z")).toEqual([
      "2026-05-31T20:00:00.000Z",
    ]);
  });

  test("are those of every place where the default changes", () => {
    const topic = "digital-consent-age";
    const standard = policy.ages.default!;
    const [row] = standard.topics[topic] ?? [];
    const topics = { ...standard.topics, [topic]: [{ ...row!, effectiveTo: "2030-01-01" }] };
    const ages = { ...policy.ages, default: { ...standard, topics } };
    const changed = { ...policy, ages } as unknown as typeof policy;
    expect(lawInstants(changed, at("2030-01-01"), at("2030-01-03"))).toContain(
      at("2030-01-01T10:00Z"),
    );
  });

  test("follow one another to the last", () => {
    const found: number[] = [];
    let next = nextLawInstant(policy, at("2025-12-01"));
    while (next !== undefined) {
      found.push(next);
      next = nextLawInstant(policy, next);
    }
    expect(found).toEqual(lawInstants(policy, at("2025-12-01"), at("2100-01-01")));
    expect(found.length).toBeGreaterThan(10);
  });
});
