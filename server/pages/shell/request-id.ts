import type { Response } from "express";

/** Returns the id of a response's request; null where it has none. */
export function requestIdOf(response: Response): string | null {
  const requestId = response.getHeader("X-Request-Id");
  return typeof requestId === "string" ? requestId : null;
}
