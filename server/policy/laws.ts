// Which laws reach a place, and which of their duties count there for a product on a day. Pure: the day is an argument.
import { remember } from "../lib/remember.js";
import { addDays, type LocalDate } from "../lib/dates.js";
import { findJurisdiction } from "./jurisdictions.js";
import { changeDays, decidingCodes, lawAt, oneTerritory } from "./law.js";
import {
  SERVICES,
  type Duty,
  type Jurisdiction,
  type LawFile,
  type LawState,
  type LawStatus,
  type Policy,
  type Service,
} from "./types.js";

/** The settings about the law in a product's file. */
export type LawSettings = Readonly<{
  /** Whether a law counts while a court keeps it from being enforced. */
  enjoined?: "obey" | "ignore";
  /** Whether a law counts that is in force and is not enforced yet. */
  transition?: "obey" | "ignore";
  /** Whether laws apply that only the product can judge. */
  decided?: readonly Readonly<{ id: string; applies: boolean; because: string }>[];
  /** Whether a new release of the law counts by itself, or once it was accepted. */
  releases?: "automatic" | "reviewed";
}>;

/** The facts about a product that the law needs. By default it is an app that obeys laws in force. */
export type LawProfile = Readonly<{
  services?: readonly Service[] | undefined;
  law?: LawSettings | undefined;
}>;

/** A product that says nothing about the law. */
export const PLAIN_APP: LawProfile = Object.freeze({});

/** Why a law or a duty does not count: a word for programs and a sentence for people. */
export type Why = Readonly<{ word: string; text: string }>;

/** Ages in whole years; `below` is not included, and absent if there is no upper bound. */
export type DutyStanding = Readonly<{
  duty: Duty;
  from?: number;
  below?: number;
  counts: boolean;
  why?: Why;
}>;

/** A law that reaches a place, on a day. */
export type LawStanding = Readonly<{
  law: LawFile;
  /** Absent before its first state; `since` is the first day of the state. */
  state?: LawState;
  since?: LocalDate;
  counts: boolean;
  /** Whether only the product can say if it applies, and has not. */
  isUndecided: boolean;
  why?: Why;
  duties: readonly DutyStanding[];
}>;

type LawQuestion = Readonly<{
  jurisdiction: Jurisdiction;
  on: LocalDate;
  /** Whole years. Without it duties count at any age. */
  age?: number;
  profile: LawProfile;
}>;

/** A product's services with the services that they imply: every product is an `app`, and an `online-game` is a `game`. */
export function impliedServices({ services = [] }: LawProfile): ReadonlySet<Service> {
  const implied = new Set<Service>([...services, "app"]);
  if (implied.has("online-game")) implied.add("game");
  return implied;
}

/** The state of a law on a day; undefined before the first. */
export const statusOn = (law: LawFile, on: LocalDate): LawStatus | undefined =>
  law.status.find(({ from, to }) => from <= on && (to === undefined || on <= to));

/** Whether a code, or a twin of it, is among some codes. */
const isAmong = (policy: Policy, code: string, codes: readonly string[]): boolean =>
  oneTerritory(policy, code).some((each) => codes.includes(each));

/** Whether the Union's law holds in a country on a day. */
const isMember = ({ membership }: Policy, code: string, on: LocalDate): boolean =>
  membership.members.some(
    ({ place, from, to }) => place === code && from <= on && (to === undefined || on <= to),
  );

/**
 * Whether a law reaches a place on a day: as its own or its country's, as the Union's in a member, or because it names the
 * place. Not in the parts that it leaves out, nor the Union's in the parts of members where it does not hold. `codes` are those
 * that decide in the place.
 */
function reaches(policy: Policy, law: LawFile, codes: readonly string[], on: LocalDate): boolean {
  const { place, excludes = [], covers = [] } = law;
  if (codes.some((each) => isAmong(policy, each, excludes))) return false;
  if (codes.includes(place) || codes.some((each) => isAmong(policy, each, covers))) return true;
  return (
    place === policy.membership.union &&
    !codes.some((each) => policy.membership.without.includes(each)) &&
    codes.some((each) => isMember(policy, each, on))
  );
}

