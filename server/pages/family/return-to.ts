// The page that a sign-in leads back to.
import type { Request } from "express";

import { field } from "../shell/form.js";

/** Matches only guardians' pages of this site, with no query but the key of a kept form. */
const OWN_PATH = /^\/family(\/[A-Za-z0-9_-]{1,64}){1,6}(\?form=[A-Za-z0-9_-]{22})?$/;

/** Returns a path of this site, and null for anything else. */
export const ownPath = (path: unknown): string | null =>
  typeof path === "string" && OWN_PATH.test(path) ? path : null;

/** Returns the page to return to that a link or a form names. */
export const returnIn = (request: Request): string | null =>
  ownPath(request.query["next"]) ?? ownPath(field(request, "next"));

/** Returns a path with what has happened and the page to return to. */
export function withReturn(path: string, next: string | null, done?: string): string {
  const query = new URLSearchParams();
  const own = ownPath(next);
  if (done !== undefined) query.set("done", done);
  if (own !== null) query.set("next", own);
  const separator = path.includes("?") ? "&" : "?";
  return query.size > 0 ? `${path}${separator}${query.toString().replaceAll("%2F", "/")}` : path;
}
