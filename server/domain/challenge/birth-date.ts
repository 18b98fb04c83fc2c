// Whether a guardian has to say when the child was born before anything else is decided.
import { ageOn, isDeclared, latestToday, oldestOn, type AgeEvidence } from "../age/age.js";

type Asked = Readonly<{ evidence: AgeEvidence }>;
type Minimum = Readonly<{ minimumAge: number }>;

/** Certainly below the minimum: by what was declared, or by the upper end of what a platform said. */
export const isTooYoung = ({ evidence }: Asked, { minimumAge }: Minimum, now: number): boolean =>
  oldestOn(evidence, latestToday(now)) < minimumAge;

/** Nothing was declared, and what is known leaves open whether the child has reached the minimum age. */
export function needsBirthDate({ evidence }: Asked, { minimumAge }: Minimum, now: number): boolean {
  if (isDeclared(evidence)) return false;
  const isUnknown = (evidence.signals ?? []).length === 0;
  return isUnknown || ageOn(evidence, latestToday(now)) < minimumAge;
}
