import type { RequestHandler } from "express";

import { clientAddressOf, isForwarded } from "../../lib/clients/address.js";
import type { ClientLimit } from "../../lib/clients/limit.js";
import type { ServiceContext } from "../../context.js";
import { Refusal } from "./refusal.js";

/**
 * Limits page requests by client. Counts requests through a proxy that the service was not configured to trust, which makes all
 * clients look like one, and warns once.
 */
export function createClientGuard(
  { config, log, observer }: ServiceContext,
  limit: ClientLimit,
): RequestHandler {
  const { trustProxy } = config;
  const trustsNone = "hops" in trustProxy && trustProxy.hops === 0;
  let hasWarned = false;

  return (request, _response, next) => {
    if (trustsNone && isForwarded(request)) {
      observer.onUntrustedForwarding();
      if (!hasWarned)
        log.warn(
          "A request came through a proxy, but TRUST_PROXY is 0, so all clients behind it are limited as one. Set TRUST_PROXY to the number of proxies or to their networks.",
        );
      hasWarned = true;
    }
    const waitSeconds = limit(clientAddressOf(request, trustProxy));
    if (waitSeconds !== undefined)
      throw new Refusal("tooManyRequests", { headers: { "Retry-After": String(waitSeconds) } });
    next();
  };
}
