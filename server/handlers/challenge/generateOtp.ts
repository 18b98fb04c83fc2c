import { renewPassword } from "../../actions/challenge/challenge-secrets.js";
import { lockChallengeAndSession } from "../../actions/challenge/lock-challenge.js";
import { assertOpen, oneTimePasswordOf } from "../../domain/challenge/challenge.js";
import { touchChallenge } from "../../store/challenges/queries.js";
import type { Handle } from "../handle.js";

export const generateOtp: Handle<"generateOtp"> = async (context, { body }, reply) => {
  const { challengeId, password } = await context.db.write(async (tx) => {
    const challenge = assertOpen(
      (await lockChallengeAndSession(tx, context.scope, body.challengeId)).challenge,
    );
    return renewPassword(tx, context, await touchChallenge(tx, challenge, context.now));
  });
  return reply(200, {
    challengeId,
    oneTimePassword: oneTimePasswordOf(context.keyring, { challengeId, password }),
    otpExpiresAt: new Date(password.expiresAt).toISOString(),
  });
};
