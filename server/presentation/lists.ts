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
