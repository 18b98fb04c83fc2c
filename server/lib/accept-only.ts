import type { RequestHandler } from "express";

import { methodNotAllowed } from "./errors.js";

/** Refuses a request, on a path whose other methods have handlers. */
export const acceptOnly =
  (...methods: readonly string[]): RequestHandler =>
  (_request, response) => {
    response.setHeader("Allow", methods.join(", "));
    throw methodNotAllowed(methods);
  };
