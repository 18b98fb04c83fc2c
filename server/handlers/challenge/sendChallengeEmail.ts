import { addressOnFile, sealAddress } from "../../actions/guardian/guardian-address.js";
import { lockChallenge } from "../../actions/challenge/lock-challenge.js";
import { queueMail } from "../../mail/queue-mail.js";
import { noAddress } from "../../domain/guardian/email.js";
import { changeChallenge } from "../../store/challenges.js";
import type { Handle } from "../handle.js";
import { assertOpen } from "./render.js";

export const sendChallengeEmail: Handle<"sendChallengeEmail"> = async (
  context,
  { body },
  reply,
) => {
  await context.db.write(async (tx) => {
    const challenge = assertOpen(await lockChallenge(tx, context.scope, body.challengeId));
    const { challengeId, kuid, locale } = challenge;
    const to = body.email ?? (await addressOnFile({ ...context, db: tx }, kuid));
    if (to === undefined) throw noAddress();
    await queueMail(tx, context, { to, template: "consent-request", challengeId, locale });
    await changeChallenge(tx, challenge, { mailedTo: sealAddress(context, to) });
  });
  return reply(200, {});
};
