import { renewExpiredSecrets } from "../../actions/challenge/challenge-secrets.js";
import { lockChallengeAndSession } from "../../actions/challenge/lock-challenge.js";
import { makeShortUrl } from "../../actions/widget/short-url.js";
import { assertOpen, challengeUrls } from "../../domain/challenge/challenge.js";
import { tidyAddress } from "../../lib/email-address.js";
import { readRedirectUrl } from "../../domain/challenge/redirect.js";
import { changeChallenge } from "../../store/challenges/queries.js";
import type { Handle } from "../handle.js";

export const generateParentalConsentUrl: Handle<"generateParentalConsentUrl"> = async (
  context,
  { body },
  reply,
) => {
  const { scope, keyring, publicUrl, product, mode } = context;
  const { challengeId, email, locale, redirectUrl } = body;
  const changes = {
    ...(email !== undefined && { mailedTo: tidyAddress(email), mailedAt: context.now }),
    ...(locale !== undefined && { locale }),
    ...(redirectUrl !== undefined && { redirectUrl: readRedirectUrl(redirectUrl, product, mode) }),
  };
  const links = await context.db.write(async (tx) => {
    const found = assertOpen((await lockChallengeAndSession(tx, scope, challengeId)).challenge);
    const live = await renewExpiredSecrets({ ...context, db: tx }, found);
    const challenge =
      Object.keys(changes).length === 0 ? live : await changeChallenge(tx, live, changes);
    const { url } = challengeUrls(challenge, keyring, publicUrl);
    const { expiresAt } = challenge.link;
    return { url, shortUrl: await makeShortUrl(tx, context, { url, expiresAt }) };
  });
  return reply(200, links);
};