const isService = (word: string): boolean =>
  word === "any" || (SERVICES as readonly string[]).includes(word);

/** Returns the question about a law that only the product can answer; undefined if there is none. */
export function judgementOf({ services: { threshold, exempt } }: LawFile): string | undefined {
  const conditions = exempt.filter((word) => !isService(word));
  const parts = [
    ...(threshold === null ? [] : [threshold]),
    ...conditions.map((one) => `not: ${one}`),
  ];
  return parts.length === 0 ? undefined : parts.join("; ");
}

const words = (services: Iterable<string>) => [...services].join(", ");

/** Returns why no duty of a law counts for a product on a day; undefined where duties may count. */
function whyNot(law: LawFile, status: LawStatus | undefined, profile: LawProfile): Why | undefined {
  const { enjoined = "ignore", transition = "obey", decided = [] } = profile.law ?? {};
  const own = impliedServices(profile);
  const { applies, exempt } = law.services;
  if (law.binding === false)
    return { word: "soft", text: "It is a guideline or a label, and does not bind." };
  if (!status) return { word: "before", text: "It has not been announced yet." };
  const { state, from } = status;
  if (state === "enjoined" && enjoined !== "obey")
    return { word: state, text: `A court has kept it from being enforced since ${from}.` };
  if (state === "transition" && transition === "ignore")
    return { word: state, text: "It is not enforced yet, and the product waits until it is." };
  const notYet: Partial<Record<LawState, string>> = {
    announced: "It was announced and is not law yet.",
    enacted: "It was enacted and is not in force yet.",
    stayed: `It has been suspended since ${from}.`,
    repealed: `It has not been law since ${from}.`,
  };
  if (notYet[state] !== undefined) return { word: state, text: notYet[state] };
  if (!applies.includes("any") && !applies.some((one) => own.has(one as Service)))
    return { word: "services", text: `It binds ${words(applies)}; this product is ${words(own)}.` };
  const spared = exempt.filter((one) => own.has(one as Service));
  if (spared.length > 0) return { word: "exempt", text: `It spares ${words(spared)}.` };
  const judgement = judgementOf(law);
  if (judgement === undefined) return undefined;
  const decision = decided.find(({ id }) => id === law.id);
  if (decision)
    return decision.applies
      ? undefined
      : { word: "decided", text: `The product says it does not apply: ${decision.because}` };
  const isNamed = applies.some((one) => one !== "app" && own.has(one as Service));
  return isNamed
    ? undefined
    : { word: "undecided", text: `Only the product can say whether it applies: ${judgement}` };
}

/** The ages of a duty. Its `digital-consent-age` is the place's own. */
const agesOf = (duty: Duty, consentAge: number): { from?: number; below?: number } => ({
  ...(typeof duty.from === "number" && { from: duty.from }),
  ...(duty.below !== undefined && {
    below: duty.below === "digital-consent-age" ? consentAge : duty.below,
  }),
});

function whyDutyNot(
  duty: Duty,
  { from = 0, below = Infinity }: { from?: number; below?: number },
  { on, age, profile }: LawQuestion,
): Why | undefined {
  const own = impliedServices(profile);
  const { services, validFrom, validTo, check } = duty;
  if (check === "unknown") return { word: "unknown", text: "What it demands is not known." };
  if (services && !services.some((one) => one === "any" || own.has(one)))
    return { word: "services", text: `It binds ${words(services)}.` };
  if (validFrom !== undefined && on < validFrom)
    return { word: "before", text: `It begins on ${validFrom}.` };
  if (validTo !== undefined && on > validTo)
    return { word: "over", text: `It ended after ${validTo}.` };
  if (age !== undefined && age < from) return { word: "age", text: `It begins at ${from}.` };
  if (age !== undefined && age >= below) return { word: "age", text: `It ends at ${below}.` };
  return undefined;
}

