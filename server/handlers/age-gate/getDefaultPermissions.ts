import { readAge, signalInQuery } from "../../actions/age/read-age.js";
import { renderPermissions } from "../../domain/session/session.js";
import { initialSettings, permissionStates } from "../../domain/session/settings.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { inQuery } from "../../policy/signals.js";
import type { Handle } from "../handle.js";

export const getDefaultPermissions: Handle<"getDefaultPermissions"> = async (
  context,
  { query },
  reply,
) => {
  const jurisdiction = findJurisdiction(context.policy, query.jurisdiction);
  const signal = signalInQuery(query);
  const evidence = await readAge(context, jurisdiction, { ...query, signal }, inQuery);
  const assessment = assessPlayerOf({ jurisdiction: jurisdiction.code, evidence }, context);
  return reply(200, {
    ageStatus: assessment.ageStatus,
    ageCategory: assessment.ageCategory,
    requiresParentConsentForDataProcessing: assessment.requiresParentConsentForDataProcessing,
    permissions: renderPermissions(permissionStates(assessment, initialSettings(assessment))),
  });
};
