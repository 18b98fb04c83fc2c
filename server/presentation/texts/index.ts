// The languages of the pages and mails.
//
// To add a language: give its plural categories to `plural.ts`, copy the folder `en`, translate every file, and name the
// catalogue in `CATALOGUES` below. A text that is missing does not compile; `texts.test.ts` finds what was left in English.
// In a catalogue
// - a value is put where the language wants it: a sentence is one function, never pieces that a page puts together;
// - a count goes through `plural`, with a form for each category of the language, and lists through `listText`;
// - names need no isolation: `isolating` wraps every value that could turn the direction of its sentence.
//
// How each language addresses its readers: English "you", in the words of a public authority; Spanish usted; Portuguese
// (of Brazil) você; French vous; German Sie; Arabic in verbal nouns, so that no sentence has the gender of its reader. The
// age gate is also read by children, and keeps the same form with shorter words.
import { isolating } from "../isolate.js";
import { en } from "./en/index.js";
import type { Language } from "./plural.js";
import type { Texts } from "./types.js";

export type { Language, Texts };

/** The languages to choose from. */
const CATALOGUES = { en } satisfies Readonly<Partial<Record<Language, Texts>>>;

const ISOLATED: Readonly<Record<string, Texts>> = Object.fromEntries(
  Object.entries<Texts>(CATALOGUES).map(([language, texts]) => [
    language,
    isolating(texts, texts.direction),
  ]),
);

const ENGLISH = ISOLATED["en"] as Texts;

/** The texts of the first language on offer: the one that was asked for, then those that the browser prefers. */
export function textsFor(locale: string | null, acceptLanguage = ""): Texts {
  const wanted = [locale ?? "", ...byPreference(acceptLanguage)];
  const language = wanted
    .map((tag) => tag.split("-")[0]?.toLowerCase() ?? "")
    .find((name) => Object.hasOwn(ISOLATED, name));
  return ISOLATED[language ?? "en"] ?? ENGLISH;
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
