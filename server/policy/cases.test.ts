import { describe, expect, test } from "@jest/globals";
import {
  type Case,
  type LawCase,
  failingLawCases,
  jurisdictionOfFile,
  missingCases,
  missingLawCases,
  outcomeOf,
  outcomeOfLaw,
} from "./cases.js";
import type { LawFile } from "./types.js";
import { POLICY_DIRECTORY, readPolicyTexts } from "./files.js";
import { parseCases } from "./parse.js";
import { lintPolicy } from "./lint.js";
import { testPolicy } from "../../testing/policy.js";

const policy = testPolicy();
const texts = readPolicyTexts(POLICY_DIRECTORY);
const files = Object.values(policy.ages).map((file) => {
  const text = texts.get(`jurisdictions/${file.jurisdiction}.yaml`) ?? "";
  return { file, code: file.jurisdiction, cases: parseCases(text) as Case[] };
});
const all = files.flatMap(({ file, code, cases }) =>
  cases.map((given) => {
    const { expect: expected, ...rest } = given;
    const title = Object.entries(rest).map(([key, value]) => `${key} ${String(value)}`);
    return { title: `${code} ${title.join(", ")}`, file, given, expected };
  }),
);

const laws = Object.values(policy.laws).flatMap((law) => {
  const folder = law.place.startsWith("US-") ? "US" : law.place;
  const text = texts.get(`laws/${folder}/${law.id}.yaml`) ?? "";
  return ((parseCases(text) ?? []) as LawCase[]).map((given) => {
    const { expect: expected, ...rest } = given;
    const title = Object.entries(rest).map(([key, value]) => `${key} ${String(value)}`);
    return { title: `${law.id} ${title.join(", ")}`, law, given, expected };
  });
});

describe("the cases beside the duties of a law", () => {
  test.each(laws)("$title is $expected", ({ law, given, expected }) => {
    expect(outcomeOfLaw(policy, law, given)).toBe(expected);
  });
  test("are there for the laws that courts and borders have made hard to get right", () => {
    expect([...new Set(laws.map(({ law }) => law.id))]).toEqual(
      expect.arrayContaining(["BR-eca-digital", "CN-games-minors", "EU-dsa-28", "US-VA-sb854"]),
    );
  });
  test("fail with what is expected and what is, and where a day of a new state has none", () => {
    const brazil = policy.laws["BR-eca-digital"] as LawFile;
    const given = { on: "2026-03-16", age: 14, services: ["game"], duty: "ban" } as const;
    expect(failingLawCases(policy, brazil, [{ ...given, expect: true }])).toEqual([
      'cases[0] {"on":"2026-03-16","age":14,"services":["game"],"duty":"ban"} expects true, is false',
    ]);
    expect(failingLawCases(policy, brazil, [{ ...given, place: "ZZ", expect: false }])).toEqual([
      expect.stringContaining("is unknown: ZZ is not in iso3166.csv"),
    ]);
    const unknown = { ...given, duty: undefined, permission: "telepathy", expect: "PLAYER" };
    expect(failingLawCases(policy, brazil, [unknown as unknown as LawCase])).toEqual([
      expect.stringContaining("is unknown: telepathy is not in permissions.yaml"),
    ]);
    expect(missingLawCases(brazil, [{ ...given, expect: false }])).toEqual([
      "no case on 2026-03-17",
    ]);
  });
});

describe("the cases beside the rules", () => {
  test.each(all)("$title is $expected", ({ file, given, expected }) => {
    expect(outcomeOf(policy, jurisdictionOfFile(policy, file), given)).toBe(expected);
  });
  test("stand on either side of each date and each age", () => {
    expect(files.flatMap(({ file, cases }) => missingCases(policy, file, cases))).toEqual([]);
  });
  test("a boundary without a case is missed", () => {
    const denmark = files.find(({ code }) => code === "DK");
    if (!denmark) throw new Error("no file of Denmark");
    const thinned = denmark.cases.filter(({ on }) => on !== "2023-12-31");
    expect(missingCases(policy, denmark.file, thinned)).toContain(
      "no case for digital-consent-age on 2023-12-31",
    );
  });
  test("pass lint with everything else in the folder", () => {
    expect(lintPolicy(POLICY_DIRECTORY)).toEqual([]);
  });
});
