// How old a player is, from the evidence of their age. Pure: days are arguments.
import {
  addYears,
  dateIn,
  daysInMonth,
  isRealDate,
  yearsBetween,
  type LocalDate,
} from "../../lib/dates.js";
import { invalidInput } from "../../lib/errors.js";
import type { VerificationAssurance } from "../verification/method.js";

/** A stated age rises by one on each anniversary of the day on which it was given. */
type AgeOnDay = Readonly<{ years: number; on: LocalDate }>;

/** An age from a platform's signal or a verification: from `years` to `highestYears`, which is absent where it is open. */
export type SignalOnDay = AgeOnDay &
  Readonly<{
    highestYears?: number;
    verified: boolean;
    /** How it was verified; absent if a platform verified it. */
    assurance?: VerificationAssurance;
    /** The verification that it comes from. */
    verificationId?: string;
    /** From this day on it is no longer verified. */
    until?: LocalDate;
  }>;

/** All evidence of a player's age. The lowest age counts; a signal does not lower a declaration that it agrees with. */
export type AgeEvidence = Readonly<{
  dateOfBirth?: LocalDate;
  stated?: AgeOnDay;
  /** Later ones are added to earlier ones, so that none can make the player older. */
  signals?: readonly SignalOnDay[];
}>;

export const MAX_AGE_YEARS = 150;

/** Returns the day that counts for ages: UTC-12, where a day begins last, so that an age is never reached too early. */
export const latestToday = (now: number): LocalDate => dateIn("-12:00", now);

/** Returns the day that counts for the age of a player whose zone may be known. */
export const todayIn = (timezone: string | null, now: number): LocalDate =>
  timezone === null ? latestToday(now) : dateIn(timezone, now);

/** Where a day begins first: a later date is in the future everywhere. */
export const FIRST_ZONE = "+14:00";

const earliestToday = (now: number): LocalDate => dateIn(FIRST_ZONE, now);

/**
 * Reads `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. A year or month means its last day, or today if it isn't over. Throws INVALID_INPUT
 * naming `dateOfBirth` for a date that doesn't exist, is in the future, or over 150 years ago.
 */
export function readDateOfBirth(text: string, now: number): LocalDate {
  const today = latestToday(now);
  const { first, last } = periodOf(text);
  if (first > earliestToday(now))
    throw invalidInput("dateOfBirth: must be a date that is not in the future.");
  // Dates sort as text: the middle one is today, kept within the period.
  const [, date = last] = [first, today, last].sort();
  if (date < addYears(today, -MAX_AGE_YEARS)) {
    throw invalidInput(`dateOfBirth: must be a date at most ${MAX_AGE_YEARS} years ago.`);
  }
  return date;
}

function periodOf(text: string): { first: LocalDate; last: LocalDate } {
  const [year = "", month, day] = text.split("-");
  if (day !== undefined) {
    if (!isRealDate(text)) throw invalidInput("dateOfBirth: must be a date that exists.");
    return { first: text, last: text };
  }
  if (month === undefined) return { first: `${year}-01-01`, last: `${year}-12-31` };
  const days = daysInMonth(Number(year), Number(month));
  if (days === 0) throw invalidInput("dateOfBirth: must have a month from 01 to 12.");
  return { first: `${text}-01`, last: `${text}-${days}` };
}

const yearsOn = ({ years, on }: AgeOnDay, today: LocalDate) =>
  Math.min(MAX_AGE_YEARS, years + Math.max(0, yearsBetween(on, today)));

/** Returns the ages that were declared, on a day. */
const declaredOn = ({ dateOfBirth, stated }: AgeEvidence, today: LocalDate): number[] => [
  ...(dateOfBirth === undefined ? [] : [Math.max(0, yearsBetween(dateOfBirth, today))]),
  ...(stated ? [yearsOn(stated, today)] : []),
];

/**
 * Returns whether the declared age is within a signal's range, or below it. Compares them on the signal's own day, so that no
 * birthday makes a player younger.
 */
const confirms = (evidence: AgeEvidence, { on, highestYears = MAX_AGE_YEARS }: SignalOnDay) =>
  // The age is Infinity where nothing was declared.
  Math.min(...declaredOn(evidence, on)) <= highestYears;

/** Returns the age in whole years on a day, or 0 where nothing is known. */
export function ageOn(evidence: AgeEvidence, today: LocalDate): number {
  const ages = declaredOn(evidence, today);
  for (const signal of evidence.signals ?? [])
    if (!confirms(evidence, signal)) ages.push(yearsOn(signal, today));
  return ages.length === 0 ? 0 : Math.min(...ages);
}

export const isDeclared = ({ dateOfBirth, stated }: AgeEvidence): boolean =>
  dateOfBirth !== undefined || stated !== undefined;

/**
 * Returns the highest age, in whole years on a day, that the evidence leaves possible. A declared age counts, unless it is above
 * a signal's range.
 */
export function oldestOn(evidence: AgeEvidence, today: LocalDate): number {
  const highest = (evidence.signals ?? [])
    .filter((signal) => !confirms(evidence, signal))
    .map(({ highestYears = MAX_AGE_YEARS, on }) => yearsOn({ years: highestYears, on }, today));
  return Math.min(MAX_AGE_YEARS, ...declaredOn(evidence, today), ...highest);
}

/** What each level of assurance counts as proof for, beside itself. */
const AT_LEAST: Readonly<Record<VerificationAssurance, readonly VerificationAssurance[]>> = {
  attested: ["attested", "estimated", "verified"],
  estimated: ["estimated", "verified"],
  verified: ["verified"],
};

