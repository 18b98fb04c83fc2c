// What a product says it collects of a child, which a guardian reads before they decide.
import { createHash } from "node:crypto";

import { DEFAULT_LANGUAGE, type Language } from "./language.js";
import type { LocalText, ProductConfig, ProductDocument } from "./product.js";

/** The notice among a product's documents. */
export const NOTICE_ID = "privacy-notice";

/** The permission without which nothing is given to third parties that are not essential. */
export const DISCLOSURE = "third-party-disclosure";

export const inLanguage = (text: LocalText, language: Language, locale: Language): string =>
  typeof text === "string" ? text : (text[language] ?? text[locale] ?? "");

/** Returns the texts of a notice in the product's own language, by key. */
function ownTexts(value: unknown, locale: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => ownTexts(each, locale));
  if (typeof value !== "object" || value === null) return value;
  if (locale in value) return (value as Record<string, unknown>)[locale];
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [key, ownTexts(inner, locale)]),
  );
}

/**
 * Returns a product's notice as one of its documents, or undefined where it has none. Its version is a digest of the collected
 * data, the purposes and the receivers, in the product's own language: after a translation, no one is asked again.
 */
export function noticeDocument({
  privacy,
  company,
  name: product,
  locale = DEFAULT_LANGUAGE,
}: Pick<ProductConfig, "privacy" | "company" | "name" | "locale">): ProductDocument | undefined {
  if (!privacy) return undefined;
  const { collects, purposes, thirdParties = [], rights } = privacy;
  return {
    id: NOTICE_ID,
    name: "Privacy notice",
    url: company?.privacyUrl ?? rights?.url ?? "",
    version: createHash("sha256")
      .update(JSON.stringify(ownTexts([collects, purposes, thirdParties], locale)))
      .digest("hex")
      .slice(0, 8),
    isDataNotice: true,
    notice: { ...privacy, product, ...(company && { company }), locale },
  };
}

/** Returns the third parties without which a product works as well, by their names in a language. */
export const namesOfOthers = (
  { notice }: Pick<ProductDocument, "notice">,
  language: Language = DEFAULT_LANGUAGE,
): readonly string[] =>
  notice?.thirdParties
    ?.filter(({ essential = false }) => !essential)
    .map(({ name }) => inLanguage(name, language, notice.locale)) ?? [];
