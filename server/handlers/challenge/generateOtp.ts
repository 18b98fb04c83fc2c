import { renewPassword } from "../../actions/challenge/challenge-secrets.js";
import { lockChallenge } from "../../actions/challenge/lock-challenge.js";
import { assertOpen } from "../../domain/challenge/challenge.js";
import { oneTimePassword } from "../../domain/keyring.js";
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
    oneTimePassword: oneTimePassword(context.keyring, challengeId, password.generation),
    otpExpiresAt: new Date(password.expiresAt).toISOString(),
  });
};
