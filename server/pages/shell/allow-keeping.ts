import { createHash } from "node:crypto";

import type { Response } from "express";

/** Lets a browser keep a text for some seconds, and then ask whether it is still the same. */
export function allowKeeping(response: Response, text: string, maxAgeSeconds: number): void {
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  // Weak, because the same text may be sent compressed or not.
  response.set({ "Cache-Control": `max-age=${maxAgeSeconds}`, ETag: `W/"${digest}"` });
}