/**
 * Returns every law that reaches a place, with the duties that count for a product and, if given, an age, and why the others do
 * not.
 */
export function lawsAt(policy: Policy, question: LawQuestion): readonly LawStanding[] {
  const { jurisdiction, on, profile } = question;
  const consentAge = lawAt(policy, jurisdiction, on).digitalConsentAge;
  const codes = decidingCodes(policy, jurisdiction.code);
  return Object.values(policy.laws)
    .filter((law) => reaches(policy, law, codes, on))
    .map((law) => {
      const status = statusOn(law, on);
      const why = whyNot(law, status, profile);
      const duties = law.duties.map((duty): DutyStanding => {
        const ages = agesOf(duty, consentAge);
        const whyDuty = why ?? whyDutyNot(duty, ages, question);
        return { duty, ...ages, counts: !whyDuty, ...(whyDuty && { why: whyDuty }) };
      });
      const counts = duties.some((duty) => duty.counts);
      const none = why ?? (counts ? undefined : (duties[0]?.why ?? NO_DUTY));
      return {
        law,
        ...(status && { state: status.state, since: status.from }),
        counts,
        isUndecided: why?.word === "undecided",
        ...(none && { why: none }),
        duties,
      };
    });
}

const NO_DUTY: Why = { word: "none", text: "It has no duty." };

/** The codes where a product is offered: its places with all their parts, or every code where it names none. */
const codesWithin = ({ jurisdictions }: Policy, places?: readonly string[]): string[] =>
  jurisdictions
    .codes()
    .filter(
      (code) =>
        !places ||
        places.includes(code) ||
        places.includes(jurisdictions.find(code)?.parent ?? code),
    );

/** The laws that name a code, as their place or as a place that they cover. */
const lawsByCode = remember((policy: Policy) => {
  const byCode = new Map<string, LawFile[]>();
  for (const law of Object.values(policy.laws))
    for (const code of new Set([law.place, ...(law.covers ?? [])]))
      byCode.set(code, [...(byCode.get(code) ?? []), law]);
  return byCode;
});

/** The laws that may reach a place on some day, by the codes that decide there. */
function lawsNaming(policy: Policy, codes: readonly string[]): readonly LawFile[] {
  const { members, union } = policy.membership;
  const isMember = members.some(({ place }) => codes.includes(place));
  const byCode = lawsByCode(policy);
  return [
    ...new Set([...codes, ...(isMember ? [union] : [])].flatMap((code) => byCode.get(code) ?? [])),
  ];
}

/** The properties of a product that decide which laws count, and where it is offered. */
export type OfferedProfile = LawProfile & Readonly<{ places?: readonly string[] }>;

/** The laws that reach a product where it is offered on a day, each with the first place that it reaches. */
export function lawsOffered(
  policy: Policy,
  { places }: OfferedProfile,
  on: LocalDate,
): readonly Readonly<{ law: LawFile; code: string }>[] {
  const firstPlaces = new Map<LawFile, string>();
  for (const code of codesWithin(policy, places)) {
    const codes = decidingCodes(policy, code);
    for (const law of lawsNaming(policy, codes))
      if (!firstPlaces.has(law) && reaches(policy, law, codes, on)) firstPlaces.set(law, code);
  }
  return Object.values(policy.laws).flatMap((law) => {
    const code = firstPlaces.get(law);
    return code === undefined ? [] : [{ law, code }];
  });
}

/** The laws that reach a product where it is offered on a day, each as it stands in the first place that it reaches. */
export function standingsOffered(
  policy: Policy,
  profile: OfferedProfile,
  on: LocalDate,
  age?: number,
): readonly Readonly<{ standing: LawStanding; code: string }>[] {
  const byCode = new Map<string, ReadonlyMap<LawFile, LawStanding>>();
  return lawsOffered(policy, profile, on).flatMap(({ law, code }) => {
    let found = byCode.get(code);
    if (!found) {
      const jurisdiction = findJurisdiction(policy, code);
      const question = { jurisdiction, on, profile, ...(age !== undefined && { age }) };
      found = new Map(lawsAt(policy, question).map((standing) => [standing.law, standing]));
      byCode.set(code, found);
    }
    const standing = found.get(law);
    return standing ? [{ standing, code }] : [];
  });
}

