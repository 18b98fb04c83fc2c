import { withLiveSecrets } from "../../actions/challenge-secrets.js";
import { sealAddress } from "../../actions/guardian-address.js";
import { challengeUrls } from "../../domain/challenge.js";
import { changeChallenge, getChallenge } from "../../store/challenges.js";
import type { Handle } from "../handle.js";
import { assertOpen } from "../challenge/render.js";

export const generateParentalConsentUrl: Handle<"generateParentalConsentUrl"> = async (context, { body }, reply) => {
  const { db, scope, keyring, publicUrl } = context;
  const found = assertOpen(await getChallenge(db, scope, body.challengeId));
  const challenge = await withLiveSecrets(context, found);
  const { email } = body;
  if (email !== undefined) {
    await db.write(async (tx) => changeChallenge(tx, challenge, { mailedTo: sealAddress(context, email) }));
  }
  return reply(200, challengeUrls(challenge, keyring, publicUrl));
};
