// The console, where operators see and do their work. It is loaded with the first request for it: most processes get none.
import type { RequestHandler } from "express";

import type { ServiceContext } from "../context.js";
import type { ClientLimit } from "../lib/clients/limit.js";

/** Serves `/console` and what is below it, and leaves other paths alone. */
export function createConsole(services: ServiceContext, limit: ClientLimit): RequestHandler {
  let routes: Promise<RequestHandler> | undefined;
  return async (request, response, next) => {
    if (!services.config.hasConsole || !/^\/console(\/|$)/.test(request.path)) return next();
    routes ??= import("./routes.js").then(({ createRoutes }) => createRoutes(services, limit));
    await (
      await routes
    )(request, response, next);
  };
}
