import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

/** Invites the reader of an address to become a guardian. Says nothing about the child, nor who invites. */
export function guardianInvitation(
  texts: Texts,
  { product, url, worksUntil }: { product: string; url: string; worksUntil: string },
) {
  const { guardianInvitation: t } = texts.guardians.mail;
  return layOutMail(texts, {
    subject: t.subject(product),
    product,
    opening: [t.why(product), t.ask],
    button: t.button,
    url,
    closing: [t.life(worksUntil), t.stranger],
  });
}
