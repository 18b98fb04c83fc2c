/** Headers of every response, whatever part of the service makes it. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/** A year, as browsers' preload lists require. Operators decide whether subdomains follow. */
const STRICT_TRANSPORT = "max-age=31536000";

/** @param isHttps whether the public address is https, by which browsers are to ask for it alone */
export const securityHeaders = (isHttps: boolean): SecurityHeaders => ({
  "X-Content-Type-Options": "nosniff",
  ...(isHttps && { "Strict-Transport-Security": STRICT_TRANSPORT }),
});
