import { renewExpiredSecrets } from "../../actions/challenge/challenge-secrets.js";
import { requireChallenge } from "../../store/challenges/queries.js";
import type { Handle } from "../handle.js";
import { renderChallengeFor } from "./render.js";

export const getChallenge: Handle<"getChallenge"> = async (context, { query }, reply) => {
  const challenge = await requireChallenge(context.db, context.scope, query.challengeId);
  return reply(200, renderChallengeFor(context, await renewExpiredSecrets(context, challenge)));
};
