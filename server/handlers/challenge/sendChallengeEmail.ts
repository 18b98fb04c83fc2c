import { mailChallenge } from "../../actions/challenge/mail-challenge.js";
import type { Handle } from "../handle.js";

export const sendChallengeEmail: Handle<"sendChallengeEmail"> = async (
  context,
  { body },
  reply,
) => {
  await context.db.write((tx) => mailChallenge(tx, context, body));
  return reply(200, {});
};
