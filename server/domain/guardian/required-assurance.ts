// How sure it has to be that the person who decides is the guardian, by the product's file, and at least by the law.
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { valueByPlace } from "../../policy/law.js";
import { isAtAge, standingAt } from "../../policy/standing.js";
import type { LawFile } from "../../policy/types.js";
import { lawDate } from "../../policy/zones.js";
import type { Challenge } from "../challenge/challenge.js";
import { assessPlayerOf, type AssessmentInput } from "../session/assessment.js";
import { ASSURANCES, type Assurance } from "./assurance.js";

/** `law`: the law that asks for this assurance; absent where only the product does. */
type RequiredAssurance = Readonly<{ assurance: Assurance; law?: LawFile }>;

/** Returns the assurance that a consent for a player needs before it counts: the product's, or a higher one of a law. */
export function requiredAssurance(
  asked: Pick<Challenge, "jurisdiction" | "evidence">,
  input: AssessmentInput,
): RequiredAssurance {
  const { policy, product, now } = input;
  const { guardianAssurance } = product;
  const place = findJurisdiction(policy, asked.jurisdiction);
  const { age } = assessPlayerOf(asked, input);
  const own =
    typeof guardianAssurance === "string"
      ? guardianAssurance
      : (valueByPlace(policy, guardianAssurance, place.code) ?? "confirmed");
  let required: RequiredAssurance = { assurance: own };
  const standing = standingAt(policy, product, place, lawDate(policy, place, now));
  for (const { law, duty, ...ages } of standing.guardianAssurance) {
    const assurance = duty.level === "verified" ? "verified" : "confirmed";
    if (!isAtAge(ages, age)) continue;
    if (ASSURANCES.indexOf(assurance) >= ASSURANCES.indexOf(required.assurance))
      required = { assurance, law };
  }
  return required;
}
