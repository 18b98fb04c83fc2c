/** Returns an `etag` as a header value. */
export const quoteEtag = (etag: string): string => `"${etag}"`;

/** Returns whether `If-None-Match` names the etag: quoted, weak, bare, in a list, or `*`. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((part) => {
    const candidate = part.trim();
    return candidate === "*" || candidate.replace(/^W\//, "").replace(/^"(.*)"$/, "$1") === etag;
  });
}
