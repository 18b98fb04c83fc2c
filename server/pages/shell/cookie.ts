import type { Request } from "express";

import type { ServiceContext } from "../../context.js";

export type Site = Pick<ServiceContext, "publicUrl">;

interface CookieOptions {
  path: string;
  /** Without it, the cookie ends with the browser's session. */
  seconds?: number;
  /** `None`: also sent in a frame on another site, which browsers allow on https alone. */
  sameSite: "Lax" | "None";
}

const isSecure = ({ publicUrl }: Site): boolean => new URL(publicUrl).protocol === "https:";

/** Returns the value of a `Set-Cookie` header. */
export function cookieText(
  site: Site,
  name: string,
  value: string,
  { path, seconds, sameSite }: CookieOptions,
): string {
  const secure = isSecure(site);
  return [
    `${name}=${value}`,
    `Path=${path}`,
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
    "HttpOnly",
    `SameSite=${secure ? sameSite : "Lax"}`,
    ...(secure ? ["Secure"] : []),
    ...(secure && sameSite === "None" ? ["Partitioned"] : []),
  ].join("; ");
}

/** Returns the value of a cookie in a request; undefined where there is none. */
export function cookieIn({ headers }: Pick<Request, "headers">, name: string): string | undefined {
  const start = `${name}=`;
  return headers.cookie
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

/** Returns a cookie that this site alone sees, and that other sites send only where they lead here. It is `__Host-` on https. */
export function ownCookie(name: string) {
  // Browsers accept `__Host-` cookies only over https.
  const nameOf = (site: Site) => (isSecure(site) ? `__Host-${name}` : name);
  const put = (site: Site, value: string, seconds: number) =>
    cookieText(site, nameOf(site), value, { path: "/", seconds, sameSite: "Lax" });
  return {
    put: (site: Site, value: string, lifeMs: number): string =>
      put(site, value, Math.floor(lifeMs / 1000)),
    clear: (site: Site): string => put(site, "", 0),
    read: (request: Pick<Request, "headers">, site: Site): string | undefined =>
      cookieIn(request, nameOf(site)),
  };
}
