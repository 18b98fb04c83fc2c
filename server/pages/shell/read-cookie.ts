import type { Request } from "express";

/** The value of a cookie that a request carries, or undefined. */
export function cookieIn({ headers }: Pick<Request, "headers">, name: string): string | undefined {
  const start = `${name}=`;
  return headers.cookie
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}
