// What a verification has to prove, and whether a result proves it.
import type { Law } from "../../policy/law.js";

export type VerificationPurpose = "access-age" | "id" | "trusted-adult";

/**
 * As the product or the age gate asked; none for a trusted adult. Ages in whole years. With `assurance`, only methods that
 * reach it count.
 */
export type VerificationCriteria =
  | Readonly<{ age: number; assurance?: "verified" }>
  | Readonly<{ ageCategory: "ADULT" | "DIGITAL_YOUTH_OR_ADULT" }>;

/** Whole years, both included. Without `high` there is no upper bound. */
export type AgeBounds = Readonly<{ low: number; high?: number }>;

const LEAST_ADULT_AGE = 18;

/** Returns the age (whole years) that has to be proven under a law. A trusted adult is 18, or of age there if that is later. */
export function requiredAge(
  { digitalConsentAge, civilMajorityAge }: Law,
  criteria: VerificationCriteria | null,
): number {
  if (criteria === null) return Math.max(LEAST_ADULT_AGE, civilMajorityAge);
  if ("age" in criteria) return criteria.age;
  return criteria.ageCategory === "ADULT"
    ? civilMajorityAge
    : Math.min(digitalConsentAge, civilMajorityAge);
}

/** From which estimated ages an estimate decides, in whole years: `failIfUnder` is not over `passIfOver`. */
export type EstimationBounds = Readonly<{
  passIfOver?: number | undefined;
  failIfUnder?: number | undefined;
}>;

/** Returns whether a range of ages proves an age, disproves it, or leaves it open. An estimate may have to be further away. */
export function proves(
  { low, high }: AgeBounds,
  required: number,
  { passIfOver = required - 1, failIfUnder = required }: EstimationBounds = {},
): boolean | undefined {
  if (high !== undefined && high < failIfUnder) return false;
  return low >= required && low > passIfOver ? true : undefined;
}
