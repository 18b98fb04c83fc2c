/** Headers of every response, whatever part of the service makes it. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/** A year, as the list that browsers ship asks for. Whether subdomains follow is for their operators to say. */
const STRICT_TRANSPORT = "max-age=31536000";

/** @param isHttps whether the public address is https, by which browsers are to ask for it alone */
export const securityHeaders = (isHttps: boolean): SecurityHeaders => ({
  "X-Content-Type-Options": "nosniff",
  ...(isHttps && { "Strict-Transport-Security": STRICT_TRANSPORT }),
});
