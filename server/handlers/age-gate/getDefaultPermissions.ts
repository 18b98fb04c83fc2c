import { readAge, signalInQuery } from "../../actions/age/read-age.js";
import { renderPermissions } from "../../domain/session/session.js";
import { initialSettings, permissionStates } from "../../domain/session/settings.js";
import { assessPlayer } from "../../domain/session/assessment.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { inQuery } from "../../policy/signals.js";
import type { Handle } from "../handle.js";

export const getDefaultPermissions: Handle<"getDefaultPermissions"> = async (
  context,
  { query },
  reply,
) => {
  const { policy, product, now } = context;
  const { jurisdiction, dateOfBirth, age, kuid } = query;
  const place = findJurisdiction(policy, jurisdiction);
  const signal = signalInQuery(query);
  const evidence = await readAge(context, place, { dateOfBirth, age, kuid, signal }, inQuery);
  const standing = assessPlayer(policy, product, place, evidence, now);
  return reply(200, {
    ageStatus: standing.ageStatus,
    ageCategory: standing.ageCategory,
    requiresParentConsentForDataProcessing: standing.requiresParentConsentForDataProcessing,
    permissions: renderPermissions(permissionStates(standing, initialSettings(standing))),
  });
};
