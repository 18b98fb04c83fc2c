import { jsonIssue } from "./json-position.js";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Returns the text of a body and its JSON value, or its issue: a predicate that gives the position and quotes nothing. */
export function parseJson(
  bytes: Buffer,
): { readonly value: unknown; readonly text: string } | { readonly issue: string } {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return { issue: "must be UTF-8" };
  }
  if (text.startsWith("\uFEFF")) return { issue: "must not begin with a byte order mark" };
  try {
    return { value: JSON.parse(text), text };
  } catch {
    // The parser's own message quotes the body.
    return { issue: `must be JSON (${jsonIssue(text)})` };
  }
}
