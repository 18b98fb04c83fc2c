import { renewExpiredSecrets } from "../../actions/challenge/challenge-secrets.js";
import { inviteParent as invite } from "../../actions/challenge/invite-parent.js";
import type { Handle } from "../handle.js";
import { renderChallengeFor } from "./render.js";

export const inviteParent: Handle<"inviteParent"> = async (context, { body }, reply) => {
  const challenge = await context.db.write((tx) => invite(tx, context, body));
  return reply(200, renderChallengeFor(context, await renewExpiredSecrets(context, challenge)));
};
