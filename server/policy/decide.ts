// What a player of an age may do in a jurisdiction on a day. Pure, and the only module that decides permissions.
import type { LocalDate } from "../lib/dates.js";
import { invalidInput } from "../lib/errors.js";
import { CATEGORY_OF, ageStatusAt, lawAt, lawParent, oneTerritory } from "./law.js";
import type { AgeCategory, AgeStatus, Law } from "./law.js";
import { PERMISSION_DEFAULTS } from "./types.js";
import type {
  AgeAssurance,
  Band,
  Jurisdiction,
  Policy,
  PermissionDefault,
  StandardPermission,
} from "./types.js";

/** A permission that a product defines itself. `verifiedAge` in whole years, as in `permissions.yaml`. */
export type CustomPermission = Readonly<
  Record<Band, PermissionDefault> & {
    title: string;
    /** In other languages, by language. */
    titles?: Readonly<Record<string, string>>;
    verifiedAge?: number | undefined;
    assurance?: AgeAssurance | undefined;
  }
>;

/** A permission of a product: a standard one by its name, or a custom one. */
export type ProductPermission = Readonly<{ name: string; custom?: CustomPermission | undefined }>;

export type ManagedBy = "PLAYER" | "GUARDIAN" | "PROHIBITED";

export type PermissionDecision = Readonly<{
  name: string;
  managedBy: ManagedBy;
  /** Whether it is on before anyone decides. Always false unless the player manages it. */
  initiallyEnabled: boolean;
  /** Set where the age suffices but isn't verified: the verified age, in whole years, that lifts the restriction. */
  needsVerifiedAge?: number;
}>;

export type DecisionInput = Readonly<{
  jurisdiction: Jurisdiction;
  on: LocalDate;
  /** Whole years: the lowest of all known ages. */
  age: number;
  /** Whole years, from a verified signal only. */
  verifiedAge?: number | undefined;
  /** Whole years: the highest that is at least estimated, and at least attested, where that is higher. */
  assuredAges?: Readonly<Partial<Record<Exclude<AgeAssurance, "verified">, number>>> | undefined;
  permissions: readonly ProductPermission[];
}>;

export type Decision = Readonly<{
  ageStatus: AgeStatus;
  ageCategory: AgeCategory;
  requiresParentConsentForDataProcessing: boolean;
  law: Law;
  /** In the order of the product, the same names at every age. */
  permissions: readonly PermissionDecision[];
}>;

const MANAGED_BY: Readonly<Record<PermissionDefault, ManagedBy>> = {
  "player-on": "PLAYER",
  "player-off": "PLAYER",
  "guardian-off": "GUARDIAN",
  prohibited: "PROHIBITED",
};

const BAND_OF: Readonly<Record<AgeStatus, Band>> = {
  DIGITAL_MINOR: "minor",
  DIGITAL_YOUTH: "youth",
  LEGAL_ADULT: "adult",
};

/** What decides a permission in one jurisdiction: the catalogue's row, or a custom one, with the exceptions there. */
type Terms = Readonly<
  Record<Band, PermissionDefault> & {
    verifiedAge?: number | undefined;
    assurance?: AgeAssurance | undefined;
    prohibitedBelow?: StandardPermission["prohibitedBelow"];
  }
>;

const stricterDefault = (a: PermissionDefault, b: PermissionDefault) =>
  PERMISSION_DEFAULTS.indexOf(a) >= PERMISSION_DEFAULTS.indexOf(b) ? a : b;

const stricterTerms = (a: Terms, b: Terms): Terms => ({
  ...a,
  minor: stricterDefault(a.minor, b.minor),
  youth: stricterDefault(a.youth, b.youth),
  adult: stricterDefault(a.adult, b.adult),
  verifiedAge: Math.max(a.verifiedAge ?? 0, b.verifiedAge ?? 0) || undefined,
  assurance: stricterAssurance(a.assurance, b.assurance),
});

const ASSURANCES: readonly AgeAssurance[] = ["attested", "estimated", "verified"];

const stricterAssurance = (a: AgeAssurance = "verified", b: AgeAssurance = "verified") =>
  ASSURANCES.indexOf(a) >= ASSURANCES.indexOf(b) ? a : b;

