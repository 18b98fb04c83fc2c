import type { Texts } from "./texts/index.js";

/** Returns "California, United States": the subdivision as ISO 3166 names it, the country in the reader's language. */
export function placeText(
  { code, name }: Readonly<{ code: string; name: string }>,
  { language, shell }: Pick<Texts, "language" | "shell">,
): string {
  const [country = code, subdivision] = code.split("-");
  const ofCountry = new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;
  return subdivision === undefined ? ofCountry : shell.placeIn({ part: name, country: ofCountry });
}
