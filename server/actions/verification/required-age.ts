import type { Context } from "../../context.js";
import { dateIn } from "../../dates.js";
import { requiredAge } from "../../domain/verification/criteria.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { lawAt, type Law } from "../../policy/law.js";
import type { Verification } from "../../store/verifications.js";

type Deps = Pick<Context, "policy" | "now">;

/** The law of today where a verification was asked for. */
export const lawOf = (
  { policy, now }: Deps,
  { jurisdiction }: Pick<Verification, "jurisdiction">,
): Law => lawAt(policy, findJurisdiction(policy, jurisdiction), dateIn("UTC", now));

/** The age (whole years) that a verification has to prove, under the law of today. */
export const requiredAgeOf = (
  deps: Deps,
  verification: Pick<Verification, "jurisdiction" | "criteria">,
): number => requiredAge(lawOf(deps, verification), verification.criteria);
