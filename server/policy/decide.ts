// What a player of an age may do in a jurisdiction on a day. Pure, and the only module that decides permissions.
import type { LocalDate } from "../lib/dates.js";
import { invalidInput } from "../lib/errors.js";
import { CATEGORY_OF, ageStatusAt, lawParent, oneTerritory } from "./law.js";
import type { AgeCategory, AgeStatus, Law } from "./law.js";
import type { LawProfile } from "./laws.js";
import {
  standingAt,
  type GuardianRule,
  type PermissionRule,
  type ProofRule,
  type Standing,
} from "./standing.js";
import { PERMISSION_DEFAULTS } from "./types.js";
import type {
  AgeAssurance,
  Band,
  Ground,
  Jurisdiction,
  Policy,
  PermissionDefault,
  StandardPermission,
} from "./types.js";

/** A permission that a product defines itself. `verifiedAge` in whole years, as in `permissions.yaml`. */
type CustomPermission = Readonly<
  Record<Band, PermissionDefault> & {
    title: string;
    /** In other languages, by language. */
    titles?: Readonly<Record<string, string>>;
    /** It shows a child's data to others, or lets the child publish it. */
    disclosing?: boolean | undefined;
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
  /** Set where only a guardian who was verified may switch it on: the law that says so. */
  needsVerifiedGuardian?: Ground;
  ground: Ground;
}>;

type DecisionInput = Readonly<{
  jurisdiction: Jurisdiction;
  on: LocalDate;
  /** What the law needs to know about the product. */
  profile: LawProfile;
  /** Whole years: the lowest of all known ages. */
  age: number;
  /** Whole years, from a verified signal only. */
  verifiedAge?: number | undefined;
  /** Whole years: the highest that is at least estimated, and at least attested, where that is higher. */
  assuredAges?: Readonly<Partial<Record<Exclude<AgeAssurance, "verified">, number>>> | undefined;
  permissions: readonly ProductPermission[];
}>;

