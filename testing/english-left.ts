// Finds English that was left where a text should be in another language.
import { PLAIN } from "./guardian-scenes.js";

/** What is the same in every language: names, laws, addresses, and what products and guardians wrote. */
const SAME: readonly (string | RegExp)[] = [
  ...(Object.values(PLAIN) as string[]),
  "1 Meridian Way, Lumen City",
  /\b1 Aurora Games\b/g,
  /\bPebble Club\b|\bStarfall Account\b|\bKinward\b|\bSHA-256\b/g,
  /\bCalifornia\b|\bLos Angeles\b/g,
  /https?:\/\/\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)+|[0-9a-f]{16,}/g,
  /\b(?:16 CFR|15 U\.?S\.?C|Cal\. Civ\.|COPPA|CCPA|Children’s Online Privacy)[^]*/g,
];

/** The lines for machines at the end of a receipt. */
const isProof = (text: string): boolean => /^index \d+ leaf /.test(text);

const withoutNames = (text: string): string =>
  SAME.reduce<string>((rest, name) => rest.replaceAll(name, " "), text);

/** Three words in a row: shorter ones may be the same in two languages by chance. */
const isSentence = (text: string): boolean =>
  /\p{L}{2,}[\s,’']+\p{L}+[\s,’']+\p{L}{2,}/u.test(withoutNames(text));

/** The sentences among these texts that are also among the English ones. */
export const englishLeft = (texts: readonly string[], english: ReadonlySet<string>): string[] =>
  texts.filter((text) => english.has(text) && isSentence(text) && !isProof(text));

/** What is read or spoken of a page or mail: text between tags, and the labels and descriptions of what has none. */
export const textsIn = (html: string): string[] =>
  [
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
