// Why a guardian is asked: by which law, or because the product asks. Pure.
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { isAtAge, standingAt } from "../../policy/standing.js";
import { lawDate } from "../../policy/zones.js";
import type { DutyType, Ground } from "../../policy/types.js";
import type { AgeEvidence } from "../age/age.js";
import { assessPlayerOf, type AssessmentInput } from "./assessment.js";

/** The ground of a question, as it was when it was asked. */
export type AskedGround = Readonly<{
  kind: Ground["kind"];
  /** Absent where the place's own age of consent counts, and no file names its law. */
  law?: Readonly<{ id: string; name: string }>;
  duty?: DutyType;
  /** Whether the consent as a whole is asked for, or a permission. */
  asks: "consent" | "permission";
  /** The age (whole years) below which the law asks; absent where it asks at any age. */
  below?: number;
}>;

type Asked = Readonly<{
  jurisdiction: string;
  evidence: AgeEvidence;
  timezone?: string | null;
  requestedPermissions?: readonly string[] | undefined;
}>;

/** Returns why a guardian is asked about a player: the law that requires the consent, else the law of a requested permission. */
export function groundOf(asked: Asked, input: AssessmentInput): AskedGround {
  const { policy, product, now } = input;
  const { age, consentGround, law: ages, permissions } = assessPlayerOf(asked, input);
  if (consentGround.kind === "law") {
    const below = Math.min(ages.digitalConsentAge, ages.civilMajorityAge);
    return { ...named(consentGround, input), asks: "consent", below };
  }
  const names = asked.requestedPermissions ?? [];
  const grounds = permissions.filter(({ name }) => names.includes(name)).map((one) => one.ground);
  const ground = grounds.find(({ kind }) => kind === "law");
  if (!ground)
    return {
      kind: (grounds[0] ?? consentGround).kind,
      asks: grounds[0] ? "permission" : "consent",
    };
  const place = findJurisdiction(policy, asked.jurisdiction);
  const { duties } = standingAt(policy, product, place, lawDate(policy, place, now));
  const duty = duties.find(
    (each) => each.law.id === ground.law && each.duty.type === ground.duty && isAtAge(each, age),
  );
  return {
    ...named(ground, input),
    asks: "permission",
    ...(duty?.below !== undefined && { below: duty.below }),
  };
}

const named = ({ kind, law, duty }: Ground, { policy }: AssessmentInput) => ({
  kind,
  ...(law !== undefined && { law: { id: law, name: policy.laws[law]?.name ?? law } }),
  ...(duty !== undefined && { duty }),
});
