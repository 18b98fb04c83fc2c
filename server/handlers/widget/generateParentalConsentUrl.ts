import { withLiveSecrets } from "../../actions/challenge/challenge-secrets.js";
import { lockChallenge } from "../../actions/challenge/lock-challenge.js";
import { assertOpen, challengeUrls } from "../../domain/challenge/challenge.js";
import { changeChallenge } from "../../store/challenges.js";
import type { Handle } from "../handle.js";

export const generateParentalConsentUrl: Handle<"generateParentalConsentUrl"> = async (
  context,
  { body },
  reply,
) => {
  const { scope, keyring, publicUrl } = context;
  const { challengeId, email } = body;
  const challenge = await context.db.write(async (tx) => {
    const found = assertOpen(await lockChallenge(tx, scope, challengeId));
    const live = await withLiveSecrets({ ...context, db: tx }, found);
    return email === undefined ? live : changeChallenge(tx, live, { mailedTo: email });
  });
  return reply(200, challengeUrls(challenge, keyring, publicUrl));
};
