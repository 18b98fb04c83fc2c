import { withLiveSecrets } from "../actions/challenge/challenge-secrets.js";
import { isLiveSignIn, signInUrl } from "../actions/guardian/sign-in-link.js";
import { contextFor, type ServiceContext } from "../context.js";
import { challengeUrls, isUnfinished } from "../domain/challenge/challenge.js";
import { decrypt } from "../domain/keyring.js";
import { mayAnswer, overrideUrl } from "../domain/override/override.js";
import { dateText } from "../presentation/dates.js";
import { textsFor } from "../presentation/texts/index.js";
import { getChallenge } from "../store/challenges.js";
import type { Mail } from "../store/mails.js";
import { getOverride } from "../store/overrides.js";
import { ageChanged } from "./age-changed.js";
import { consentRequest } from "./consent-request.js";
import { MAIL_CONTENT, type MailContent } from "../domain/mail-content.js";
import { overrideRequest } from "./override-request.js";
import { signIn } from "./sign-in.js";

export interface RenderedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** False where its request has been decided meanwhile, or its address is not a guardian's. */
  isWanted: boolean;
}

type Written = Omit<RenderedMail, "to">;

/** A mail as it would be sent now: its link is the one that works at this moment. */
export async function renderMail(services: ServiceContext, mail: Mail): Promise<RenderedMail> {
  const content = JSON.parse(decrypt(services.keyring, mail.content, MAIL_CONTENT)) as MailContent;
  return { to: content.to, ...(await write(services, mail, content)) };
}

async function write(services: ServiceContext, mail: Mail, content: MailContent): Promise<Written> {
  const { keyring, publicUrl } = services;
  const texts = textsFor(content.locale);
  switch (content.template) {
    case "consent-request": {
      const context = contextFor(services, mail.productId, mail.mode);
      const found = await getChallenge(context.db, context.scope, content.challengeId);
      const challenge = await withLiveSecrets(context, found);
      const written = consentRequest(texts, {
        product: context.product.name,
        url: challengeUrls(challenge, keyring, publicUrl).url,
        worksUntil: dateText(challenge.link.expiresAt, texts),
      });
      return { ...written, isWanted: isUnfinished(challenge) };
    }
    case "age-changed": {
      const { name } = contextFor(services, mail.productId, mail.mode).product;
      return {
        ...ageChanged(texts, { product: name, url: `${publicUrl}/family` }),
        isWanted: true,
      };
    }
    case "override-request": {
      const { product, scope, now } = contextFor(services, mail.productId, mail.mode);
      const { overrideId } = content;
      const override = await getOverride(services.store, scope, overrideId);
      const written = overrideRequest(texts, {
        product: product.name,
        type: override.type,
        minutes: override.requestedMinutes,
        url: overrideUrl({ keyring, publicUrl }, overrideId),
      });
      return { ...written, isWanted: mayAnswer(override, now) };
    }
    case "sign-in": {
      const { signInId } = content;
      const written = signIn(texts, {
        url: signInUrl({ keyring, publicUrl }, signInId),
        isTestMode: mail.mode === "test",
      });
      return { ...written, isWanted: await isLiveSignIn(services, signInId) };
    }
  }
}
