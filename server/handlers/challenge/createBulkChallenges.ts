import { renewExpiredSecrets } from "../../actions/challenge/challenge-secrets.js";
import { createBulk } from "../../actions/challenge/create-bulk.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import type { Handle } from "../handle.js";
import { renderChallengeFor } from "./render.js";

export const createBulkChallenges: Handle<"createBulkChallenges"> = async (
  context,
  { body },
  reply,
) => {
  const { kuid, externalId, requestedProductIds } = body;
  const jurisdiction = findJurisdiction(context.policy, body.jurisdiction);
  const members = await context.db.write((tx) =>
    createBulk(tx, context, { kuid, externalId, jurisdiction, requestedProductIds }),
  );
  const challenges = [];
  for (const { context: own, challenge } of members) {
    const live = await renewExpiredSecrets(own, challenge);
    challenges.push({ productId: challenge.productId, challenge: renderChallengeFor(own, live) });
  }
  return reply(200, { challenges });
};
