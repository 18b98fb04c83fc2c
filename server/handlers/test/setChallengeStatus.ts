import { decideForTest } from "../../actions/consent/decide-for-test.js";
import { invalidInput } from "../../lib/errors.js";
import type { Handle } from "../handle.js";

export const setChallengeStatus: Handle<"setChallengeStatus"> = async (
  context,
  { body },
  reply,
) => {
  if (body.status === "PASS" && body.failureReason !== undefined)
    throw invalidInput("failureReason: is allowed only with the status FAIL.");
  await context.db.write((tx) => decideForTest(tx, context, body));
  return reply(200, {});
};
