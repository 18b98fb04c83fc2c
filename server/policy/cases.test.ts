import { describe, expect, test } from "@jest/globals";
import { type Case, outcomeOf, missingCases, jurisdictionOfFile } from "./cases.js";
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
