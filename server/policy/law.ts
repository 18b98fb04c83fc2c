// Which law is in force in a jurisdiction on a day. Pure: the day is an argument.
import { addDays, type LocalDate } from "../lib/dates.js";
import { remember, rememberUpTo } from "../lib/remember.js";
import type { Jurisdiction, Policy, Row, Topic } from "./types.js";

/** Where the age of digital consent comes from. */
export type Rule = Readonly<{
  /** The code whose row decided, or `default`. */
  jurisdiction: string;
  /** `DK@2024-01-01`; `DE@initial` where the row has been in force since before the table. */
  version: string;
  effectiveFrom?: LocalDate;
  /** The legal instrument. */
  source: string;
}>;

/** Ages in whole years. */
export type Law = Readonly<{
  digitalConsentAge: number;
  /** Never below 18. */
  civilMajorityAge: number;
  rule: Rule;
}>;

/** The youngest first. */
export const AGE_STATUSES = ["DIGITAL_MINOR", "DIGITAL_YOUTH", "LEGAL_ADULT"] as const;
export type AgeStatus = (typeof AGE_STATUSES)[number];

export const isOlder = (status: AgeStatus, than: AgeStatus): boolean =>
  AGE_STATUSES.indexOf(status) > AGE_STATUSES.indexOf(than);

export type AgeCategory = "digital-minor" | "digital-youth" | "adult";

/** Each status has one category. */
export const CATEGORY_OF: Readonly<Record<AgeStatus, AgeCategory>> = {
  DIGITAL_MINOR: "digital-minor",
  DIGITAL_YOUTH: "digital-youth",
  LEGAL_ADULT: "adult",
};

/** Child protection speaks of 18 everywhere, whatever civil law says (Convention on the Rights of the Child art.1). */
const LEAST_MAJORITY = 18;
/** Sorts before every date of a row. */
export const BEFORE_EVERYTHING = "0000-01-01";

/** A row with the code that it belongs to, or `default`. */
type Found = { row: Row; jurisdiction: string };

const rowInForce = (rows: readonly Row[] | undefined, on: LocalDate): Row | undefined =>
  rows?.find(
    ({ effectiveFrom, effectiveTo }) =>
      (effectiveFrom === undefined || effectiveFrom <= on) &&
      (effectiveTo === undefined || on <= effectiveTo),
  );

/** A row that no good source confirms may make a decision stricter than the default, and never relaxes it. */
function counts(policy: Policy, topic: Topic, row: Row, on: LocalDate): boolean {
  if (row.confidence !== "low") return true;
  const standard = rowInForce(policy.ages.default?.topics[topic], on);
  return row.value > (standard?.value ?? 0);
}

/**
 * The row that decides a topic in a jurisdiction: its own, else the row that it inherits, else the default. If a territory has
 * rows under both its codes, the stricter row counts.
 */
export function findRow(policy: Policy, code: string, topic: Topic, on: LocalDate): Found {
  let own: Found | undefined;
  for (const jurisdiction of oneTerritory(policy, code)) {
    const row = rowInForce(policy.ages[jurisdiction]?.topics[topic], on);
    if (!row || !counts(policy, topic, row, on)) continue;
    if (!own || row.value > own.row.value) own = { row, jurisdiction };
  }
  if (own) return own;
  const parent = lawParent(policy, code);
  if (parent !== undefined) return findRow(policy, parent, topic, on);
  const row = rowInForce(policy.ages.default?.topics[topic], on);
  if (!row) throw new Error(`the default has no ${topic}`);
  return { row, jurisdiction: "default" };
}

/** Returns the code whose law a jurisdiction inherits; undefined where it inherits none. */
export function lawParent(policy: Policy, code: string): string | undefined {
  for (const each of oneTerritory(policy, code)) {
    const parent = policy.jurisdictions.find(each)?.parent;
    if (parent !== undefined && !policy.detached.includes(each)) return parent;
  }
  return undefined;
}

