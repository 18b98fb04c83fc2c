// A style sheet or script of our own, because pages allow no inline ones.
import { createHash } from "node:crypto";

import type { PageHandler } from "./page.js";
import { cachedForEver, sendText } from "./send-text.js";

/** `href` contains a digest of the text, so that browsers can cache it for ever. */
export function versionedText<Path extends string>(path: Path, type: "css" | "js", text: string) {
  const version = createHash("sha256").update(text).digest("base64url").slice(0, 12);
  const send: PageHandler = (_services, request, response) => {
    response.set("Cache-Control", cachedForEver(request.query["v"] === version));
    sendText(response, type, text);
  };
  return { path, href: `${path}?v=${version}`, send };
}
