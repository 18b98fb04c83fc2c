/**
 * Returns the URL that a text is; undefined where it is none. Once Node 20 has optimised `URL.canParse`, that refuses each
 * text with an umlaut.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
