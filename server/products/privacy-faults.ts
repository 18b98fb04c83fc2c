import { inLanguage } from "../domain/notice.js";
import { DEFAULT_LANGUAGE } from "../domain/language.js";
import type { ProductConfig } from "../domain/product.js";
import { repeated } from "../lib/repeated.js";
import { didYouMean } from "../lib/suggestion.js";

/** Returns the omissions and wrong names of a product's notice. */
export function privacyFaults({ privacy, locale = DEFAULT_LANGUAGE }: ProductConfig): string[] {
  if (!privacy) return [];
  const { collects, thirdParties = [] } = privacy;
  const purposes = Object.keys(privacy.purposes);
  const items = collects.map(({ id }) => id);
  const parties = thirdParties.map(({ name, items: given = [] }) => ({
    name: inLanguage(name, locale, locale),
    given,
  }));
  return [
    ...repeated(items).map((id) => `privacy.collects: ${id} is listed twice`),
    ...repeated(parties.map(({ name }) => name)).map(
      (name) => `privacy.thirdParties: ${name} is listed twice`,
    ),
    ...collects.flatMap(({ id, purposes: named = [] }) =>
      named.length === 0
        ? [`privacy.collects: ${id} has no purpose; name what it is for, or do not collect it`]
        : unknown(named, purposes).map(
            (name) =>
              `privacy.collects: ${id} is for ${name}, which is not under privacy.purposes${didYouMean(name, purposes)}`,
          ),
    ),
    ...parties.flatMap(({ name, given }) =>
      given.length === 0
        ? [`privacy.thirdParties: ${name} receives no items; name them, or take it out`]
        : unknown(given, items).map(
            (id) =>
              `privacy.thirdParties: ${name} receives ${id}, which is not under privacy.collects${didYouMean(id, items)}`,
          ),
    ),
  ];
}

const unknown = (names: readonly string[], known: readonly string[]) =>
  names.filter((name) => !known.includes(name));
