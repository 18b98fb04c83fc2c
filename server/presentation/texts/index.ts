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
import { ar } from "./ar/index.js";
import { de } from "./de/index.js";
import { en } from "./en/index.js";
import { es } from "./es/index.js";
import { fr } from "./fr/index.js";
import { byPreference, matchLanguage } from "./match.js";
import { pt } from "./pt/index.js";
import type { Language } from "../../domain/language.js";
import type { Texts } from "./types.js";

export type { Language, Texts };

/** The languages to choose from. */
const CATALOGUES = { en, es, pt, fr, de, ar } satisfies Readonly<Partial<Record<Language, Texts>>>;

const isolated = new Map<Language, Texts>();

function isolatedIn(language: keyof typeof CATALOGUES): Texts {
  let found = isolated.get(language);
  if (!found) {
    const texts: Texts = CATALOGUES[language];
    isolated.set(language, (found = isolating(texts, texts.direction)));
  }
  return found;
}

/** Their codes, in the order in which they are offered. */
export const LANGUAGES = Object.keys(CATALOGUES) as readonly Language[];

export const textsIn = (language: Language): Texts =>
  isolatedIn(Object.hasOwn(CATALOGUES, language) ? language : "en");

/** What a tag (BCP 47) asks for; undefined where that is not on offer. */
export const languageOf = (tag: string): Language | undefined => matchLanguage(tag, LANGUAGES);

/** The texts of the first tag that is on offer, else those that the browser prefers, else English. */
export function textsFor(
  tags: string | null | readonly (string | null | undefined)[],
  acceptLanguage = "",
): Texts {
  for (const tag of [...[tags].flat(), ...byPreference(acceptLanguage)]) {
    const language = typeof tag === "string" ? languageOf(tag) : undefined;
    if (language) return textsIn(language);
  }
  return isolatedIn("en");
}
