import type { Context } from "../../context.js";
import { renderChallenge, type Challenge } from "../../domain/challenge/challenge.js";

/** A challenge as the product sees it. */
export const renderChallengeFor = (
  { keyring, publicUrl, product, now }: Context,
  challenge: Challenge,
) =>
  renderChallenge(challenge, { keyring, publicUrl, childLiteAccess: product.childLiteAccess, now });
