// What the law of a place means for a product on a day, worked out once for the whole period in which nothing changes.
import type { LocalDate } from "../lib/dates.js";
import { remember } from "../lib/remember.js";
import { BEFORE_EVERYTHING, lawAt, type Law } from "./law.js";
import { lawDaysOf, lawsAt, type DutyStanding, type LawProfile, type LawStanding } from "./laws.js";
import type {
  Duty,
  DutyOf,
  DutyType,
  Ground,
  Jurisdiction,
  LawFile,
  Occasion,
  PermissionDefault,
  Policy,
} from "./types.js";

/** What a law demands of a permission, between ages in whole years; `below` is not included. */
export type PermissionRule = Readonly<{
  from: number;
  below: number;
  value: PermissionDefault;
  law: LawFile;
  ground: Ground;
}>;

export type CountingDuty = DutyStanding & Readonly<{ law: LawFile }>;

/** From which age on a permission needs that age to be verified, because a law says so. */
export type ProofRule = Readonly<{ age: number; ground: Ground }>;

/** Between which ages a permission may be on only if a guardian who was verified allows it. */
export type GuardianRule = Readonly<{ from: number; below: number; ground: Ground }>;

export type Standing = Readonly<{
  /** The ages of the place. Where a law raises the age of consent, that age and the law's rule. */
  law: Law;
  /** The laws that ask for a consent below its age; absent where the place's own row decides and names none. */
  consent: readonly CountingDuty[];
  /** Whole years. Below it no player is let in; 0 where no law says so. */
  minimumAge: number;
  minimum: readonly CountingDuty[];
  /** The laws by which the age gate itself needs a verified age. */
  gateAssurance: readonly CountingDuty[];
  /** The assurance for the consent as a whole. */
  guardianAssurance: readonly CountingAssurance[];
  /** The rules for single permissions, by their names. */
  guardianRules: Readonly<Record<string, readonly GuardianRule[]>>;
  /** Those of them that also hold for a product's own permissions that disclose. */
  ofDisclosing: readonly GuardianRule[];
  rules: Readonly<Record<string, readonly PermissionRule[]>>;
  proofs: Readonly<Record<string, ProofRule>>;
  /** Every duty that counts at some age. */
  duties: readonly CountingDuty[];
  /** Those of them that limit screen time or spending. */
  limits: readonly CountingDuty[];
  /** The laws with a duty that counts at some age. */
  laws: readonly LawStanding[];
}>;

type CountingAssurance = CountingDuty & Readonly<{ duty: DutyOf<"guardian-assurance"> }>;

export const CHATS = ["text-chat-private", "text-chat-public", "voice-chat", "video-chat"];
const LOOT_BOXES = [
  "loot-boxes-paid-cosmetic-only",
  "loot-boxes-paid-gameplay-impacting",
  "loot-boxes-kompu-gacha",
];
/** The permissions that a consent on an occasion is about. */
const PERMISSIONS_OF: Partial<Record<Occasion, readonly string[]>> = {
  purchase: ["in-game-purchases", ...LOOT_BOXES],
  chat: CHATS,
  "data-sharing": ["targeted-ads", "profiling", "third-party-disclosure"],
};

const isOf =
  <Type extends DutyType>(type: Type) =>
  (counting: CountingDuty): counting is CountingDuty & Readonly<{ duty: DutyOf<Type> }> =>
    counting.duty.type === type;

/** Whether the service asks for a guardian's consent. It does not ask where a store obtains it, or the player gives it. */
const isAsked = ({ duty }: CountingDuty & Readonly<{ duty: DutyOf<"consent"> }>): boolean =>
  duty.by === "guardian" && duty.obtainedBy === undefined;

/** The permissions that a duty restricts, and how far; undefined where it restricts none. */
function restriction(duty: Duty): [readonly string[], PermissionDefault] | undefined {
  switch (duty.type) {
    case "consent": {
      if (duty.by !== "guardian" || duty.obtainedBy !== undefined) return undefined;
      const names = duty.occasions.flatMap((occasion) =>
        occasion === "permissions" ? (duty.permissions ?? []) : (PERMISSIONS_OF[occasion] ?? []),
      );
      return [names, "guardian-off"];
    }
    case "default-setting":
      return [duty.permissions, duty.value];
    case "ban":
      return [duty.permissions, duty.liftedBy === "none" ? "prohibited" : "guardian-off"];
    default:
      return undefined;
  }
}

