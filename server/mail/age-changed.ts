import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

interface Change {
  product: string;
  url: string;
  /** The child's nickname, where guardians allow it in mails. */
  child: string | undefined;
  /** What the reader calls the child. */
  about: string | undefined;
  /** The titles of the permissions that became available on this birthday. */
  available: readonly string[];
}

/** Informs a guardian that a birthday has changed which permissions a child decides. Says nothing else about the child. */
export function ageChanged(texts: Texts, { product, url, child, about, available }: Change) {
  const { ageChanged: t } = texts.mail;
  return layOutMail(texts, {
    subject: t.subject(product),
    child: about,
    product,
    opening: [child === undefined ? t.why(product) : t.whyNamed({ child, product }), t.ask],
    rows: available.length > 0 ? [[t.available, available]] : [],
    button: t.button,
    url,
    closing: [t.stranger],
  });
}
