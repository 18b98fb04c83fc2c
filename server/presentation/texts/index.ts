// The languages of the pages and mails. A new one is a file beside `en.ts` and a line here.
import { isolating } from "../isolate.js";
import { en, type Texts } from "./en.js";

export type { Texts };

const ENGLISH = isolating(en, en.direction);

const CATALOGUES: Readonly<Record<string, Texts>> = { en: ENGLISH };

/** The texts of the first language on offer: the one that was asked for, then those that the browser prefers. */
export function textsFor(locale: string | null, acceptLanguage = ""): Texts {
  const wanted = [locale ?? "", ...byPreference(acceptLanguage)];
  const language = wanted
    .map((tag) => tag.split("-")[0]?.toLowerCase() ?? "")
    .find((name) => Object.hasOwn(CATALOGUES, name));
  return CATALOGUES[language ?? "en"] ?? ENGLISH;
}

/** The tags of an Accept-Language header, highest preference first. */
function byPreference(header: string): string[] {
  return header
    .split(",")
    .map((item) => {
      const [tag = "", ...parameters] = item.trim().split(";");
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { tag, quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
