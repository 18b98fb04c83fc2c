import type { Texts } from "./texts/index.js";

/** Regions that ISO 3166 lists as countries too, under the second half of their code. */
const TERRITORIES = ["US-AS", "US-GU", "US-MP", "US-PR", "US-UM", "US-VI"];

/**
 * Returns "California, United States" in the reader's language. A region that has no law of its own has the name that ISO 3166
 * gives it.
 */
export function placeText(
  { code, name }: Readonly<{ code: string; name: string }>,
  { language, shell, regions }: Pick<Texts, "language" | "shell" | "regions">,
): string {
  const countries = new Intl.DisplayNames([language], { type: "region" });
  const [country = code, region] = code.split("-");
  const ofCountry = countries.of(country) ?? country;
  if (region === undefined) return ofCountry;
  const part = TERRITORIES.includes(code)
    ? countries.of(region)
    : (regions as Readonly<Record<string, string>>)[code];
  return shell.placeIn({ part: part ?? name, country: ofCountry });
}
