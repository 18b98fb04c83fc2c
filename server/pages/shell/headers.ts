/** Headers of every page. `framedBy`: the origins that may show it in a frame. */
export function pageHeaders(framedBy: readonly string[]): Record<string, string> {
  const policy = {
    "default-src": "'none'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "form-action": "'self'",
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
    Vary: "Accept-Language",
  };
}
