import { renewPassword } from "../../actions/challenge/challenge-secrets.js";
import { lockChallenge } from "../../actions/challenge/lock-challenge.js";
import { assertOpen, passwordOf } from "../../domain/challenge/challenge.js";
import type { Handle } from "../handle.js";

export const generateOtp: Handle<"generateOtp"> = async (context, { body }, reply) => {
  const { challengeId, password } = await context.db.write(async (tx) =>
    renewPassword(
      tx,
      context,
      assertOpen(await lockChallenge(tx, context.scope, body.challengeId)),
    ),
  );
  return reply(200, {
    challengeId,
    oneTimePassword: passwordOf(context.keyring, { challengeId, password }),
    otpExpiresAt: new Date(password.expiresAt).toISOString(),
  });
};
