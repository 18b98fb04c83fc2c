import type { Texts } from "./texts/index.js";

/** "California, United States": the subdivision as the list of places has it, the country in the reader's language. */
export function placeText(
  { code, name }: Readonly<{ code: string; name: string }>,
  { language, shell }: Pick<Texts, "language" | "shell">,
): string {
  const [country = code, subdivision] = code.split("-");
  const ofCountry = new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;
  return subdivision === undefined ? ofCountry : shell.placeIn({ part: name, country: ofCountry });
}
