import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

type Input = Readonly<{ product: string; exportedAt: string; url: string }>;

/** Informs guardians that a product exported a child's data. */
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
