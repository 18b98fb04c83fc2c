import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

/** Tells a guardian that a birthday has changed what a child may decide. Says nothing else about the child. */
export function ageChanged(texts: Texts, { product, url }: { product: string; url: string }) {
  const { ageChanged: t } = texts.mail;
  return layOutMail(texts, {
    subject: t.subject(product),
    opening: [t.greeting, t.why(product), t.ask],
    button: t.button,
    url,
    closing: [t.stranger],
    signature: t.signature(product),
  });
}
