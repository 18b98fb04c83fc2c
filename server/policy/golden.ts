// The golden matrix: every outcome that an edit of the policy can change, as text whose diff a reviewer reads.
import { BEFORE_EVERYTHING, ageStatusAt } from "./law.js";
import { PLAIN_APP, allLawDays, lawDaysOf, type LawProfile } from "./laws.js";
import { standingAt, type CountingDuty, type Standing } from "./standing.js";
import { type PermissionDecision, decide } from "./decide.js";
import type { Jurisdiction, Policy } from "./types.js";

const AGES = Array.from({ length: 21 }, (_, age) => age);
const HEADER = `# Jurisdictions with rules of their own or a second code, and AQ for the strict default; a plain app, an online game and a social network; ages 0 to
# 20; every day on which the outcome changes, with the duties that count. \`-\` is the time before all days. Below, the permissions that a law
# restricts, and all of them in AQ and where permissions.yaml has exceptions. Regenerate with \`make golden\`, and read the diff.
`;

/** Returns "0-12 minor, 13-17 youth, 18-20 adult": neighbouring ages with one answer are one run. */
function runs(answerAt: (age: number) => string): string {
  const found: { from: number; to: number; answer: string }[] = [];
  for (const age of AGES) {
    const answer = answerAt(age);
    const last = found.at(-1);
    if (last?.answer === answer) last.to = age;
    else found.push({ from: age, to: age, answer });
  }
  return found
    .map(({ from, to, answer }) => `${from === to ? from : `${from}-${to}`} ${answer}`)
    .join(", ");
}

const STATUS_WORDS = { DIGITAL_MINOR: "minor", DIGITAL_YOUTH: "youth", LEGAL_ADULT: "adult" };

function describeLaw({ law, minimumAge, gateAssurance, duties }: Standing): string {
  return [
    runs((age) => STATUS_WORDS[ageStatusAt(law, age)]),
    `consent ${law.digitalConsentAge} ${law.rule.version}`,
    `majority ${law.civilMajorityAge}`,
    minimumAge > 0 && `minimum ${minimumAge}`,
    gateAssurance.length > 0 && "gate verified",
    ...duties.map(describeDuty),
  ]
    .filter(Boolean)
    .join(" | ");
}

/** "BR-eca-digital ban 0-17". */
const describeDuty = ({ law, duty, from, below }: CountingDuty): string => {
  const ages =
    from === undefined && below === undefined ? "" : ` ${from ?? 0}-${(below ?? 151) - 1}`;
  return `${law.id} ${duty.type}${ages}`;
};

/** A product of one service, or a plain app. */
const PROFILES: readonly (readonly [string, LawProfile])[] = [
  ["app", PLAIN_APP],
  ["online-game", { services: ["online-game"] }],
  ["social-media", { services: ["social-media"] }],
];

function lawLines(policy: Policy, jurisdiction: Jurisdiction): string[] {
  const { code } = jurisdiction;
  const days = [BEFORE_EVERYTHING, ...lawDaysOf(policy, code)];
  return PROFILES.flatMap(([service, profile]) => {
    let last = "";
    return days.flatMap((day) => {
      const outcome = describeLaw(standingAt(policy, profile, jurisdiction, day));
      if (outcome === last) return [];
      last = outcome;
      return [`${code} ${service} ${day === BEFORE_EVERYTHING ? "-" : day}: ${outcome}`];
    });
  });
}

/**
 * "player on", "guardian", "verified guardian", "prohibited"; "player off unless verified 18" where a verified age would lift it.
 */
function describeStanding({
  managedBy,
  initiallyEnabled: isOn,
  needsVerifiedAge,
  needsVerifiedGuardian,
}: PermissionDecision): string {
  const setting = managedBy === "PLAYER" ? ` ${isOn ? "on" : "off"}` : "";
  const verified = needsVerifiedAge === undefined ? "" : ` unless verified ${needsVerifiedAge}`;
  const who = needsVerifiedGuardian ? "verified guardian" : managedBy.toLowerCase();
  return `${who}${setting}${verified}`;
}

function permissionLines(
  policy: Policy,
  jurisdiction: Jurisdiction,
  on: string,
  isShown: (name: string, standing: Standing) => boolean,
): string[] {
  const permissions = Object.keys(policy.permissions).map((name) => ({ name }));
  return PROFILES.flatMap(([service, profile]) => {
    const standing = standingAt(policy, profile, jurisdiction, on);
    const decisions = AGES.map(
      (age) => decide(policy, { jurisdiction, on, profile, age, permissions }).permissions,
    );
    return permissions.flatMap(({ name }, index) => {
      if (!isShown(name, standing)) return [];
      const answers = runs((age) => {
        const decision = decisions[age]?.[index];
        if (!decision) return "?";
        const { needsVerifiedGuardian, ground } = decision;
        const { law } = needsVerifiedGuardian ?? ground;
        return `${describeStanding(decision)}${law === undefined ? "" : ` by ${law}`}`;
      });
      return [`${jurisdiction.code} ${service} ${name}: ${answers}`];
    });
  });
}

/** The whole matrix, with a final newline. */
export function renderGolden(policy: Policy): string {
  const lastDay = allLawDays(policy).at(-1) ?? BEFORE_EVERYTHING;
  const laws = Object.values(policy.laws);
  const overriding = Object.values(policy.permissions).flatMap(({ jurisdictions = {} }) =>
    Object.keys(jurisdictions),
  );
  const codes = new Set([
    "AQ",
    ...Object.keys(policy.ages).filter((code) => code !== "default"),
    ...Object.keys(policy.twins),
    ...laws.flatMap(({ place, covers = [] }) => [place, ...covers]),
    ...policy.membership.members.map(({ place }) => place),
    ...overriding,
  ]);
  codes.delete(policy.membership.union);
  const places = [...codes]
    .sort()
    .map((code) => policy.jurisdictions.find(code) ?? { code, name: code });
  const isRestricted = (name: string, { rules, proofs }: Standing) =>
    rules[name] !== undefined || proofs[name] !== undefined;
  // Whether a law of the place itself reserves a permission for verified guardians. Parts of the place do not repeat it.
  const isReserved = (code: string, name: string, { guardianRules }: Standing) =>
    guardianRules[name]?.some(({ ground }) => policy.laws[ground.law ?? ""]?.place === code);
  const permissions = places.flatMap((place) =>
    permissionLines(
      policy,
      place,
      lastDay,
      (name, standing) =>
        place.code === "AQ" ||
        overriding.includes(place.code) ||
        isRestricted(name, standing) ||
        isReserved(place.code, name, standing) === true,
    ),
  );
  return `${HEADER}\n${places.flatMap((place) => lawLines(policy, place)).join("\n")}\n\n# Permissions on ${lastDay}, nothing verified.\n\n${permissions.join("\n")}\n`;
}
