// A script that pages load, because inline scripts are not allowed.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import type { PageHandler } from "./page.js";
import { sendText } from "./send-text.js";

/** `href` contains a digest of the script, so that browsers can cache it for ever. */
export function browserScript<Path extends string>(path: Path, file: URL) {
  const script = readFileSync(file, "utf8");
  const version = createHash("sha256").update(script).digest("base64url").slice(0, 12);
  const send: PageHandler = (_services, request, response) => {
    const isThisVersion = request.query["v"] === version;
    const caching = isThisVersion ? "public, max-age=31536000, immutable" : "no-cache";
    response.set("Cache-Control", caching);
    sendText(response, "js", script);
  };
  return { path, href: `${path}?v=${version}`, send };
}
