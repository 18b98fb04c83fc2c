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

export const isSecure = ({ publicUrl }: Site): boolean => new URL(publicUrl).protocol === "https:";

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
