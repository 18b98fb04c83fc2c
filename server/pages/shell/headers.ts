/**
 * Headers of every page. `framedBy`: the origins that may show it in a frame. `formEndsAt`: where its form may end outside
 * this site, an origin or a scheme.
 */
export function pageHeaders(framedBy: readonly string[], formEndsAt = ""): Record<string, string> {
  const isFramed = framedBy.length > 0;
  const policy = {
    "default-src": "'none'",
    // Only a page that may be framed has a script: it speaks to what frames it.
    ...(isFramed && { "script-src": "'self'" }),
    "style-src": "'self'",
    "img-src": "'self' data:",
    "form-action": `'self' ${formEndsAt}`.trim(),
    "base-uri": "'none'",
    "frame-ancestors": isFramed ? framedBy.join(" ") : "'none'",
  };
  return {
    "Content-Security-Policy": Object.entries(policy)
      .map((entry) => entry.join(" "))
      .join("; "),
    "Cache-Control": "no-store",
    "Referrer-Policy": "same-origin",
    "X-Robots-Tag": "noindex",
    Vary: "Accept-Language",
  };
}