/** The codes of one territory, a country's before a subdivision's. */
export function oneTerritory(policy: Policy, code: string): readonly string[] {
  const twins = policy.twins[code];
  if (!twins) return [code];
  return [code, ...twins].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

/**
 * The value that a product sets for a jurisdiction: under a code of its own before its country's, and that before `default`.
 */
export function valueByPlace<T>(
  policy: Policy,
  byPlace: Readonly<Record<string, T>>,
  jurisdiction: string,
): T | undefined {
  const own = oneTerritory(policy, jurisdiction).toReversed();
  const codes = [...own, ...own.map((code) => code.slice(0, 2)), "default"];
  return byPlace[codes.find((code) => byPlace[code] !== undefined) ?? "default"];
}

/** The age of a topic in a jurisdiction on a day, in whole years. */
export function valueAt(
  policy: Policy,
  jurisdiction: Jurisdiction,
  topic: Topic,
  on: LocalDate,
): number {
  const { row } = findRow(policy, jurisdiction.code, topic, on);
  return topic === "civil-majority-age" ? Math.max(LEAST_MAJORITY, row.value) : row.value;
}

function describeRule({ row, jurisdiction }: Found): Rule {
  const { effectiveFrom, instrument } = row;
  return {
    jurisdiction,
    version: `${jurisdiction}@${effectiveFrom ?? "initial"}`,
    ...(effectiveFrom !== undefined && { effectiveFrom }),
    source: instrument,
  };
}

/**
 * The law of a jurisdiction on a day: for each topic the subdivision's row, else its parent's, else the strict default (16 and
 * 18). Rows that start or end on a date do so on that date. `jurisdiction` comes from `findJurisdiction`.
 */
export const lawAt = (policy: Policy, jurisdiction: Jurisdiction, on: LocalDate): Law =>
  Object.freeze({
    digitalConsentAge: valueAt(policy, jurisdiction, "digital-consent-age", on),
    civilMajorityAge: valueAt(policy, jurisdiction, "civil-majority-age", on),
    rule: Object.freeze(
      describeRule(findRow(policy, jurisdiction.code, "digital-consent-age", on)),
    ),
  });

/** Returns all codes whose rows can decide in a jurisdiction: its twins, and the codes from which it inherits. */
export const decidingCodes = (policy: Policy, code: string): readonly string[] =>
  decidingIn(policy)(code);

/** Remembered, because a start asks for the same codes often. */
const decidingIn = remember((policy: Policy) =>
  rememberUpTo(MOST_CODES, (code: string) => findDecidingCodes(policy, code)),
);
/** Higher than the number of ISO 3166 codes. */
const MOST_CODES = 10_000;

function findDecidingCodes(policy: Policy, code: string): readonly string[] {
  const own = oneTerritory(policy, code);
  const parent = lawParent(policy, code);
  return [...new Set([...own, ...(parent === undefined ? [] : decidingCodes(policy, parent))])];
}

/** The days on which any row of these codes starts to hold, or has just ceased to, oldest first. */
export function changeDays(policy: Policy, codes: Iterable<string>): LocalDate[] {
  const days = new Set<LocalDate>();
  for (const code of codes) {
    for (const row of Object.values(policy.ages[code]?.topics ?? {}).flat()) {
      if (row.effectiveFrom !== undefined) days.add(row.effectiveFrom);
      if (row.effectiveTo !== undefined) days.add(addDays(row.effectiveTo, 1));
    }
  }
  return [...days].sort();
}

/**
 * The status of an age (whole years). From the majority on an adult; below the age of digital consent a minor. Where
 * consent is at or over the majority, the majority decides who is an adult, and the youth band is empty.
 */
export function ageStatusAt(law: Law, age: number): AgeStatus {
  if (age >= law.civilMajorityAge) return "LEGAL_ADULT";
  return age < law.digitalConsentAge ? "DIGITAL_MINOR" : "DIGITAL_YOUTH";
}
