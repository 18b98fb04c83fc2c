import { createHash } from "node:crypto";

import type { Response } from "express";

/**
 * Lets a browser keep what it was sent for some seconds, and then ask whether it is still the same. Returns whether it is, and
 * the response is complete.
 */
export function isUnchanged(response: Response, text: string, maxAgeSeconds: number): boolean {
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  // Weak, because the same text may be sent compressed or not.
  response.set({ "Cache-Control": `max-age=${maxAgeSeconds}`, ETag: `W/"${digest}"` });
  if (!response.req.fresh) return false;
  response.status(304).end();
  return true;
}
