/**
 * Returns the URL that a text is; undefined where it is none. It does not use `URL.canParse`, which refuses each text with an
 * umlaut once Node 20 has optimised it.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
