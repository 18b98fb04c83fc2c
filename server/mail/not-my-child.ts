import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

/** The last mail about a child to a person who said that the child is not theirs. */
export function notMyChild(
  texts: Texts,
  { product, url }: Readonly<{ product: string; url: string }>,
) {
  const { notMyChild: t, data } = texts.receipts;
  return layOutMail(texts, {
    subject: t.subject(product),
    product,
    opening: [t.why(product), t.stops, data.product(product), data.ledger],
    button: t.button,
    url,
    closing: [t.stranger],
  });
}
