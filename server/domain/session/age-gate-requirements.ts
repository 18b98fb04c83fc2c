// What a product's age gate has to ask for in a jurisdiction, before anything is known of a player.
import { demandOf } from "../../policy/decide.js";
import { standingAt, type Standing } from "../../policy/standing.js";
import type { AgeAssurance, Jurisdiction } from "../../policy/types.js";
import { lawDate } from "../../policy/zones.js";
import { latestToday, verifiedAgeOn, type AgeEvidence } from "../age/age.js";
import type { AssessmentInput } from "./assessment.js";

/** Returns the requirements. `evidence`: the device's signals so far. */
export function ageGateRequirements(
  jurisdiction: Jurisdiction,
  evidence: AgeEvidence,
  { policy, product, now }: AssessmentInput,
) {
  const on = lawDate(policy, jurisdiction, now);
  const { law, laws, minimumAge, gateAssurance } = standingAt(policy, product, jurisdiction, on);
  const provenAge = (assurance?: AgeAssurance) =>
    verifiedAgeOn(evidence, latestToday(now), assurance) ?? 0;
  const demands = product.permissions.flatMap((permission) => {
    const demand = demandOf(policy, { jurisdiction, on, profile: product }, permission);
    return demand ? [{ permission: permission.name, ...demand }] : [];
  });
  const isUnproven = gateAssurance.length > 0 && provenAge() === 0;
  return {
    shouldDisplay: provenAge() < law.civilMajorityAge,
    ageAssuranceRequired:
      isUnproven || demands.some((demand) => demand.age > provenAge(demand.assurance)),
    ...(demands.length > 0 && { ageAssurances: demands }),
    digitalConsentAge: law.digitalConsentAge,
    civilAge: law.civilMajorityAge,
    minimumAge: Math.max(product.minimumAge, minimumAge),
    approvedAgeCollectionMethods: product.ageCollectionMethods,
    rule: law.rule,
    laws: laws.map(asInForce),
  };
}

const asInForce = ({ law, state, since, duties }: Standing["laws"][number]) => ({
  id: law.id,
  name: law.name,
  place: law.place,
  state: state ?? "in-force",
  since: since ?? "",
  duties: duties
    .filter(({ counts }) => counts)
    .map(({ duty, from, below }) => ({
      type: duty.type,
      ...(from !== undefined && { from }),
      ...(below !== undefined && { below }),
    })),
});
