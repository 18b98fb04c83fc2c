// The page of the console that a sign-in leads back to.
import type { Request } from "express";

import { field } from "../../pages/shell/form.js";

/** Matches only pages of the console: no other site can be named, and nothing that begins another address. */
const OWN_PATH = /^\/console(\/[\w.~-]{1,128}){0,8}(\?[\w.~%&=+-]{0,512})?$/;

/** Returns a path of the console, and null for anything else. */
export const ownPath = (path: unknown): string | null =>
  typeof path === "string" && OWN_PATH.test(path) && !path.includes("/..") ? path : null;

/** Returns the page to return to that an address or a form names. */
export const nextIn = (request: Request): string | null =>
  ownPath(request.query["next"]) ?? ownPath(field(request, "next"));
