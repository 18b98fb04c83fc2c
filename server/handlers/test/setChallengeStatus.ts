import { grantConsent, refuseConsent } from "../../actions/consent/decide-challenge.js";
import { lastMailedTo } from "../../actions/guardian/guardian-address.js";
import { lockChallenge } from "../../actions/challenge/lock-challenge.js";
import { conflict, invalidInput } from "../../errors.js";
import { isUnfinished } from "../../domain/challenge/challenge.js";
import type { Handle } from "../handle.js";

export const setChallengeStatus: Handle<"setChallengeStatus"> = async (
  context,
  { body },
  reply,
) => {
  const { challengeId, status, failureReason, email } = body;
  if (status === "PASS" && failureReason !== undefined)
    throw invalidInput("failureReason: goes with the status FAIL only.");
  await context.db.write(async (tx) => {
    const challenge = await lockChallenge(tx, context.scope, challengeId);
    if (challenge.status === status) return;
    if (!isUnfinished(challenge))
      throw conflict("status: the challenge has the other status already.");
    if (status === "FAIL") {
      await refuseConsent(tx, context, challenge, {
        failureReason: failureReason ?? "denied-by-guardian",
        by: "test-helper",
      });
    } else {
      const address = email ?? lastMailedTo(context, challenge);
      await grantConsent(tx, context, challenge, {
        email: address,
        attestsAdulthood: false,
        by: "test-helper",
      });
    }
  });
  return reply(200, {});
};
