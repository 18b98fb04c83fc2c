import type { Response } from "express";

/** The id of the request that a response belongs to; null where none was given. */
export function requestIdOf(response: Response): string | null {
  const requestId = response.getHeader("X-Request-Id");
  return typeof requestId === "string" ? requestId : null;
}
