// The cookie of the family pages, which holds the token of a browser session.
import type { Request } from "express";

import { cookieIn, cookieText, isSecure, type Site } from "../shell/cookie.js";

const NAME = "kinward-family";

/** Browsers accept `__Host-` cookies only over https. */
const nameOf = (site: Site): string => (isSecure(site) ? `__Host-${NAME}` : NAME);

const cookie = (site: Site, value: string, seconds: number): string =>
  cookieText(site, nameOf(site), value, { path: "/", seconds, sameSite: "Lax" });

export const browserSessionCookie = (site: Site, token: string, lifeMs: number): string =>
  cookie(site, token, Math.floor(lifeMs / 1000));

export const noCookie = (site: Site): string => cookie(site, "", 0);

/** Returns the token in the cookie of a request; undefined where there is none. */
export function tokenIn(request: Request, site: Site): string | undefined {
  return cookieIn(request, nameOf(site));
}