/** The terms of a standard permission in a jurisdiction: what it says itself, then what it inherits, then the catalogue. */
function termsIn(policy: Policy, code: string, permission: StandardPermission): Terms {
  const parent = lawParent(policy, code);
  const inherited: Terms = parent === undefined ? permission : termsIn(policy, parent, permission);
  const own = oneTerritory(policy, code)
    .flatMap((each) => permission.jurisdictions?.[each] ?? [])
    .map((override): Terms => ({ ...inherited, ...override }));
  return own.length === 0 ? inherited : own.reduce(stricterTerms);
}

// Most permissions are the same everywhere; only those with exceptions are worked out, once for each jurisdiction.
const termsByCode = new WeakMap<StandardPermission, Map<string, Terms>>();

function standardTerms(policy: Policy, jurisdiction: Jurisdiction, name: string): Terms {
  const permission = policy.permissions[name];
  if (!permission) throw invalidInput(`permissions: ${name} is not a standard permission.`);
  if (!permission.jurisdictions) return permission;
  let ofPermission = termsByCode.get(permission);
  if (!ofPermission) termsByCode.set(permission, (ofPermission = new Map<string, Terms>()));
  let terms = ofPermission.get(jurisdiction.code);
  if (!terms)
    ofPermission.set(jurisdiction.code, (terms = termsIn(policy, jurisdiction.code, permission)));
  return terms;
}

/** The age and the assurance that a permission demands in a jurisdiction; undefined where it demands none. */
export function demandOf(
  policy: Policy,
  jurisdiction: Jurisdiction,
  permission: ProductPermission,
): Readonly<{ age: number; assurance: AgeAssurance }> | undefined {
  const terms: Terms = permission.custom ?? standardTerms(policy, jurisdiction, permission.name);
  const { verifiedAge: age, assurance = "verified" } = terms;
  return age === undefined ? undefined : { age, assurance };
}

/** The age (whole years) that is proven with an assurance; -1 where none is. */
const provenAge = (
  { verifiedAge = -1, assuredAges = {} }: DecisionInput,
  assurance: AgeAssurance = "verified",
): number =>
  assurance === "verified" ? verifiedAge : Math.max(verifiedAge, assuredAges[assurance] ?? -1);

function decidePermission(terms: Terms, name: string, law: Law, input: DecisionInput, band: Band) {
  const { age } = input;
  const verifiedAge = provenAge(input, terms.assurance);
  const floor = terms.prohibitedBelow && law.advertisingBanAge;
  const managedBy = MANAGED_BY[terms[band]];
  const threshold = terms.verifiedAge;
  if (
    managedBy === "PROHIBITED" ||
    (floor !== undefined && age < floor) ||
    // A proof that the player is old enough counts more than the younger age that was declared.
    (threshold !== undefined && Math.max(age, verifiedAge) < threshold)
  ) {
    return { name, managedBy: "PROHIBITED", initiallyEnabled: false } as const;
  }
  if (threshold !== undefined && verifiedAge < threshold) {
    return { name, managedBy, initiallyEnabled: false, needsVerifiedAge: threshold };
  }
  return { name, managedBy, initiallyEnabled: terms[band] === "player-on" };
}

/**
 * Decides every permission of a product for a player, before any consent. Reads no clock: `on` is the day. A minor's
 * data needs a parent's consent. What a guardian manages is off; what is prohibited is never on, nor is anything below
 * its verified-age threshold. INVALID_INPUT for a permission that is neither custom nor in the catalogue.
 */
export function decide(policy: Policy, input: DecisionInput): Decision {
  const { jurisdiction, on, age, permissions } = input;
  const law = lawAt(policy, jurisdiction, on);
  const ageStatus = ageStatusAt(law, age);
  const band = BAND_OF[ageStatus];
  return {
    ageStatus,
    ageCategory: CATEGORY_OF[ageStatus],
    requiresParentConsentForDataProcessing: ageStatus === "DIGITAL_MINOR",
    law,
    permissions: permissions.map(({ name, custom }) =>
      decidePermission(custom ?? standardTerms(policy, jurisdiction, name), name, law, input, band),
    ),
  };
}