/** The laws that would count for a product on a day if it said that they apply, each with the question to answer. */
export const lawsToDecide = (
  policy: Policy,
  profile: OfferedProfile,
  on: LocalDate,
): readonly Readonly<{ law: LawFile; judgement: string }>[] =>
  lawsOffered(policy, profile, on)
    .filter(({ law }) => whyNot(law, statusOn(law, on), profile)?.word === "undecided")
    .map(({ law }) => ({ law, judgement: judgementOf(law) ?? "" }));

/** The days on which a law changes: its states, and the duties that begin or end inside them. */
function daysOfLaw({ status, duties }: LawFile): LocalDate[] {
  return [
    ...status.map(({ from }) => from),
    ...status.flatMap(({ to }) => (to === undefined ? [] : [addDays(to, 1)])),
    ...duties.flatMap(({ validFrom, validTo }) => [
      ...(validFrom === undefined ? [] : [validFrom]),
      ...(validTo === undefined ? [] : [addDays(validTo, 1)]),
    ]),
  ];
}

const daysByCode = remember((_: Policy) => new Map<string, readonly LocalDate[]>());

/** The days on which the ages or the laws of a place may change, oldest first. */
export function lawDaysOf(policy: Policy, code: string): readonly LocalDate[] {
  const known = daysByCode(policy);
  let days = known.get(code);
  if (!days) known.set(code, (days = findDays(policy, code)));
  return days;
}

/** The places whose ages or laws change on a day. */
export function placesChangingOn(policy: Policy, day: LocalDate): readonly string[] {
  const { members, union } = policy.membership;
  const changing = new Set<string>();
  for (const code of Object.keys(policy.ages))
    if (changeDays(policy, [code]).includes(day)) changing.add(code);
  for (const law of Object.values(policy.laws))
    if (daysOfLaw(law).includes(day))
      for (const code of [law.place, ...(law.covers ?? [])]) changing.add(code);
  for (const { place, from, to } of members)
    if (changing.has(union) || from === day || (to !== undefined && addDays(to, 1) === day))
      changing.add(place);
  return policy.jurisdictions
    .codes()
    .filter(
      (code) =>
        (changing.has("default") ||
          decidingCodes(policy, code).some((each) => changing.has(each))) &&
        lawDaysOf(policy, code).includes(day),
    );
}

function findDays(policy: Policy, code: string): readonly LocalDate[] {
  const codes = decidingCodes(policy, code);
  const joined = policy.membership.members
    .filter(({ place }) => codes.includes(place))
    .flatMap(({ from, to }) => [from, ...(to === undefined ? [] : [addDays(to, 1)])]);
  const held = [...joined, LAST_DAY];
  const reaching = lawsNaming(policy, codes).filter((law) =>
    held.some((day) => reaches(policy, law, codes, day)),
  );
  return [
    ...new Set([
      ...changeDays(policy, [...codes, "default"]),
      ...joined,
      ...reaching.flatMap(daysOfLaw),
    ]),
  ].sort();
}

/** Later than every day of a file. */
const LAST_DAY: LocalDate = "9999-12-31";

/** The days on which any law or age changes anywhere, earliest first. */
export const allLawDays = remember((policy: Policy): readonly LocalDate[] =>
  [
    ...new Set([
      ...changeDays(policy, Object.keys(policy.ages)),
      ...Object.values(policy.laws).flatMap(daysOfLaw),
      ...policy.membership.members.flatMap(({ from, to }) => [
        from,
        ...(to === undefined ? [] : [addDays(to, 1)]),
      ]),
    ]),
  ].sort(),
);