const LIMITS: readonly DutyType[] = ["time-limit", "quiet-hours", "break-notice", "spending-limit"];

const DEMANDS_PROOF: readonly string[] = ["verified", "highly-effective"];

function makeStanding(
  policy: Policy,
  profile: LawProfile,
  jurisdiction: Jurisdiction,
  on: LocalDate,
): Standing {
  const base = lawAt(policy, jurisdiction, on);
  const laws = lawsAt(policy, { jurisdiction, on, profile }).filter(({ counts }) => counts);
  const duties = laws.flatMap(({ law, duties: all }) =>
    all.filter(({ counts }) => counts).map((standing): CountingDuty => ({ ...standing, law })),
  );
  const consents = duties
    .filter(isOf("consent"))
    .filter(isAsked)
    .filter(({ duty }) =>
      duty.occasions.some((occasion) => occasion === "data-processing" || occasion === "sign-up"),
    );
  const minimum = duties.filter(isOf("minimum-age"));
  const closed = minimum.filter(({ duty }) => duty.liftedBy === "none");
  const consent: CountingDuty[] = [
    ...consents,
    ...minimum.filter(({ duty }) => duty.liftedBy === "guardian-consent"),
  ];
  const assurance = duties
    .filter(isOf("age-assurance"))
    .filter(({ duty }) => DEMANDS_PROOF.includes(duty.level));
  const rules = rulesOf(duties);
  const ofGuardian = duties.filter(isOf("guardian-assurance"));
  const ofSome = ofGuardian.filter(isOfSome);
  return {
    law: raise(base, laws, consent),
    consent,
    minimumAge: Math.max(0, ...closed.map(({ below = 0 }) => below)),
    minimum: closed,
    gateAssurance: assurance.filter(({ duty }) => !duty.permissions),
    guardianAssurance: ofGuardian.filter((each) => !isOfSome(each)),
    guardianRules: guardianRulesOf(ofSome),
    ofDisclosing: ofSome.filter(({ duty }) => duty.disclosing).map(guardianRule),
    rules,
    proofs: proofsOf(assurance, rules, base.civilMajorityAge),
    duties,
    limits: duties.filter(({ duty }) => LIMITS.includes(duty.type)),
    laws,
  };
}

/** Returns the ages of the place, with the age and name of a law that raises the age of consent. */
function raise(base: Law, laws: readonly LawStanding[], consent: readonly CountingDuty[]): Law {
  const [highest] = [...consent].sort((a, b) => (b.below ?? 0) - (a.below ?? 0));
  if (!highest || (highest.below ?? 0) <= base.digitalConsentAge) return base;
  const { law } = highest;
  const since = laws.find((standing) => standing.law === law)?.since;
  return Object.freeze({
    ...base,
    digitalConsentAge: highest.below ?? 0,
    rule: Object.freeze({
      jurisdiction: law.place,
      version: `${law.id}@${since ?? "initial"}`,
      ...(since !== undefined && { effectiveFrom: since }),
      source: law.instrument,
    }),
  });
}

const byLaw = ({ id }: LawFile, { type }: Duty): Ground =>
  Object.freeze({ kind: "law", law: id, duty: type });

function rulesOf(duties: readonly CountingDuty[]): Record<string, PermissionRule[]> {
  const rules = Object.create(null) as Record<string, PermissionRule[]>;
  for (const { duty, law, from = 0, below = Infinity } of duties) {
    const [names, value] = restriction(duty) ?? [[], "player-on"];
    for (const name of names)
      (rules[name] ??= []).push({ from, below, value, law, ground: byLaw(law, duty) });
  }
  return rules;
}

/** Whether a duty is about some permissions alone, and leaves the consent as a whole as it is. */
const isOfSome = ({ duty }: CountingAssurance): boolean =>
  duty.level === "verified" && (duty.permissions !== undefined || duty.disclosing === true);

const guardianRule = ({
  law,
  duty,
  from = 0,
  below = Infinity,
}: CountingAssurance): GuardianRule => ({
  from,
  below,
  ground: byLaw(law, duty),
});

