// Names that an object has twice. `JSON.parse` keeps the last of them without a word; a proxy may keep the first.
import { endOf, positionAt, SPACE, TOKEN } from "./json-position.js";

/**
 * Returns where an object first repeats a name, such as "line 3, column 7", or undefined if none does.
 * @param text sound JSON
 * @param names how many names its objects have as they were parsed. A text without more colons than names is not read closely
 */
export function repeatedName(text: string, names: number): string | undefined {
  return mostNames(text) > names ? find(text) : undefined;
}

const [QUOTE, BLANK] = ['"'.charCodeAt(0), " ".charCodeAt(0)];

/** Counts the colons after a quote. Some may be inside a string, so the count is never below the number of names. */
function mostNames(text: string): number {
  let count = 0;
  for (let colon = text.indexOf(":"); colon !== -1; colon = text.indexOf(":", colon + 1)) {
    let before = colon - 1;
    while (before >= 0 && text.charCodeAt(before) <= BLANK) before -= 1;
    if (text.charCodeAt(before) === QUOTE) count += 1;
  }
  return count;
}

function find(text: string): string | undefined {
  /** The names of each object that is open, and nothing for a list. */
  const open: (Set<string> | undefined)[] = [];
  let last: { start: number; end: number } | undefined;
  let index = endOf(SPACE, text, 0) ?? 0;
  while (index < text.length) {
    const end = endOf(TOKEN, text, index);
    if (end === undefined) return undefined;
    const token = text.charAt(index);
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(undefined);
    else if (token === "}" || token === "]") open.pop();
    else if (token === '"') last = { start: index, end };
    else if (token === ":" && last) {
      const name = JSON.parse(text.slice(last.start, last.end)) as string;
      const names = open.at(-1);
      if (names?.has(name)) return positionAt(text, last.start);
      names?.add(name);
    }
    index = endOf(SPACE, text, end) ?? end;
  }
  return undefined;
}
