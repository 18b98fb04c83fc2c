/**
 * Returns the headers of a page. `framedBy` are the origins that may frame it. `formEndsAt` is an origin or the scheme of an
 * app where its form may end outside this site. `hasScript` allows a script of this site, and `connects` lets it read pages of
 * this site.
 */
export function pageHeaders(
  framedBy: readonly string[],
  {
    formEndsAt = "",
    hasScript = false,
    connects = false,
  }: { formEndsAt?: string | undefined; hasScript?: boolean; connects?: boolean } = {},
): Record<string, string> {
  const policy = {
    "default-src": "'none'",
    ...(hasScript && { "script-src": "'self'" }),
    ...(connects && { "connect-src": "'self'" }),
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

/** Returns an origin, or the scheme of an app, in the form that a policy needs. */
export function sourceOf(redirectUrl: string): string {
  const { origin, protocol } = new URL(redirectUrl);
  return origin === "null" ? protocol : origin;
}
