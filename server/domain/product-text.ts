// The texts of a product in several languages, read in one of them.
import type { Language } from "./language.js";
import type { Product, ProductConfig, ProductDocument, Translations } from "./product.js";

/** Returns a text in a language, else as the product says it by default. */
export const textIn = (
  text: string,
  translations: Translations | undefined,
  language: Language,
): string => translations?.[language] ?? text;

/** Returns the product's purpose for a child's data, or undefined if it states none. */
export const purposeIn = (
  { purpose, purposes }: Pick<Product, "purpose" | "purposes">,
  language: Language,
): string | undefined => purpose && textIn(purpose, purposes, language);

/**
 * Returns a document as it is shown in a language, without its texts in others. `language` says which one its text is in. What
 * is missing in that language is as the product says it by default.
 */
export function documentIn(document: ProductDocument, language: Language): ProductDocument {
  const { translations, ...own } = document;
  if (translations === undefined) return document;
  const found = translations[language];
  const isText = found?.text !== undefined || (own.text === undefined && found !== undefined);
  return { ...own, ...found, ...(isText && { language }) };
}

/** Returns the documents of a challenge or a product in a language. */
export const documentsIn = (
  { documents }: Pick<ProductConfig, "documents">,
  language: Language,
): readonly ProductDocument[] => documents.map((document) => documentIn(document, language));
