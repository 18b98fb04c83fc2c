/**
 * Headers of every page. `framedBy`: the origins that may show it in a frame. `formEndsAt`: where its form may end outside
 * this site, an origin or the scheme of an app. `isInFrame`: it has the script that speaks to what frames it.
 */
export function pageHeaders(
  framedBy: readonly string[],
  {
    formEndsAt = "",
    isInFrame = false,
  }: { formEndsAt?: string | undefined; isInFrame?: boolean } = {},
): Record<string, string> {
  const policy = {
    "default-src": "'none'",
    ...(isInFrame && { "script-src": "'self'" }),
    "style-src": "'self'",
    "img-src": "'self' data:",
    "form-action": `'self' ${formEndsAt}`.trim(),
    "base-uri": "'none'",
    "frame-ancestors": framedBy.length > 0 ? framedBy.join(" ") : "'none'",
  };
  return {
    "Content-Security-Policy": Object.entries(policy)
      .map((entry) => entry.join(" "))
      .join("; "),
    "Cache-Control": "no-store",
    "Referrer-Policy": "same-origin",
    "X-Robots-Tag": "noindex",
    Vary: "Accept-Language, Cookie",
  };
}
