import { cancelInvite as cancel } from "../../actions/challenge/invite-parent.js";
import type { Handle } from "../handle.js";
import { renderChallengeFor } from "./render.js";

export const cancelInvite: Handle<"cancelInvite"> = async (context, { body }, reply) => {
  const challenge = await context.db.write((tx) => cancel(tx, context, body.challengeId));
  return reply(200, renderChallengeFor(context, challenge));
};
