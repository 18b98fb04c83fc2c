import type { Row } from "../presentation/decision-text.js";
import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

interface Reached {
  product: string;
  /** The name that guardians gave the child, where they want it in mails. */
  child: string | undefined;
  /** The limit, with what was spent of it. */
  limit: Row;
  url: string;
}

/** Tells a guardian that a child has spent as much as is allowed in a period. */
export function spendingLimit(texts: Texts, { product, child, limit, url }: Reached) {
  const { spendingLimit: t } = texts.mail;
  return layOutMail(texts, {
    subject: t.subject(product),
    product,
    opening: [
      child === undefined ? t.why(product) : t.whyNamed({ child, product }),
      t.informed(product),
    ],
    rows: [limit],
    button: t.button,
    url,
    closing: [],
  });
}
