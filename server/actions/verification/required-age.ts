import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { requiredAssurance } from "../../domain/guardian/required-assurance.js";
import { requiredAge, type VerificationCriteria } from "../../domain/verification/criteria.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import type { Law } from "../../policy/law.js";
import { lawNow } from "../../policy/zones.js";
import type { Verification } from "../../store/verifications/table.js";

type Deps = Pick<Context, "policy" | "product" | "now">;

/** Returns the law of today where a verification was asked for. */
export const lawOf = (
  { policy, product, now }: Deps,
  { jurisdiction }: Pick<Verification, "jurisdiction">,
): Law => lawNow(policy, product, findJurisdiction(policy, jurisdiction), now);

/** Returns the age (whole years) that a verification has to prove, under the law of today. */
export const requiredAgeOf = (
  deps: Deps,
  verification: Pick<Verification, "jurisdiction" | "criteria">,
): number => requiredAge(lawOf(deps, verification), verification.criteria);

/** Returns what a guardian has to prove. Where a law asks for a verified guardian, an estimate of their age is not enough. */
export function criteriaOfGuardian(
  context: Deps,
  challenge: Pick<Challenge, "jurisdiction" | "evidence">,
): VerificationCriteria | null {
  const { assurance, law } = requiredAssurance(challenge, context);
  if (!law || assurance !== "verified") return null;
  const { jurisdiction } = challenge;
  return { age: requiredAgeOf(context, { jurisdiction, criteria: null }), assurance };
}
