import { decide } from "../server/policy/decide.js";
import { POLICY_DIRECTORY } from "../server/policy/files.js";
import type { LawProfile } from "../server/policy/laws.js";
import { standingAt, type Standing } from "../server/policy/standing.js";
import type { Jurisdiction } from "../server/policy/types.js";
import { Oracle, type OracleAnswer } from "./law-oracle.js";
import { testPolicy } from "./policy.js";

const policy = testPolicy();
export const oracle = new Oracle(POLICY_DIRECTORY);
const permissions = oracle.names.map((name) => ({ name }));
const AGES = Array.from({ length: 26 }, (_, age) => age);

export const SERVICES_ASKED = ["app", "online-game", "social-media", "ai-companion"] as const;
export type AskedService = (typeof SERVICES_ASKED)[number];
const PROFILES: Readonly<Record<AskedService, LawProfile>> = {
  app: {},
  "online-game": { services: ["online-game"] },
  "social-media": { services: ["social-media"] },
  "ai-companion": { services: ["ai-companion"] },
};

const decidedBy = new WeakMap<Standing, OracleAnswer[]>();

/** Returns what this project decides at ages 0 to 25, in the oracle's form. */
function decided(code: string, service: AskedService, on: string): OracleAnswer[] {
  const jurisdiction = policy.jurisdictions.find(code) ?? { code, name: code };
  const profile = PROFILES[service];
  const standing = standingAt(policy, profile, jurisdiction, on);
  const known = decidedBy.get(standing) ?? decideAll(jurisdiction, profile, on, standing);
  decidedBy.set(standing, known);
  return known;
}

function decideAll(
  jurisdiction: Jurisdiction,
  profile: LawProfile,
  on: string,
  { laws }: Standing,
): OracleAnswer[] {
  return AGES.map((age) => {
    const decision = decide(policy, { jurisdiction, on, profile, age, permissions });
    return {
      status: decision.ageStatus,
      minimumAge: decision.minimumAge,
      gate: decision.needsAgeAssurance !== undefined,
      laws: laws.map(({ law }) => law.id).sort(),
      permissions: Object.fromEntries(
        decision.permissions.map(
          ({ name, managedBy, initiallyEnabled, needsVerifiedAge, needsVerifiedGuardian }) => [
            name,
            `${managedBy} ${initiallyEnabled ? "on" : "off"}${needsVerifiedAge === undefined ? "" : ` ${needsVerifiedAge}`}${needsVerifiedGuardian ? " by a verified guardian" : ""}`,
          ],
        ),
      ),
    };
  });
}

/** Returns where the two disagree about a place, a service and a day; undefined where they agree at every age. */
export function disagreement(
  code: string,
  service: AskedService,
  on: string,
):
  | Readonly<{ code: string; service: string; on: string; ours: unknown; theirs: unknown }>
  | undefined {
  const ours = decided(code, service, on);
  const theirs = oracle.ask(code, service, on, AGES);
  if (agreeing.get(ours) === theirs) return undefined;
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) return { code, service, on, ours, theirs };
  agreeing.set(ours, theirs);
  return undefined;
}

/** Pairs of answers that were compared and are equal. */
const agreeing = new WeakMap<OracleAnswer[], OracleAnswer[]>();
