// The golden matrix: every outcome that an edit of the policy can change, as text whose diff a reviewer reads.
import { BEFORE_EVERYTHING, ageStatusAt, changeDays, lawAt, type Law } from "./law.js";
import { type ManagedBy, decide } from "./decide.js";
import type { Jurisdiction, Policy } from "./types.js";

const AGES = Array.from({ length: 21 }, (_, age) => age);
const HEADER = `# Jurisdictions with rules of their own or a second code, and AQ for the strict default; ages 0 to 20; every date on which a rule
# of any file starts or ends, where the outcome of the jurisdiction changes. \`-\` is the time before all dates.
# Regenerate with \`make golden\`, and read the diff.
`;

/** "0-12 minor, 13-17 youth, 18-20 adult": neighbours with one answer are one run. */
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

function describeLaw(law: Law): string {
  return [
    runs((age) => STATUS_WORDS[ageStatusAt(law, age)]),
    `consent ${law.digitalConsentAge} ${law.rule.version}`,
    `majority ${law.civilMajorityAge}`,
    law.advertisingBanAge !== undefined && `ads ${law.advertisingBanAge}`,
    law.socialMediaMinimumAge !== undefined && `social ${law.socialMediaMinimumAge}`,
    law.verifiableConsentRequired && "verifiable",
    law.appStoreAgeLaw && "app store",
    law.gamingHoursLimit !== undefined && `hours: ${law.gamingHoursLimit}`,
  ]
    .filter(Boolean)
    .join(" | ");
}

function lawLines(policy: Policy, jurisdiction: Jurisdiction, days: readonly string[]): string[] {
  let last = "";
  return days.flatMap((day) => {
    const outcome = describeLaw(lawAt(policy, jurisdiction, day));
    if (outcome === last) return [];
    last = outcome;
    return [`${jurisdiction.code} ${day === BEFORE_EVERYTHING ? "-" : day}: ${outcome}`];
  });
}

/** "player on", "guardian", "prohibited"; "player off, 18+ verified" where a verified age would lift it. */
function describeStanding(
  managedBy: ManagedBy,
  isOn: boolean,
  needsVerifiedAge: number | undefined,
): string {
  const setting = managedBy === "PLAYER" ? ` ${isOn ? "on" : "off"}` : "";
  const verified = needsVerifiedAge === undefined ? "" : ` unless verified ${needsVerifiedAge}`;
  return `${managedBy.toLowerCase()}${setting}${verified}`;
}

function permissionLines(policy: Policy, jurisdiction: Jurisdiction, on: string): string[] {
  const permissions = Object.keys(policy.permissions).map((name) => ({ name }));
  const decisions = AGES.map(
    (age) => decide(policy, { jurisdiction, on, age, permissions }).permissions,
  );
  return permissions.map(({ name }, index) => {
    const answers = runs((age) => {
      const decision = decisions[age]?.[index];
      return decision
        ? describeStanding(decision.managedBy, decision.initiallyEnabled, decision.needsVerifiedAge)
        : "?";
    });
    return `${jurisdiction.code} ${name}: ${answers}`;
  });
}

/** The whole matrix, with a final newline. */
export function renderGolden(policy: Policy): string {
  const days = [BEFORE_EVERYTHING, ...changeDays(policy, Object.keys(policy.ages))];
  const lastDay = days.at(-1) ?? BEFORE_EVERYTHING;
  const codes = new Set([
    "AQ",
    ...Object.keys(policy.ages).filter((code) => code !== "default"),
    ...Object.keys(policy.twins),
  ]);
  const overriding = Object.values(policy.permissions).flatMap(({ jurisdictions = {} }) =>
    Object.keys(jurisdictions),
  );
  const jurisdictionOf = (code: string) => policy.jurisdictions.find(code) ?? { code, name: code };
  const laws = [...codes].sort().flatMap((code) => lawLines(policy, jurisdictionOf(code), days));
  const permissions = [...new Set(["AQ", ...overriding])]
    .sort()
    .flatMap((code) => permissionLines(policy, jurisdictionOf(code), lastDay));
  return `${HEADER}\n${laws.join("\n")}\n\n# Permissions on ${lastDay}, nothing verified.\n\n${permissions.join("\n")}\n`;
}
