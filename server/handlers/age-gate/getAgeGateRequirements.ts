import { readAge, readSignal, signalInQuery } from "../../actions/age/read-age.js";
import { latestToday, verifiedAgeOn, type AgeEvidence } from "../../domain/age/age.js";
import { assessPlayer } from "../../domain/session/assessment.js";
import { demandOf } from "../../policy/decide.js";
import { standingAt, type Standing } from "../../policy/standing.js";
import { lawDate } from "../../policy/zones.js";
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
  const on = lawDate(policy, jurisdiction, now);
  const { law, laws, minimumAge, gateAssurance } = standingAt(policy, product, jurisdiction, on);
  const given = signalInQuery(query);
  const signal = given && (await readSignal(context, jurisdiction, given, inQuery));
  const evidence: AgeEvidence = signal ? { signals: [signal] } : {};
  const provenAge = (assurance?: AgeAssurance) =>
    verifiedAgeOn(evidence, latestToday(now), assurance) ?? 0;
  const demands = product.permissions.flatMap((permission) => {
    const demand = demandOf(policy, { jurisdiction, on, profile: product }, permission);
    return demand ? [{ permission: permission.name, ...demand }] : [];
  });
  const { age, dateOfBirth } = query;
  const asked =
    age === undefined && dateOfBirth === undefined
      ? undefined
      : await readAge(context, jurisdiction, { age, dateOfBirth, signal: given }, inQuery);
  const isUnproven = gateAssurance.length > 0 && provenAge() === 0;
  return reply(200, {
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
    ...(asked && {
      permissions: assessPlayer(policy, product, jurisdiction, asked, now).permissions.map(
        ({ name, initiallyEnabled, managedBy, needsVerifiedGuardian, ground }) => ({
          name,
          enabled: initiallyEnabled,
          managedBy,
          ...(managedBy === "GUARDIAN" &&
            needsVerifiedGuardian && { offUntil: "guardian-verification" as const }),
          ground,
        }),
      ),
    }),
  });
};

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
