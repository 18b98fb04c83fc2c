import type { RequestHandler } from "express";

import { clientAddressOf } from "../lib/clients/address.js";
import { createPageLimit } from "../lib/clients/limit.js";
import type { ServiceContext } from "../context.js";
import { rateLimited } from "../lib/errors.js";

/** Limits each client's requests, as many as it may make for pages, for what is served without credentials. */
export function limitClients({
  config,
  windowsOf,
}: Pick<ServiceContext, "config" | "windowsOf">): RequestHandler {
  const limit = createPageLimit(config.clientRateLimit, windowsOf("pages"));
  return async (request, _response, next) => {
    const waitSeconds = await limit(clientAddressOf(request, config.trustProxy));
    if (waitSeconds !== undefined)
      throw rateLimited(
        "Too many requests from this address. Wait as long as Retry-After says.",
        waitSeconds,
      );
    next();
  };
}
