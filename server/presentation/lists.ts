import { isolated } from "./isolate.js";
import type { Texts } from "./texts/index.js";

const formats = new Map<string, Intl.ListFormat>();

/** Returns items in one line, as the reader's language puts them: "Chat, Voice chat, Groups". */
export function listText(
  items: readonly string[],
  { language, direction }: Pick<Texts, "language" | "direction">,
): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.ListFormat(language, { type: "unit", style: "long" });
    formats.set(language, format);
  }
  return format.format(items.map((item) => isolated(item, direction)));
}

/** Names this many, which keeps the subject of an email short. */
const MAX_NAMED = 3;

/** Returns the first few as a list, and a sign that there are more. */
export const shortList = (
  items: readonly string[],
  texts: Parameters<typeof listText>[1],
): string =>
  listText(items.length > MAX_NAMED ? [...items.slice(0, MAX_NAMED), "…"] : items, texts);
