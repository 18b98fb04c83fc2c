// Finds English that was left in the texts of another language.
import { PLAIN } from "./guardian-scenes.js";

/** Texts that are the same in every language: names, laws, addresses, and what products and guardians wrote. */
const SAME: readonly (string | RegExp)[] = [
  ...(Object.values(PLAIN) as string[]),
  "1 Meridian Way, Lumen City",
  /\b1 Aurora Games\b/g,
  /\bPebble Club\b|\bStarfall Account\b|\bKinward\b|\bSHA-256\b/g,
  /\bCalifornia\b|\bLos Angeles\b|Côte d’Ivoire|Isle of Man/g,
  /https?:\/\/\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)+|[0-9a-f]{16,}/g,
  /\b(?:16 CFR|15 U\.?S\.?C|Cal\. Civ\.|COPPA|CCPA|Children’s Online Privacy)[^]*/g,
];

/** Matches the machine-readable lines at the end of a receipt. */
const isProof = (text: string): boolean => /^index \d+ leaf /.test(text);

const withoutNames = (text: string): string =>
  SAME.reduce<string>((rest, name) => rest.replaceAll(name, " "), text);

/** Matches three words in a row. Shorter texts may be the same in two languages by chance. */
const isSentence = (text: string): boolean =>
  /\p{L}{2,}[\s,’']+\p{L}+[\s,’']+\p{L}{2,}/u.test(withoutNames(text));

/** Returns the sentences among these texts that are also among the English ones. */
export const englishLeft = (texts: readonly string[], english: ReadonlySet<string>): string[] =>
  texts.filter((text) => english.has(text) && isSentence(text) && !isProof(text));

/** Matches a text that names its own language: a law or a quote stands in it on any page. */
const IN_ITS_LANGUAGE = /<(span|title|blockquote|text)\b[^>]* lang="[^"]*"[^>]*>[^<]*<\/\1>/g;

/** Returns what is read or spoken of a page or mail: text between tags, labels and descriptions. */
export const textsIn = (page: string): string[] => {
  const html = page.replaceAll(IN_ITS_LANGUAGE, "");
  return [
    ...[...html.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]+)"/g)].map(
      ([, text]) => text,
    ),
    ...html.split(/<[^>]*>/),
  ]
    .map((text = "") =>
      text
        .replaceAll(/[\u2067-\u2069]/g, "")
        .replaceAll(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => text !== "");
};
