import { withLiveSecrets } from "../../actions/challenge/challenge-secrets.js";
import { getChallenge as readChallenge } from "../../store/challenges/queries.js";
import type { Handle } from "../handle.js";
import { renderChallengeFor } from "./render.js";

export const getChallenge: Handle<"getChallenge"> = async (context, { query }, reply) => {
  const challenge = await readChallenge(context.db, context.scope, query.challengeId);
  return reply(200, renderChallengeFor(context, await withLiveSecrets(context, challenge)));
};