/**
 * Returns the highest age (whole years) of a verified signal that has at least a level of assurance and still holds on a day,
 * or undefined without one.
 */
export function verifiedAgeOn(
  { signals }: AgeEvidence,
  today: LocalDate,
  level: VerificationAssurance = "verified",
): number | undefined {
  if (signals === undefined) return undefined;
  const verified = signals.filter(
    ({ verified, assurance = "verified", until }) =>
      verified && AT_LEAST[level].includes(assurance) && (until === undefined || today < until),
  );
  return verified.length === 0
    ? undefined
    : Math.max(...verified.map((signal) => yearsOn(signal, today)));
}

/** Returns the stated age as of a day, or undefined without one. */
export function statedAgeOn(evidence: AgeEvidence, today: LocalDate): number | undefined {
  return evidence.stated && yearsOn(evidence.stated, today);
}

/** Returns the evidence with a verified signal added. It is unchanged where an earlier signal says as much on that day. */
export function withSignal(
  evidence: AgeEvidence,
  signal: SignalOnDay,
  today: LocalDate,
): AgeEvidence {
  const { signals = [] } = evidence;
  const isKnown = signals.some(
    (earlier) =>
      earlier.verified &&
      earlier.verificationId === signal.verificationId &&
      yearsOn(earlier, today) === yearsOn(signal, today) &&
      earlier.highestYears === signal.highestYears,
  );
  return isKnown ? evidence : { ...evidence, signals: [...signals, signal] };
}

/**
 * Returns a player's evidence after more was said: a verified signal is added to the earlier evidence, and so is anything that
 * makes the player younger. Otherwise returns the same evidence.
 */
export function learn(known: AgeEvidence, more: AgeEvidence, today: LocalDate): AgeEvidence {
  const proven = (more.signals ?? [])
    .filter(({ verified }) => verified)
    .reduce((evidence, signal) => withSignal(evidence, signal, today), known);
  if (isUnknown(known)) return proven;
  const both = together(proven, more, today);
  const younger = ageOn(proven, today) - ageOn(both, today);
  const isYounger =
    younger > 0 || (younger === 0 && oldestOn(both, today) < oldestOn(proven, today));
  return isYounger ? both : proven;
}

/** Learns more of a player: the first declaration counts as it is, a later one only if it makes the player younger. */
export function learnOfPlayer(
  known: AgeEvidence,
  more: AgeEvidence,
  today: LocalDate,
): AgeEvidence {
  if (isUnknown(more)) return known;
  const isFirst = isUnknown(known) || (isDeclared(more) && !isDeclared(known));
  return isFirst ? withSignals(more, known.signals ?? []) : learn(known, more, today);
}

/** Returns the evidence of two records of one player together: the lower age counts. */
export function lowerOf(known: AgeEvidence, other: AgeEvidence, today: LocalDate): AgeEvidence {
  const learned = learn(known, other, today);
  const years = ageOn(other, today);
  // A declaration of one record may lie within a range of the other, which would then no longer lower it.
  return isUnknown(other) || ageOn(learned, today) <= years
    ? learned
    : withSignals(learned, [{ years, highestYears: years, on: today, verified: false }]);
}

/** Returns whether nothing at all is known of a player's age. */
export const isUnknown = ({ signals = [], ...declared }: AgeEvidence): boolean =>
  !isDeclared(declared) && signals.length === 0;

/** Returns the evidence of both. Of two declarations of a kind it keeps the one that makes the player younger. */
function together(a: AgeEvidence, b: AgeEvidence, today: LocalDate): AgeEvidence {
  const [first, dateOfBirth = first] = [a, b].flatMap((each) => each.dateOfBirth ?? []).sort();
  const [stated] = [a, b]
    .flatMap((each) => each.stated ?? [])
    .sort((one, two) => yearsOn(one, today) - yearsOn(two, today));
  const declared = {
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    ...(stated && { stated }),
    ...(a.signals && { signals: a.signals }),
  };
  return withSignals(declared, b.signals ?? []);
}

const signalKey = ({ years, highestYears, on, verificationId }: SignalOnDay): string =>
  JSON.stringify([years, highestYears, on, verificationId]);

/** Returns the evidence with further signals, each of them once. */
export function withSignals(evidence: AgeEvidence, added: readonly SignalOnDay[]): AgeEvidence {
  const { signals = [] } = evidence;
  const known = signals.map(signalKey);
  const others = added.filter((signal) => !known.includes(signalKey(signal)));
  return others.length === 0 ? evidence : { ...evidence, signals: [...signals, ...others] };
}

/** Returns the evidence without the result of a verification; the same evidence if the verification had none. */
export function withoutSignal(evidence: AgeEvidence, verificationId: string): AgeEvidence {
  const { signals = [] } = evidence;
  const others = signals.filter((signal) => signal.verificationId !== verificationId);
  return others.length === signals.length ? evidence : { ...evidence, signals: others };
}

/** Returns the evidence once a verification no longer proves anything. It is unchanged where it does not rely on it. */
export function withoutVerification(evidence: AgeEvidence, verificationId: string): AgeEvidence {
  const { signals = [] } = evidence;
  const isProven = (signal: SignalOnDay) =>
    signal.verificationId === verificationId && signal.verified;
  return signals.some(isProven)
    ? {
        ...evidence,
        signals: signals.map((signal) =>
          isProven(signal) ? { ...signal, verified: false } : signal,
        ),
      }
    : evidence;
}
