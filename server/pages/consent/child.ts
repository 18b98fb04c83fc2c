// Shows a guardian enough of the child to recognise them, and no more than the law asks for.
import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import type { Policy } from "../../policy/types.js";
import { placeText } from "../../presentation/place-text.js";
import type { Texts } from "../../presentation/texts/index.js";

export const placeName = (
  policy: Policy,
  code: string,
  texts: Pick<Texts, "language" | "shell" | "regions">,
): string => placeText({ code, name: policy.jurisdictions.find(code)?.name ?? code }, texts);

/** Describes the child's age band and place. */
export function describeChild(context: Context, challenge: Challenge, texts: Texts): string {
  const { consent } = texts;
  const assessment = assessPlayerOf(challenge, context);
  const { digitalConsentAge, civilMajorityAge } = assessment.law;
  const place = placeName(context.policy, challenge.jurisdiction, texts);
  switch (assessment.ageStatus) {
    case "DIGITAL_MINOR":
      return consent.childUnder({ age: Math.min(digitalConsentAge, civilMajorityAge), place });
    case "DIGITAL_YOUTH":
      return consent.childFromTo({ from: digitalConsentAge, to: civilMajorityAge - 1, place });
    case "LEGAL_ADULT":
      return consent.adultIn(place);
  }
}
