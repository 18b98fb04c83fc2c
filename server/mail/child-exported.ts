import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

type Input = Readonly<{ product: string; exportedAt: string; url: string }>;

/** To the guardians of a child whose data a product read. */
export function childExported(texts: Texts, { product, exportedAt, url }: Input) {
  const { exported: t, erased } = texts.data;
  return layOutMail(texts, {
    subject: t.subject(product),
    product,
    opening: [t.what(product), t.expected, erased.when(exportedAt)],
    button: erased.button,
    url,
    closing: [],
  });
}
