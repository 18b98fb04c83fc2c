import type { Row } from "../presentation/decision-text.js";
import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

interface Reached {
  product: string;
  /** The child's nickname, where guardians allow it in mails. */
  child: string | undefined;
  /** What the reader calls the child. */
  about: string | undefined;
  /** The limit, and how much of it was spent. */
  limit: Row;
  isByLaw: boolean;
  url: string;
}

/** Informs a guardian that a child has reached the spending limit of a period. */
export function spendingLimit(
  texts: Texts,
  { product, child, about, limit, isByLaw, url }: Reached,
) {
  const { spendingLimit: t } = texts.mail;
  return layOutMail(texts, {
    subject: t.subject(product),
    child: about,
    product,
    opening: [
      child === undefined ? t.why(product) : t.whyNamed({ child, product }),
      isByLaw ? t.informedByLaw(product) : t.informed(product),
    ],
    rows: [limit],
    button: t.button,
    url,
    closing: [],
  });
}
