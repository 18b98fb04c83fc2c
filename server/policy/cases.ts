// Runs the `cases` of the jurisdictions' files, and says which are missing. For lint and tests.
import { addDays, type LocalDate } from "../dates.js";
import { decide } from "./decide.js";
import { type AgeStatus, ageStatusAt, lawAt, valueAt } from "./law.js";
import { TOPICS } from "./types.js";
import type { JurisdictionLaw, Jurisdiction, Policy, Row, Topic, TopicValue } from "./types.js";

export type TopicCase = { on: LocalDate; topic: Topic; expect: TopicValue };
export type AgeCase = { on: LocalDate; age: number; expect: AgeStatus };
export type PermissionCase = {
  on: LocalDate;
  age: number;
  verifiedAge?: number;
  permission: string;
  expect: string;
};
export type Case = TopicCase | AgeCase | PermissionCase;

/** Some place without a file and without a parent: what holds there is the default (Antarctica has no legislator). */
const NOWHERE = "AQ";

/** The place whose law a file's cases speak of. */
export function placeOfFile(policy: Policy, { jurisdiction }: JurisdictionLaw): Jurisdiction {
  const place = policy.jurisdictions[jurisdiction === "default" ? NOWHERE : jurisdiction];
  if (!place) throw new Error(`no place for ${jurisdiction}`);
  return place;
}

/** What the policy answers to a case, in the words of its `expect`. */
export function answerCase(policy: Policy, place: Jurisdiction, given: Case): TopicValue {
  const { on } = given;
  if ("topic" in given) return valueAt(policy, place, given.topic, on) ?? "none";
  if (!("permission" in given)) return ageStatusAt(lawAt(policy, place, on), given.age);
  const { age, verifiedAge, permission } = given;
  const question = { place, on, age, verifiedAge, permissions: [{ name: permission }] };
  return decide(policy, question).permissions[0]?.managedBy ?? "none";
}

/** One line for each case whose answer is another. */
export function failingCases(
  policy: Policy,
  place: Jurisdiction,
  cases: readonly Case[],
): string[] {
  return cases.flatMap((given, index) => {
    const answer = answerCase(policy, place, given);
    const { expect, ...rest } = given;
    return answer === expect
      ? []
      : [`cases[${index}] ${JSON.stringify(rest)} expects ${expect}, is ${answer}`];
  });
}

/** One line for each boundary without a case on either side of it: the dates of every row, and the ages that decide. */
export function missingCases(
  policy: Policy,
  file: JurisdictionLaw,
  cases: readonly Case[],
): string[] {
  const place = placeOfFile(policy, file);
  const missing: string[] = [];
  const want = (what: string, isThere: (given: Case) => boolean) => {
    if (!cases.some(isThere)) missing.push(`no case for ${what}`);
  };
  for (const topic of TOPICS) {
    for (const row of file.topics[topic] ?? []) {
      const days = boundaryDays(row);
      if (days.length === 0) want(topic, (given) => "topic" in given && given.topic === topic);
      for (const day of days) {
        want(
          `${topic} on ${day}`,
          (given) => "topic" in given && given.topic === topic && given.on === day,
        );
      }
      const threshold = valueAt(
        policy,
        place,
        topic,
        row.effectiveFrom ?? row.effectiveTo ?? "2026-01-01",
      );
      if (typeof threshold !== "number") continue;
      for (const age of [threshold - 1, threshold]) {
        const isInForce = ({ on }: Case) =>
          (row.effectiveFrom ?? on) <= on && on <= (row.effectiveTo ?? on);
        if (topic === "digital-consent-age" || topic === "civil-majority-age") {
          want(
            `age ${age} under ${topic}`,
            (given) =>
              "age" in given && !("permission" in given) && given.age === age && isInForce(given),
          );
        }
        if (topic === "advertising-to-minors-ban-age") {
          want(
            `targeted-ads at ${age}`,
            (given) =>
              "permission" in given &&
              given.permission === "targeted-ads" &&
              given.age === age &&
              isInForce(given),
          );
        }
      }
    }
  }
  return missing;
}

const boundaryDays = ({ effectiveFrom, effectiveTo }: Row): LocalDate[] => [
  ...(effectiveFrom === undefined ? [] : [addDays(effectiveFrom, -1), effectiveFrom]),
  ...(effectiveTo === undefined ? [] : [effectiveTo, addDays(effectiveTo, 1)]),
];
