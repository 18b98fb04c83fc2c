import { withLiveSecrets } from "../actions/challenge-secrets.js";
import { contextFor, type Services } from "../context.js";
import { challengeUrls, isUnfinished } from "../domain/challenge.js";
import { decrypt } from "../domain/keyring.js";
import { dateText } from "../pages/dates.js";
import { textsFor } from "../pages/texts/index.js";
import { getChallenge } from "../store/challenges.js";
import type { Mail } from "../store/mails.js";
import { consentRequest } from "./consent-request.js";
import { MAIL_CONTENT, type MailContent } from "./content.js";

export interface RenderedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** False where what it asks for has been decided meanwhile. */
  isWanted: boolean;
}

/** A mail as it would be sent now: its link is the one that works at this moment. */
export async function renderMail(services: Services, mail: Mail): Promise<RenderedMail> {
  const content = JSON.parse(decrypt(services.keyring, mail.content, MAIL_CONTENT)) as MailContent;
  const context = contextFor(services, mail.productId, mail.mode);
  const found = await getChallenge(context.db, context.scope, content.challengeId);
  const challenge = await withLiveSecrets(context, found);
  const texts = textsFor(content.locale);
  const written = consentRequest(texts, {
    product: context.product.name,
    url: challengeUrls(challenge, services.keyring, services.publicUrl).url,
    worksUntil: dateText(challenge.link.expiresAt, texts),
  });
  return { to: content.to, ...written, isWanted: isUnfinished(challenge) };
}
