// What the pages and the data of the law show. Pure: the policy, the place and the day are arguments.
import type { LocalDate } from "../../lib/dates.js";
import { addYears } from "../../lib/dates.js";
import { changesBetween, changesOfLaw, type LawChange } from "../../policy/changes.js";
import { decide, type PolicyDecision, type PermissionDecision } from "../../policy/decide.js";
import { lawAt } from "../../policy/law.js";
import { lawsAt, type LawStanding } from "../../policy/laws.js";
import { CHATS, standingAt } from "../../policy/standing.js";
import type {
  Ground,
  Jurisdiction,
  LawFile,
  LawState,
  Policy,
  Service,
} from "../../policy/types.js";
import type { LawQuery } from "./query.js";

/** What the law of a place says on a day about a kind of service, for an age or for all. */
export type PlaceFacts = Readonly<{
  place: Jurisdiction;
  on: LocalDate;
  service: Service;
  age?: number;
  ages: Readonly<{ consent: number; majority: number; minimum: number }>;
  laws: readonly LawStanding[];
  /** Only for an age. */
  decision?: PolicyDecision;
}>;

export function placeFacts(
  policy: Policy,
  place: Jurisdiction,
  { on, service, age }: Pick<LawQuery, "on" | "service" | "age">,
): PlaceFacts {
  // An object of its own, because results for a profile are kept as long as the profile, and visitors ask about any place.
  const profile = { services: [service] };
  const { law, minimumAge } = standingAt(policy, profile, place, on);
  const permissions = Object.keys(policy.permissions).map((name) => ({ name }));
  return {
    place,
    on,
    service,
    ages: { consent: law.digitalConsentAge, majority: law.civilMajorityAge, minimum: minimumAge },
    laws: lawsAt(policy, {
      jurisdiction: place,
      on,
      profile,
      ...(age !== undefined && { age }),
    }),
    ...(age !== undefined && {
      age,
      decision: decide(policy, { jurisdiction: place, on, profile, age, permissions }),
    }),
  };
}

/** Returns the facts that others are compared with: of another place, or of the place on another day. */
export function comparedFacts(
  policy: Policy,
  place: Jurisdiction,
  query: LawQuery,
): PlaceFacts | undefined {
  if (query.compare === undefined) return undefined;
  const other = policy.jurisdictions.find(query.compare);
  return other
    ? placeFacts(policy, other, query)
    : placeFacts(policy, place, { ...query, on: query.compare });
}

type PermissionState = "prohibited" | "guardian" | "off" | "on";

/** How a permission stands before a guardian or the player decides. */
export const stateOf = ({ managedBy, initiallyEnabled }: PermissionDecision): PermissionState =>
  managedBy === "PROHIBITED"
    ? "prohibited"
    : managedBy === "GUARDIAN"
      ? "guardian"
      : initiallyEnabled
        ? "on"
        : "off";

/** Most restrictive first. */
export const PERMISSION_STATES: readonly PermissionState[] = [
  "prohibited",
  "guardian",
  "off",
  "on",
];

/** Permissions that stand equally for the same reason. */
export type Alike = Readonly<{ ground: Ground; permissions: readonly PermissionDecision[] }>;

/** Returns the permissions in a state, together where they have the same ground. */
export function permissionsIn({ decision }: PlaceFacts, state: PermissionState): readonly Alike[] {
  const alike = new Map<string, { ground: Ground; permissions: PermissionDecision[] }>();
  for (const permission of decision?.permissions ?? []) {
    if (stateOf(permission) !== state) continue;
    const { ground } = permission;
    const key = ground.law ?? ground.kind;
    const found = alike.get(key);
    if (found) found.permissions.push(permission);
    else alike.set(key, { ground, permissions: [permission] });
  }
  return [...alike.values()];
}

/** Returns the first step of a player of an age: whether they may start, and how chat stands where it is most restricted. */
export function firstSteps({ decision, age = 0 }: PlaceFacts) {
  if (!decision) return undefined;
  const { minimumAge, requiresParentConsentForDataProcessing, needsAgeAssurance } = decision;
  const start =
    age < minimumAge
      ? "closed"
      : requiresParentConsentForDataProcessing
        ? "consent"
        : needsAgeAssurance
          ? "verify"
          : "free";
  const states = decision.permissions.filter(({ name }) => CHATS.includes(name)).map(stateOf);
  const chat = PERMISSION_STATES.find((state) => states.includes(state)) ?? "on";
  return { start, chat } as const;
}

/** The first and the last year of a time line. */
type Span = Readonly<{ from: number; to: number }>;

export const spanAround = (on: LocalDate): Span => {
  const year = Number(on.slice(0, 4));
  return { from: year - 2, to: year + 3 };
};

/** Returns how far a day is from the beginning of the first year, as a share of the time line from 0 to 1. */
export function positionOf(day: LocalDate, { from, to }: Span): number {
  const year = Number(day.slice(0, 4));
  const begin = Date.parse(`${day.slice(0, 4)}-01-01`);
  const end = Date.parse(addYears(`${day.slice(0, 4)}-01-01`, 1));
  const inYear = (Date.parse(day) - begin) / (end - begin);
  return Math.min(1, Math.max(0, (year + inYear - from) / (to + 1 - from)));
}

/** A state of a law within a time line; `from` and `to` from 0 to 1. */
type Stretch = Readonly<{ state: LawState; from: number; to: number }>;

export const stretchesOf = ({ status }: LawFile, span: Span): readonly Stretch[] =>
  status
    .map(({ state, from, to }) => ({
      state,
      from: positionOf(from, span),
      to: to === undefined ? 1 : positionOf(to, span),
    }))
    .filter(({ from, to }) => to > from);

/** Returns the changes of the laws that reach a place, the earliest first. */
export const changesOf = ({ laws }: Pick<PlaceFacts, "laws">): readonly LawChange[] =>
  laws.flatMap(({ law }) => changesOfLaw(law)).sort((a, b) => (a.on < b.on ? -1 : 1));

/** Returns what changes anywhere after a day, within a year. */
export const changesAfter = (policy: Policy, on: LocalDate): readonly LawChange[] =>
  changesBetween(policy, on, addYears(on, 1));

/** The ages of a country or a region on a day, before any law about a service raises them. */
export type PlaceAges = Readonly<{ place: Jurisdiction; consent: number; majority: number }>;

function agesOn(policy: Policy, codes: readonly string[], on: LocalDate): readonly PlaceAges[] {
  return codes.flatMap((code) => {
    const place = policy.jurisdictions.find(code);
    if (!place) return [];
    const { digitalConsentAge, civilMajorityAge } = lawAt(policy, place, on);
    return [{ place, consent: digitalConsentAge, majority: civilMajorityAge }];
  });
}

const isCountry = (code: string): boolean => code.length === 2;

export const agesOfCountries = (policy: Policy, on: LocalDate): readonly PlaceAges[] =>
  agesOn(policy, policy.jurisdictions.codes().filter(isCountry), on);

/** Returns the ages of every country, and of the regions that have ages of their own. */
export function agesOfAll(policy: Policy, on: LocalDate): readonly PlaceAges[] {
  const own = Object.keys(policy.ages).filter((code) => !isCountry(code));
  return agesOn(policy, [...policy.jurisdictions.codes().filter(isCountry), ...own].sort(), on);
}
