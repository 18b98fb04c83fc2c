// Where a text stops being JSON. `JSON.parse` gives the position of some issues only, and quotes the text for others.

export const SPACE = /[ \t\n\r]*/y;
export const TOKEN =
  // oxlint-disable-next-line no-control-regex -- JSON forbids them in strings
  /[{}[\],:]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// oxlint-disable-next-line no-control-regex -- JSON forbids them in strings
const SOUND_PART_OF_STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*/y;

type Expected = "value" | "value or ]" | "name" | "name or }" | "colon" | "comma or end";

/**
 * Returns the first place at which a text is not JSON: "unexpected end at line 3, column 7". Lines and columns count from 1, a
 * column is a UTF-16 unit. Undefined where all of it is JSON. It does not recurse, however deep the text nests.
 */
export function jsonIssue(text: string): string | undefined {
  const index = faultIndex(text);
  if (index === undefined) return undefined;
  const what = index === text.length ? "end" : "character";
  return `unexpected ${what} at ${positionAt(text, index)}`;
}

/** Writes an index as people count: "line 3, column 7". */
export function positionAt(text: string, index: number): string {
  const before = text.slice(0, index).split("\n");
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

function faultIndex(text: string): number | undefined {
  const open: string[] = [];
  let expected: Expected = "value";
  let index = 0;
  for (;;) {
    index = endOf(SPACE, text, index) ?? index;
    if (index === text.length)
      return expected === "comma or end" && open.length === 0 ? undefined : index;
    const end = endOf(TOKEN, text, index);
    if (end === undefined) return endOf(SOUND_PART_OF_STRING, text, index) ?? index;
    const next = after(expected, text.charAt(index), open);
    if (next === undefined) return index;
    expected = next;
    index = end;
  }
}

/**
 * Returns the tokens that may follow a token, given by its first character; undefined if the token is misplaced. Updates `open`.
 */
function after(expected: Expected, token: string, open: string[]): Expected | undefined {
  const isClose = token === "}" || token === "]";
  if (isClose) {
    const mayClose = expected === "comma or end" || expected.endsWith(token);
    return mayClose && open.pop() === (token === "}" ? "{" : "[") ? "comma or end" : undefined;
  }
  switch (expected) {
    case "comma or end":
      if (token !== "," || open.length === 0) return undefined;
      return open.at(-1) === "{" ? "name" : "value";
    case "colon":
      return token === ":" ? "value" : undefined;
    case "name":
    case "name or }":
      return token === '"' ? "colon" : undefined;
    default:
      if (token === "," || token === ":") return undefined;
      if (token !== "{" && token !== "[") return "comma or end";
      open.push(token);
      return token === "{" ? "name or }" : "value or ]";
  }
}

/** Returns where a match of a sticky pattern that begins at an index ends; undefined if none begins there. */
export function endOf(pattern: RegExp, text: string, index: number): number | undefined {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
