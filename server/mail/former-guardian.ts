import type { ProductConfig } from "../domain/product.js";
import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

/** Informs a former guardian that another person has consented for the child, and whom to ask about it. */
export function formerGuardian(
  texts: Texts,
  { product, url }: Readonly<{ product: ProductConfig; url: string }>,
) {
  const { former: t } = texts.guardians.mail;
  const { name, company } = product;
  const where = company?.contactUrl ?? company?.address;
  return layOutMail(texts, {
    subject: t.subject(name),
    product: name,
    opening: [
      t.why(name),
      t.expected,
      company && where !== undefined
        ? t.contact({ company: company.name, where })
        : t.contactProduct(name),
    ],
    button: t.button,
    url,
    closing: [],
  });
}
