import type { RequestHandler } from "express";

import { clientAddressOf } from "../lib/clients/address.js";
import type { ClientLimit } from "../lib/clients/limit.js";
import type { Config } from "../config.js";
import { rateLimited } from "../lib/errors.js";

/** Limits each client's requests, as many as it may make for pages, for what is served without credentials. */
export const limitClients =
  ({ trustProxy }: Pick<Config, "trustProxy">, limit: ClientLimit): RequestHandler =>
  (request, _response, next) => {
    const waitSeconds = limit(clientAddressOf(request, trustProxy));
    if (waitSeconds !== undefined)
      throw rateLimited(
        "Too many requests from this address. Wait as long as Retry-After says.",
        waitSeconds,
      );
    next();
  };
