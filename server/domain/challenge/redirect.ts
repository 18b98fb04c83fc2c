import { parseUrl } from "../../lib/parse-url.js";
import { invalidInput } from "../../lib/errors.js";
import type { Mode, Product } from "../product.js";

const isLoopback = (hostname: string) =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);

/**
 * Reads the address that a finished page leads to: https on an origin that the product registered, one of its app schemes, or
 * http on loopback in test mode. Throws INVALID_INPUT for anything else, naming `field`.
 */
export function readRedirectUrl(
  text: string,
  product: Product,
  mode: Mode,
  field = "redirectUrl",
): string {
  // The URL parser drops white space, which a valid address doesn't contain.
  const url = /\s/.test(text) ? undefined : parseUrl(text);
  if (url && isAllowed(url, product, mode)) return url.href;
  throw invalidInput(
    `${field}: must be an https address or an app scheme that is registered for this product.`,
  );
}

function isAllowed(url: URL, product: Product, mode: Mode): boolean {
  if (url.username !== "" || url.password !== "") return false;
  if (url.protocol === "https:") return product.origins.includes(url.origin);
  if (url.protocol === "http:") return mode === "test" && isLoopback(url.hostname);
  return product.appSchemes.includes(url.protocol.slice(0, -1));
}

/** Returns the address with the outcome in its query, which is a hint for display only: products must read the status. */
export function withOutcome(
  redirectUrl: string,
  outcome: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUrl);
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  return url.href;
}
