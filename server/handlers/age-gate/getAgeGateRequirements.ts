import { readSignal, signalInQuery } from "../../actions/age/read-age.js";
import { dateIn } from "../../dates.js";
import { verifiedAgeOf } from "../../policy/decide.js";
import { lawAt } from "../../policy/law.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { inQuery } from "../../policy/signals.js";
import type { Handle } from "../handle.js";

export const getAgeGateRequirements: Handle<"getAgeGateRequirements"> = async (
  context,
  { query },
  reply,
) => {
  const { policy, product, now } = context;
  const jurisdiction = findJurisdiction(policy, query.jurisdiction);
  const law = lawAt(policy, jurisdiction, dateIn("UTC", now));
  const given = signalInQuery(query);
  const signal = given && readSignal(context, jurisdiction, given, inQuery);
  const verifiedAge = signal?.verified ? signal.years : undefined;
  const thresholds = product.permissions.map(
    (permission) => verifiedAgeOf(policy, jurisdiction, permission) ?? 0,
  );
  return reply(200, {
    shouldDisplay: (verifiedAge ?? 0) < law.civilMajorityAge,
    ageAssuranceRequired: thresholds.some((threshold) => threshold > (verifiedAge ?? 0)),
    digitalConsentAge: law.digitalConsentAge,
    civilAge: law.civilMajorityAge,
    minimumAge: product.minimumAge,
    approvedAgeCollectionMethods: product.ageCollectionMethods,
    rule: law.rule,
  });
};
