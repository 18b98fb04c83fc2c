import type { Request } from "express";

/** Returns the value of a cookie in a request; undefined where there is none. */
export function cookieIn({ headers }: Pick<Request, "headers">, name: string): string | undefined {
  const start = `${name}=`;
  return headers.cookie
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}
