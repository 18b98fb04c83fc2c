// Runs the `cases` of the jurisdictions' files, and lists missing ones. For lint and tests.
import { addDays, type LocalDate } from "../lib/dates.js";
import { decide, type ManagedBy } from "./decide.js";
import { lawsAt } from "./laws.js";
import { type AgeStatus, ageStatusAt, lawAt, valueAt } from "./law.js";
import { TOPICS } from "./types.js";
import type {
  DutyType,
  JurisdictionAges,
  Jurisdiction,
  LawFile,
  Policy,
  Row,
  Service,
  Topic,
} from "./types.js";

type TopicCase = { on: LocalDate; topic: Topic; expect: number };
type AgeCase = { on: LocalDate; age: number; expect: AgeStatus };
type PermissionCase = {
  on: LocalDate;
  age: number;
  verifiedAge?: number;
  permission: string;
  services?: readonly Service[];
  expect: string;
};
export type Case = TopicCase | AgeCase | PermissionCase;

/** What is expected of a law in its file: in its own place where none is named. */
export type LawCase = Readonly<{
  place?: string;
  on: LocalDate;
  age: number;
  services: readonly Service[];
}> &
  (
    | Readonly<{ duty: DutyType; expect: boolean }>
    | Readonly<{ permission: string; expect: ManagedBy | "VERIFIED_GUARDIAN" }>
  );

/** Antarctica has neither a file nor a parent, so the default applies. */
const NO_LEGISLATOR = "AQ";

/** Returns the jurisdiction that a file's cases are about. */
export function jurisdictionOfFile(
  policy: Policy,
  { jurisdiction: code }: JurisdictionAges,
): Jurisdiction {
  const found = policy.jurisdictions.find(code === "default" ? NO_LEGISLATOR : code);
  if (!found) throw new Error(`no jurisdiction for ${code}`);
  return found;
}

/** Returns what the policy decides in a case, in the words of its `expect`. */
export function outcomeOf(
  policy: Policy,
  jurisdiction: Jurisdiction,
  given: Case,
): number | string {
  const { on } = given;
  if ("topic" in given) return valueAt(policy, jurisdiction, given.topic, on);
  if (!("permission" in given)) return ageStatusAt(lawAt(policy, jurisdiction, on), given.age);
  const { age, verifiedAge, permission, services } = given;
  const permissions = [{ name: permission }];
  const input = { jurisdiction, on, profile: { services }, age, verifiedAge, permissions };
  const [decision] = decide(policy, input).permissions;
  if (!decision) return "none";
  return decision.needsVerifiedGuardian ? "VERIFIED_GUARDIAN" : decision.managedBy;
}

/** One line for each case with another outcome than expected. */
export function failingCases(
  policy: Policy,
  jurisdiction: Jurisdiction,
  cases: readonly Case[],
): string[] {
  return cases.flatMap((given, index) => {
    const outcome = outcomeOf(policy, jurisdiction, given);
    const { expect, ...rest } = given;
    return outcome === expect
      ? []
      : [`cases[${index}] ${JSON.stringify(rest)} expects ${expect}, is ${outcome}`];
  });
}

/** Returns what the policy decides in a case of a law, in the words of its `expect`. */
export function outcomeOfLaw(policy: Policy, law: LawFile, given: LawCase) {
  const { place: code = law.place, on, age, services } = given;
  const jurisdiction = policy.jurisdictions.find(code);
  if (!jurisdiction) return `unknown: ${code} is not in iso3166.csv`;
  if ("permission" in given)
    return given.permission in policy.permissions
      ? outcomeOf(policy, jurisdiction, given)
      : `unknown: ${given.permission} is not in permissions.yaml`;
  const { duty: type } = given;
  const standing = lawsAt(policy, { jurisdiction, on, age, profile: { services } }).find(
    (each) => each.law === law,
  );
  return standing?.duties.some(({ duty, counts }) => duty.type === type && counts) ?? false;
}

/** Returns one line for each case of a law whose outcome is not the expected one. */
export const failingLawCases = (
  policy: Policy,
  law: LawFile,
  cases: readonly LawCase[],
): string[] =>
  cases.flatMap((given, index) => {
    const outcome = outcomeOfLaw(policy, law, given);
    const { expect, ...rest } = given;
    return outcome === expect
      ? []
      : [`cases[${index}] ${JSON.stringify(rest)} expects ${expect}, is ${outcome}`];
  });

/** Returns one line for each day without a case on which a law with cases enters another state, or the day before. */
export const missingLawCases = ({ status }: LawFile, cases: readonly LawCase[]): string[] =>
  status
    .slice(1)
    .flatMap(({ from }) => [addDays(from, -1), from])
    .filter((day) => !cases.some(({ on }) => on === day))
    .map((day) => `no case on ${day}`);

/** Returns one line for each boundary without a case on either side of it: the dates of every row, and the ages that decide. */
export function missingCases(
  policy: Policy,
  file: JurisdictionAges,
  cases: readonly Case[],
): string[] {
  const jurisdiction = jurisdictionOfFile(policy, file);
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
        jurisdiction,
        topic,
        row.effectiveFrom ?? row.effectiveTo ?? "2026-01-01",
      );
      for (const age of [threshold - 1, threshold]) {
        const isInForce = ({ on }: Case) =>
          (row.effectiveFrom ?? on) <= on && on <= (row.effectiveTo ?? on);
        want(
          `age ${age} under ${topic}`,
          (given) =>
            "age" in given && !("permission" in given) && given.age === age && isInForce(given),
        );
      }
    }
  }
  return missing;
}

const boundaryDays = ({ effectiveFrom, effectiveTo }: Row): LocalDate[] => [
  ...(effectiveFrom === undefined ? [] : [addDays(effectiveFrom, -1), effectiveFrom]),
  ...(effectiveTo === undefined ? [] : [effectiveTo, addDays(effectiveTo, 1)]),
];
