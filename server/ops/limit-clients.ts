import type { RequestHandler } from "express";

import { clientAddressOf } from "../lib/clients/address.js";
import { refuseBeyond, type ClientLimit } from "../lib/clients/limit.js";
import type { Config } from "../config.js";

/** Limits each client's requests without credentials, together with its requests for pages. */
export const limitClients =
  ({ trustProxy }: Pick<Config, "trustProxy">, limit: ClientLimit): RequestHandler =>
  (request, _response, next) => {
    refuseBeyond(limit, clientAddressOf(request, trustProxy));
    next();
  };
