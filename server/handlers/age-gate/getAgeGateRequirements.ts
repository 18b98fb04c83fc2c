import { readAge, readSignal, signalInQuery } from "../../actions/age/read-age.js";
import { ageGateRequirements } from "../../domain/session/age-gate-requirements.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { inQuery } from "../../policy/signals.js";
import type { Handle } from "../handle.js";

export const getAgeGateRequirements: Handle<"getAgeGateRequirements"> = async (
  context,
  { query },
  reply,
) => {
  const jurisdiction = findJurisdiction(context.policy, query.jurisdiction);
  const given = signalInQuery(query);
  const signal = given && (await readSignal(context, jurisdiction, given, inQuery));
  const requirements = ageGateRequirements(
    jurisdiction,
    signal ? { signals: [signal] } : {},
    context,
  );
  const { age, dateOfBirth } = query;
  if (age === undefined && dateOfBirth === undefined) return reply(200, requirements);
  const evidence = await readAge(
    context,
    jurisdiction,
    { age, dateOfBirth, signal: given },
    inQuery,
  );
  const { permissions } = assessPlayerOf({ jurisdiction: jurisdiction.code, evidence }, context);
  return reply(200, {
    ...requirements,
    permissions: permissions.map(
      ({ name, initiallyEnabled, managedBy, needsVerifiedGuardian, ground }) => ({
        name,
        enabled: initiallyEnabled,
        managedBy,
        ...(managedBy === "GUARDIAN" &&
          needsVerifiedGuardian && { offUntil: "guardian-verification" as const }),
        ground,
      }),
    ),
  });
};
