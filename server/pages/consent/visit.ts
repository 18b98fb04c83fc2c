import { contextFor, type Context, type ServiceContext } from "../../context.js";
import { isLive, type Challenge } from "../../domain/challenge/challenge.js";
import { lookupHash } from "../../domain/keyring.js";
import { findChallengeByLink } from "../../store/challenges.js";
import type { PageRequest } from "../shell/page.js";
import { Refusal } from "../shell/refusal.js";
import { textsFor, type Texts } from "../../presentation/texts/index.js";

/** A guardian before a challenge, come by its link. */
export interface ConsentVisit {
  token: string;
  context: Context;
  challenge: Challenge;
  texts: Texts;
}

const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** The challenge that the link in the path leads to. Refuses a link that is unknown or has run out. */
export async function findConsentVisit(
  services: ServiceContext,
  request: PageRequest<"token">,
): Promise<ConsentVisit> {
  const { token } = request.params;
  const challenge = TOKEN.test(token)
    ? await findChallengeByLink(services.store, lookupHash(services.keyring, "link", token))
    : undefined;
  if (!challenge) throw new Refusal("unknownLink");
  const { locale } = challenge;
  const context = contextFor(services, challenge.productId, challenge.mode);
  if (!isLive(challenge.link, context.now)) throw new Refusal("expiredLink", { locale });
  return { token, context, challenge, texts: textsFor(locale, request.get("Accept-Language")) };
}

/** What all pages of a visit have in common. */
export const pageOf = ({ context, texts }: ConsentVisit) => ({
  texts,
  isTestMode: context.mode === "test",
  framedBy: context.product.origins,
});
