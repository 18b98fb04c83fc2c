// What law, configuration and age together mean for a player on a day, before their own settings.
import { createHash } from "node:crypto";

import { BoundedCache } from "../../lib/bounded-cache.js";
import { remember } from "../../lib/remember.js";
import { decide, type PolicyDecision } from "../../policy/decide.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import type { LocalDate } from "../../lib/dates.js";
import { isOlder } from "../../policy/law.js";
import { lawDate } from "../../policy/zones.js";
import type { Jurisdiction, Policy } from "../../policy/types.js";
import { FIRST_ZONE, ageOn, todayIn, verifiedAgeOn, type AgeEvidence } from "../age/age.js";
import type { Product } from "../product.js";

export type Assessment = PolicyDecision & Readonly<{ age: number; hash: string }>;

/** A few assessments serve most requests until the day or the configuration changes. */
const MAX_ASSESSMENTS = 5_000;
const assessments = remember(
  (_product: Product) => new BoundedCache<string, Assessment>(MAX_ASSESSMENTS),
);

/**
 * Decides for a player, by the law on the day in the jurisdiction, or on `on`, and by the age on the day in the player's zone, or
 * in UTC-12 without a zone, so that an age is never reached too early.
 */
function assessIn(
  timezone: string | null,
  jurisdiction: Jurisdiction,
  evidence: AgeEvidence,
  { policy, product, now, on = lawDate(policy, jurisdiction, now) }: AssessmentInput,
): Assessment {
  const today = todayIn(timezone, now);
  const age = ageOn(evidence, today);
  const verifiedAge = verifiedAgeOn(evidence, today);
  const estimated = verifiedAgeOn(evidence, today, "estimated");
  const attested = verifiedAgeOn(evidence, today, "attested");
  const ofProduct = assessments(product);
  const key = `${policy.version} ${jurisdiction.code} ${on} ${age} ${verifiedAge ?? ""} ${estimated ?? ""} ${attested ?? ""}`;
  let assessment = ofProduct.get(key);
  if (!assessment) {
    const decision = decide(policy, {
      jurisdiction,
      on,
      profile: product,
      age,
      verifiedAge,
      assuredAges: {
        ...(estimated !== undefined && { estimated }),
        ...(attested !== undefined && { attested }),
      },
      permissions: product.permissions,
    });
    const { ageStatus, permissions } = decision;
    const hash = createHash("sha256")
      .update(JSON.stringify([ageStatus, permissions]))
      .digest("base64url");
    ofProduct.set(key, (assessment = { ...decision, age, hash }));
  }
  return assessment;
}

export type AssessmentInput = Readonly<{
  policy: Policy;
  product: Product;
  now: number;
  /** The day whose law counts, if it is not the day of `now`. */
  on?: LocalDate | undefined;
}>;

type Assessed = Readonly<{
  jurisdiction: string;
  evidence: AgeEvidence;
  timezone?: string | null;
  announcedAgeStatus?: Assessment["ageStatus"] | null;
}>;

/**
 * Assesses the player of a session or a challenge. A change of zone that takes the day back before a birthday leaves
 * the age that was announced.
 */
export function assessPlayerOf(
  { jurisdiction, evidence, timezone = null, announcedAgeStatus = null }: Assessed,
  input: AssessmentInput,
): Assessment {
  const place = findJurisdiction(input.policy, jurisdiction);
  const assessment = assessIn(timezone, place, evidence, input);
  if (announcedAgeStatus === null || !isOlder(announcedAgeStatus, assessment.ageStatus))
    return assessment;
  const where = assessIn(FIRST_ZONE, place, evidence, input);
  return where.ageStatus === announcedAgeStatus ? where : assessment;
}
