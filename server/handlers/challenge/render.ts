import type { Context } from "../../context.js";
import { isUnfinished, renderChallenge, type Challenge } from "../../domain/challenge/challenge.js";
import { invalidInput } from "../../errors.js";

/** A challenge as it is answered to the product. */
export const challengeView = (
  { keyring, publicUrl, product, now }: Context,
  challenge: Challenge,
) =>
  renderChallenge(challenge, { keyring, publicUrl, childLiteAccess: product.childLiteAccess, now });

/** INVALID_INPUT where the challenge has passed or failed. */
export function assertOpen(challenge: Challenge): Challenge {
  if (!isUnfinished(challenge))
    throw invalidInput("challengeId: expects a challenge that has not passed or failed.");
  return challenge;
}
