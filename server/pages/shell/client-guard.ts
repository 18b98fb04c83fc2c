import type { RequestHandler } from "express";

import { clientAddressOf, isForwarded } from "../../lib/clients/address.js";
import { createPageLimit } from "../../lib/clients/limit.js";
import type { ServiceContext } from "../../context.js";
import { Refusal } from "./refusal.js";

/**
 * Limits requests for pages by client, and notices a proxy in front of the service that it was not configured to trust: then all
 * clients look like one. Warns once; each request is counted.
 */
export function createClientGuard({
  config,
  log,
  observer,
  windowsOf,
}: ServiceContext): RequestHandler {
  const { clientRateLimit, trustProxy } = config;
  const limit = createPageLimit(clientRateLimit, windowsOf("pages"));
  const trustsNone = "hops" in trustProxy && trustProxy.hops === 0;
  let hasWarned = false;

  return async (request, _response, next) => {
    if (trustsNone && isForwarded(request)) {
      observer.onUntrustedForwarding();
      if (!hasWarned)
        log.warn(
          "A request came through a proxy, but TRUST_PROXY is 0, so all clients behind it are limited as one. Set TRUST_PROXY to the number of proxies or to their networks.",
        );
      hasWarned = true;
    }
    const waitSeconds = await limit(clientAddressOf(request, trustProxy));
    if (waitSeconds !== undefined)
      throw new Refusal("tooManyRequests", { headers: { "Retry-After": String(waitSeconds) } });
    next();
  };
}
