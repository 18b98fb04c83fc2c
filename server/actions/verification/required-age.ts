import type { Context } from "../../context.js";
import { requiredAge } from "../../domain/verification/criteria.js";
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
