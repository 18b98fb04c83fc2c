import { readSignal, signalInQuery } from "../../actions/age/read-age.js";
import { latestToday, verifiedAgeOn, type AgeEvidence } from "../../domain/age/age.js";
import { demandOf } from "../../policy/decide.js";
import { lawNow } from "../../policy/zones.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { inQuery } from "../../policy/signals.js";
import type { AgeAssurance } from "../../policy/types.js";
import type { Handle } from "../handle.js";

export const getAgeGateRequirements: Handle<"getAgeGateRequirements"> = async (
  context,
  { query },
  reply,
) => {
  const { policy, product, now } = context;
  const jurisdiction = findJurisdiction(policy, query.jurisdiction);
  const law = lawNow(policy, jurisdiction, now);
  const given = signalInQuery(query);
  const signal = given && (await readSignal(context, jurisdiction, given, inQuery));
  const evidence: AgeEvidence = signal ? { signals: [signal] } : {};
  const provenAge = (assurance?: AgeAssurance) =>
    verifiedAgeOn(evidence, latestToday(now), assurance) ?? 0;
  const demands = product.permissions.flatMap((permission) => {
    const demand = demandOf(policy, jurisdiction, permission);
    return demand ? [{ permission: permission.name, ...demand }] : [];
  });
  return reply(200, {
    shouldDisplay: provenAge() < law.civilMajorityAge,
    ageAssuranceRequired: demands.some(({ age, assurance }) => age > provenAge(assurance)),
    ...(demands.length > 0 && { ageAssurances: demands }),
    digitalConsentAge: law.digitalConsentAge,
    civilAge: law.civilMajorityAge,
    minimumAge: product.minimumAge,
    approvedAgeCollectionMethods: product.ageCollectionMethods,
    rule: law.rule,
  });
};
