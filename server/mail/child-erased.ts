import { isolated } from "../presentation/isolate.js";
import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

type Input = Readonly<{
  product: string;
  /** The names of all products that lost the data. */
  products: string;
  /** Who erased it: a guardian's masked address, or null for the product. */
  guardian: string | null;
  erasedAt: string;
  url: string;
}>;

/** Informs guardians that another guardian or a product erased a child's data. */
export function childErased(texts: Texts, { product, products, guardian, erasedAt, url }: Input) {
  const { erased: t } = texts.data;
  return layOutMail(texts, {
    subject: t.subject(product),
    product,
    opening: [
      t.what(products),
      guardian === null ? t.whoProduct(product) : t.who(isolated(guardian, texts.direction)),
      t.when(erasedAt),
    ],
    button: t.button,
    url,
    closing: [t.noUndo],
  });
}
