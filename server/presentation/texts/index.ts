// The languages of the pages and mails. Each has a file of messages here, in ICU MessageFormat, nested by subject.
//
// To add a language, add its code in server/domain/language.ts and copy en.json to a file named by it. Translate every
// message: `make generate` fails where one is missing, has other arguments than in English, or lacks a plural form. Name in
// README.md how the language addresses its readers, and which words it uses for the terms there.
import { existsSync, readFileSync } from "node:fs";

import type { Messages } from "../../../generated/texts.js";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../domain/language.js";
import { serverFile } from "../../lib/files.js";
import type { Direction } from "../isolate.js";
import { byPreference, matchLanguage } from "./match.js";
import { textsOf, type Message } from "./messages.js";

export type { Language };

export type Texts = Readonly<{ language: Language; direction: Direction }> & Messages;

function readTexts(language: Language): Texts {
  const file = serverFile(`presentation/texts/${language}.json`);
  const messages = JSON.parse(readFileSync(file, "utf8")) as { direction: Direction };
  const reader = { language, direction: messages.direction };
  return { ...(textsOf(messages, reader) as Messages), ...reader };
}

const read = new Map<Language, Texts>();
const readForPlayers = new Map<Language, Texts>();

/** Returns the texts in a language, which are read when they are first needed. */
export function textsIn(language: Language): Texts {
  let texts = read.get(language);
  if (!texts) read.set(language, (texts = readTexts(language)));
  return texts;
}

/** Returns texts as they speak to a player, who may be a child: in the languages that have such a form, "tú", "tu" and "du". */
export function textsForPlayer(texts: Texts): Texts {
  const { language } = texts;
  const file = serverFile(`presentation/texts/players/${language}.json`);
  let spoken = readForPlayers.get(language);
  if (!spoken) {
    const own = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Message) : {};
    spoken = merged(texts, textsOf(own, texts)) as Texts;
    readForPlayers.set(language, spoken);
  }
  return spoken;
}

/** Returns the texts, each replaced by the text of the same name, if there is one. */
const merged = (texts: unknown, own: unknown): unknown =>
  isNested(texts) && isNested(own)
    ? {
        ...texts,
        ...Object.fromEntries(
          Object.entries(own).map(([name, inner]) => [name, merged(texts[name], inner)]),
        ),
      }
    : own;

const isNested = (texts: unknown): texts is Readonly<Record<string, unknown>> =>
  typeof texts === "object" && texts !== null && !Array.isArray(texts);

/** Returns the language that a tag (BCP 47) asks for; undefined where it is not on offer. */
export const languageOf = (tag: string): Language | undefined => matchLanguage(tag, LANGUAGES);

/** Returns the texts of the first available tag, else of the browser's preferred language, else English. */
export function textsFor(
  tags: string | null | readonly (string | null | undefined)[],
  acceptLanguage = "",
): Texts {
  for (const tag of [...[tags].flat(), ...byPreference(acceptLanguage)]) {
    const language = typeof tag === "string" ? languageOf(tag) : undefined;
    if (language) return textsIn(language);
  }
  return textsIn(DEFAULT_LANGUAGE);
}