function guardianRulesOf(assurance: readonly CountingAssurance[]): Record<string, GuardianRule[]> {
  const rules = Object.create(null) as Record<string, GuardianRule[]>;
  for (const counting of assurance)
    for (const name of counting.duty.permissions ?? [])
      (rules[name] ??= []).push(guardianRule(counting));
  return rules;
}

/** A law that demands proof for permissions demands it for the age from which it allows them, else for majority. */
function proofsOf(
  assurance: readonly (CountingDuty & Readonly<{ duty: DutyOf<"age-assurance"> }>)[],
  rules: Readonly<Record<string, readonly PermissionRule[]>>,
  majority: number,
): Record<string, ProofRule> {
  const proofs = Object.create(null) as Record<string, ProofRule>;
  for (const { duty, law } of assurance)
    for (const name of duty.permissions ?? []) {
      const own = (rules[name] ?? []).filter((rule) => rule.law === law && rule.below < Infinity);
      const age = own.length === 0 ? majority : Math.max(...own.map(({ below }) => below));
      if (age > (proofs[name]?.age ?? 0)) proofs[name] = { age, ground: byLaw(law, duty) };
    }
  return proofs;
}

/** The periods of a place, the newest first. The standing of a period is worked out when it is first asked for. */
type Timeline = readonly { readonly from: LocalDate; standing: Standing | undefined }[];
const timelines = remember((_: Policy) =>
  remember((__: LawProfile) => new Map<string, Timeline>()),
);

function timelineOf(policy: Policy, profile: LawProfile, { code }: Jurisdiction): Timeline {
  const known = timelines(policy)(profile);
  let timeline = known.get(code);
  if (!timeline) {
    timeline = [BEFORE_EVERYTHING, ...lawDaysOf(policy, code)]
      .reverse()
      .map((from) => ({ from, standing: undefined }));
    known.set(code, timeline);
  }
  return timeline;
}

/** The law of a place for a product on a day: the same object for the whole period in which nothing changes. */
export function standingAt(
  policy: Policy,
  profile: LawProfile,
  jurisdiction: Jurisdiction,
  on: LocalDate,
): Standing {
  for (const period of timelineOf(policy, profile, jurisdiction))
    if (period.from <= on)
      return (period.standing ??= makeStanding(policy, profile, jurisdiction, period.from));
  throw new Error("not a date");
}

/** Returns whether a duty is about players of an age (whole years). */
export const isAtAge = (
  { from = 0, below = Infinity }: Pick<DutyStanding, "from" | "below">,
  age: number,
): boolean => from <= age && age < below;

/** What the law limits for a player of an age, in whole years: below majority alone. */
export type LawLimits = Readonly<{
  timeLimits: readonly LimitOf<"time-limit">[];
  quietHours: readonly LimitOf<"quiet-hours">[];
  breakNotices: readonly LimitOf<"break-notice">[];
  spendingLimits: readonly LimitOf<"spending-limit">[];
}>;
type LimitOf<Type extends DutyType> = Readonly<{ law: LawFile; duty: DutyOf<Type> }>;

/** The limits of a player whom no law limits. */
export const NO_LIMITS: LawLimits = Object.freeze({
  timeLimits: [],
  quietHours: [],
  breakNotices: [],
  spendingLimits: [],
});

const limitsByAge = remember((_: Standing) => new Map<number, LawLimits>());

/** The limits that count at an age, in whole years: the same object for the whole period of the standing. */
export function limitsOf(standing: Standing, age: number): LawLimits {
  const { limits, law } = standing;
  if (limits.length === 0 || age >= law.civilMajorityAge) return NO_LIMITS;
  const ofAges = limitsByAge(standing);
  let found = ofAges.get(age);
  if (!found) ofAges.set(age, (found = makeLimits(limits, age)));
  return found;
}

function makeLimits(limits: readonly CountingDuty[], age: number): LawLimits {
  const own = limits.filter((counting) => isAtAge(counting, age));
  if (own.length === 0) return NO_LIMITS;
  const of = <Type extends DutyType>(type: Type): LimitOf<Type>[] =>
    own.filter(isOf(type)).map(({ law, duty }) => ({ law, duty }));
  return {
    timeLimits: of("time-limit"),
    quietHours: of("quiet-hours"),
    breakNotices: of("break-notice"),
    spendingLimits: of("spending-limit"),
  };
}