export type PolicyDecision = Readonly<{
  ageStatus: AgeStatus;
  ageCategory: AgeCategory;
  requiresParentConsentForDataProcessing: boolean;
  law: Law;
  /** Below it no player is let in, by law; 0 where no law says so. */
  minimumAge: number;
  /** The ground on which a guardian's consent is needed, or is not. */
  consentGround: Ground;
  /** The law by which the age gate needs a verified age, if the player has none. */
  needsAgeAssurance?: Ground;
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

/** The rules of a permission in one jurisdiction: the catalogue's row, or a custom permission, with the exceptions there. */
type Terms = Readonly<
  Record<Band, PermissionDefault> & {
    verifiedAge?: number | undefined;
    assurance?: AgeAssurance | undefined;
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

/** Returns the terms of a standard permission in a jurisdiction: its own, then inherited ones, then the catalogue's. */
function termsIn(policy: Policy, code: string, permission: StandardPermission): Terms {
  const parent = lawParent(policy, code);
  const inherited: Terms = parent === undefined ? permission : termsIn(policy, parent, permission);
  const own = oneTerritory(policy, code)
    .flatMap((each) => permission.jurisdictions?.[each] ?? [])
    .map((override): Terms => ({ ...inherited, ...override }));
  return own.length === 0 ? inherited : own.reduce(stricterTerms);
}

function standardTerms(policy: Policy, jurisdiction: Jurisdiction, name: string): Terms {
  const permission = policy.permissions[name];
  if (!permission) throw invalidInput(`permissions: ${name} is not a standard permission.`);
  // Most permissions have the same terms everywhere.
  return permission.jurisdictions ? termsIn(policy, jurisdiction.code, permission) : permission;
}

/** Returns the age and the assurance that a permission demands in a jurisdiction on a day; undefined where it demands none. */
export function demandOf(
  policy: Policy,
  { jurisdiction, on, profile }: Pick<DecisionInput, "jurisdiction" | "on" | "profile">,
  permission: ProductPermission,
): Readonly<{ age: number; assurance: AgeAssurance }> | undefined {
  const proof = standingAt(policy, profile, jurisdiction, on).proofs[permission.name];
  const terms = withProof(
    permission.custom ?? standardTerms(policy, jurisdiction, permission.name),
    proof,
  );
  const { verifiedAge: age, assurance = "verified" } = terms;
  return age === undefined ? undefined : { age, assurance };
}

const withProof = (terms: Terms, proof: ProofRule | undefined): Terms =>
  proof === undefined
    ? terms
    : { ...terms, verifiedAge: Math.max(terms.verifiedAge ?? 0, proof.age), assurance: "verified" };

/** Returns the age (whole years) that is proven with an assurance; -1 where none is. */
const provenAge = (
  { verifiedAge = -1, assuredAges = {} }: DecisionInput,
  assurance: AgeAssurance = "verified",
): number =>
  assurance === "verified" ? verifiedAge : Math.max(verifiedAge, assuredAges[assurance] ?? -1);

/** Returns the strictest rule of a law for an age; undefined where none counts. */
function strictestRule(rules: readonly PermissionRule[], age: number): PermissionRule | undefined {
  let strictest: PermissionRule | undefined;
  for (const rule of rules)
    if (rule.from <= age && age < rule.below)
      if (!strictest || rankOf(rule.value) > rankOf(strictest.value)) strictest = rule;
  return strictest;
}

const rankOf = (value: PermissionDefault): number => PERMISSION_DEFAULTS.indexOf(value);

const BY_AGE: Ground = Object.freeze({ kind: "age" });
const BY_PRODUCT: Ground = Object.freeze({ kind: "product" });
const BY_DEFAULT: Ground = Object.freeze({ kind: "default" });

function decidePermission(
  { name, custom }: ProductPermission,
  own: Terms,
  standing: Standing,
  input: DecisionInput,
  band: Band,
): PermissionDecision {
  const proof = standing.proofs[name];
  const terms = withProof(own, proof);
  const verifiedAge = provenAge(input, terms.assurance);
  // A proof that the player is old enough counts more than the younger age that was declared.
  const age = proof ? Math.max(input.age, verifiedAge) : input.age;
  const rules = standing.rules[name];
  const rule = rules && strictestRule(rules, age);
  const isByLaw = rule !== undefined && rankOf(rule.value) >= rankOf(terms[band]);
  const ruled = isByLaw ? rule.value : terms[band];
  const ofGuardian = guardianRuleOf({ name, custom }, standing, input.age);
  // A permission that only a verified guardian may allow is not the player's own.
  const isTaken = ofGuardian !== undefined && rankOf(ruled) < rankOf("guardian-off");
  const value = isTaken ? "guardian-off" : ruled;
  const caution = custom ? BY_PRODUCT : BY_DEFAULT;
  const managedBy = MANAGED_BY[value];
  const needsVerifiedGuardian = ofGuardian && { needsVerifiedGuardian: ofGuardian.ground };
  const threshold = terms.verifiedAge;
  const byThreshold = proof && proof.age === threshold ? proof.ground : caution;
  if (managedBy === "PROHIBITED")
    return { name, managedBy, initiallyEnabled: false, ground: isByLaw ? rule.ground : caution };
  if (threshold !== undefined && Math.max(input.age, verifiedAge) < threshold)
    return { name, managedBy: "PROHIBITED", initiallyEnabled: false, ground: byThreshold };
  if (threshold !== undefined && verifiedAge < threshold)
    return {
      name,
      managedBy,
      initiallyEnabled: false,
      needsVerifiedAge: threshold,
      ...needsVerifiedGuardian,
      ground: byThreshold,
    };
  const initiallyEnabled = value === "player-on";
  const unruled = initiallyEnabled && !custom ? BY_AGE : caution;
  const ground = isTaken ? ofGuardian.ground : isByLaw ? rule.ground : unruled;
  return { name, managedBy, initiallyEnabled, ...needsVerifiedGuardian, ground };
}

/**
 * Returns the rule of a law by which only a verified guardian may allow a permission at an age; undefined where there is none.
 */
function guardianRuleOf(
  { name, custom }: ProductPermission,
  { guardianRules, ofDisclosing }: Standing,
  age: number,
): GuardianRule | undefined {
  const rules = custom ? (custom.disclosing ? ofDisclosing : []) : (guardianRules[name] ?? []);
  return rules.find(({ from, below }) => from <= age && age < below);
}

/** Matches the source of a row where no law sets its age. */
const NO_LAW = /^none\b/;

/** Returns the ground on which a guardian's consent is needed at an age, or is not. */
function groundOfConsent({ consent, law }: Standing, status: AgeStatus, age: number): Ground {
  if (status !== "DIGITAL_MINOR") return BY_AGE;
  const asking =
    consent.find(({ from = 0, below = Infinity }) => from <= age && age < below) ??
    consent.find(({ below = Infinity }) => age < below);
  if (asking) return { kind: "law", law: asking.law.id, duty: asking.duty.type };
  return law.rule.jurisdiction === "default" || NO_LAW.test(law.rule.source)
    ? BY_DEFAULT
    : { kind: "law" };
}

/**
 * Decides every permission of a product for a player, before any consent. Reads no clock: `on` is the day. A minor's data needs a
 * parent's consent. A permission that a guardian manages is off. One that is prohibited, or below its verified-age threshold, is
 * never on. INVALID_INPUT for a permission that is neither custom nor in the catalogue.
 */
export function decide(policy: Policy, input: DecisionInput): PolicyDecision {
  const { jurisdiction, on, age, permissions, profile, verifiedAge = -1 } = input;
  const standing = standingAt(policy, profile, jurisdiction, on);
  const { law, minimumAge, gateAssurance } = standing;
  const ageStatus = ageStatusAt(law, age);
  const band = BAND_OF[ageStatus];
  const [assured] = verifiedAge < 0 ? gateAssurance : [];
  return {
    ageStatus,
    ageCategory: CATEGORY_OF[ageStatus],
    requiresParentConsentForDataProcessing: ageStatus === "DIGITAL_MINOR",
    law,
    minimumAge,
    consentGround: groundOfConsent(standing, ageStatus, age),
    ...(assured && {
      needsAgeAssurance: { kind: "law", law: assured.law.id, duty: assured.duty.type },
    }),
    permissions: permissions.map((permission) =>
      decidePermission(
        permission,
        permission.custom ?? standardTerms(policy, jurisdiction, permission.name),
        standing,
        input,
        band,
      ),
    ),
  };
}
