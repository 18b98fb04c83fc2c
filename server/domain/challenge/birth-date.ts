// Whether a guardian has to say when the child was born before anything else is decided.
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { minimumAgeNow } from "../../policy/zones.js";
import { ageOn, isDeclared, latestToday, oldestOn, type AgeEvidence } from "../age/age.js";
import type { AssessmentInput } from "../session/assessment.js";

type Asked = Readonly<{ evidence: AgeEvidence; jurisdiction: string }>;

const minimumByLaw = ({ jurisdiction }: Asked, { policy, product, now }: AssessmentInput): number =>
  minimumAgeNow(policy, product, findJurisdiction(policy, jurisdiction), now);

/**
 * Returns the age (whole years) below which no player is let in: the product's minimum age, or a higher minimum of the law there.
 */
const minimumAgeOf = (asked: Asked, input: AssessmentInput): number =>
  Math.max(input.product.minimumAge, minimumByLaw(asked, input));

/** Returns whether a child is below the minimum age, by the declared age or by the upper end of a platform's range. */
export const isTooYoung = (asked: Asked, input: AssessmentInput): boolean =>
  oldestOn(asked.evidence, latestToday(input.now)) < minimumAgeOf(asked, input);

/** Returns whether a child is certainly below the minimum age of the law there. */
export const isBarredByLaw = (asked: Asked, input: AssessmentInput): boolean =>
  oldestOn(asked.evidence, latestToday(input.now)) < minimumByLaw(asked, input);

/** Returns whether no age was declared, and the evidence leaves open whether the child has reached the minimum age. */
export function needsBirthDate(asked: Asked, input: AssessmentInput): boolean {
  const { evidence } = asked;
  if (isDeclared(evidence)) return false;
  const isUnknown = (evidence.signals ?? []).length === 0;
  return isUnknown || ageOn(evidence, latestToday(input.now)) < minimumAgeOf(asked, input);
}
