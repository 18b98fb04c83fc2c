import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

interface Request {
  product: string;
  url: string;
  worksUntil: string;
}

/** Asks a guardian to open the page of a challenge. Says nothing about the child: mail is read by others too. */
export function consentRequest(texts: Texts, { product, url, worksUntil }: Request) {
  const { consentRequest: t } = texts.mail;
  return layOutMail(texts, {
    subject: t.subject(product),
    opening: [t.greeting, t.why(product), t.ask],
    button: t.button,
    url,
    closing: [t.life(worksUntil), t.stranger],
    signature: t.signature(product),
  });
}
