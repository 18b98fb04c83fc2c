import { findLinkByToken } from "../../actions/guardian/mailed-link.js";
import { guardiansOfPlayer, isOnFile } from "../../actions/guardian/guardians-on-file.js";
import { contextFor, type Context, type ServiceContext } from "../../context.js";
import { isLive, type Challenge } from "../../domain/challenge/challenge.js";
import { isToken, lookupHash } from "../../domain/keyring.js";
import { findChallengeByLink, findLatestChallenge } from "../../store/challenges.js";
import type { MailedLink } from "../../store/mailed-links.js";
import type { PageRequest } from "../shell/page.js";
import { Refusal } from "../shell/refusal.js";
import { textsFor, type Texts } from "../../presentation/texts/index.js";

/** A visitor who came by one of the links of a challenge. */
export interface ConsentVisit {
  token: string;
  context: Context;
  challenge: Challenge;
  texts: Texts;
  /** Present where they came by a mail: they read its address. The other kind of link proves nothing. */
  mailed: MailedLink | undefined;
}

/** The challenge that the link in the path leads to. Refuses a link that is unknown, has expired or was replaced. */
export async function findConsentVisit(
  services: ServiceContext,
  request: PageRequest<"token">,
): Promise<ConsentVisit> {
  const { token } = request.params;
  if (!isToken(token)) throw new Refusal("unknownLink");
  const handed = await findChallengeByLink(
    services.store,
    lookupHash(services.keyring, "link", token),
  );
  const mailed = handed ? undefined : await findLinkByToken(services, token);
  const challenge =
    handed ?? (mailed && (await findLatestChallenge(services.store, mailed.challengeId)));
  if (!challenge) throw new Refusal("unknownLink");
  const { locale } = challenge;
  const context = contextFor(services, challenge.productId, challenge.mode);
  const framedBy = context.product.origins;
  if (!isLive(mailed ?? challenge.link, context.now))
    throw new Refusal("expiredLink", { locale, framedBy });
  if (mailed && mailed.replacedAt !== null && !(await mayReadResult(context, challenge, mailed)))
    throw new Refusal("replacedLink", { locale, framedBy });
  const texts = textsFor(locale, request.get("Accept-Language"));
  return { token, context, challenge, texts, mailed };
}

/** A replaced link shows how a challenge was decided to a guardian, and to a reader of a mistyped address nothing. */
async function mayReadResult(
  context: Context,
  { kuid, decidedAt }: Challenge,
  { addressHash }: MailedLink,
): Promise<boolean> {
  return (
    decidedAt !== null && isOnFile(await guardiansOfPlayer(context.db, context, kuid), addressHash)
  );
}

/** What all pages of a visit have in common. */
export const pageOf = ({ context, texts }: Pick<ConsentVisit, "context" | "texts">) => ({
  texts,
  isTestMode: context.mode === "test",
  framedBy: context.product.origins,
});
