import { IntlMessageFormat } from "intl-messageformat";

import type { Language } from "../../domain/language.js";
import { isolated, type Direction } from "../isolate.js";

/** What a file of messages holds: texts, lists of lines, and both nested by subject. */
export type Message = string | readonly string[] | { readonly [name: string]: Message };

/** The one value of a message, or several by their names. */
type Given = string | number | Readonly<Record<string, string | number>>;
type Sentence = (given: Given) => string;
type Reader = Readonly<{ language: Language; direction: Direction }>;

/** Returns messages as texts: a message with arguments becomes a function that isolates the names it is given. */
export function textsOf(message: Message, reader: Reader): unknown {
  if (typeof message === "string") return textOf(message, reader);
  if (!Array.isArray(message))
    return Object.fromEntries(
      Object.entries(message).map(([name, inner]) => [name, textsOf(inner, reader)]),
    );
  const lines = message.map((line: string) => textOf(line, reader));
  const inFull = (given: Given) =>
    lines.map((line) => (typeof line === "string" ? line : line(given)));
  return lines.every((line) => typeof line === "string") ? lines : inFull;
}

const FIRST_ARGUMENT = /\{(\w+)/;
const CHOICE = /\{(\w+), select,/g;

function textOf(message: string, { language, direction }: Reader): string | Sentence {
  const [, name] = FIRST_ARGUMENT.exec(message) ?? [];
  if (name === undefined) return message;
  // A word that chooses is never seen.
  const choices = new Set(Array.from(message.matchAll(CHOICE), ([, choice]) => choice));
  let format: IntlMessageFormat | undefined;
  return (given) => {
    // Most messages of a language are never read in a process, and to parse one takes longer than to use it.
    format ??= new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    const values: Record<string, string | number> = {};
    const put = (key: string, value: string | number) => {
      const isSeen = typeof value === "string" && !choices.has(key);
      values[key] = isSeen ? isolated(value, direction) : value;
    };
    if (typeof given !== "object") put(name, given);
    else for (const key in given) put(key, given[key] ?? "");
    return format.format(values) as string;
  };
}
