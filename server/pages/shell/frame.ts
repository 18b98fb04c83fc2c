// What a widget says to the page that frames it. The contract has the messages; `client/widget` receives them.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import type { components } from "../../../generated/types.js";
import { html, type Html } from "../../presentation/html.js";
import type { PageHandler } from "./page.js";
import { sendText } from "./send-text.js";

export type WidgetMessage = components["schemas"]["WidgetMessage"];

const script = readFileSync(new URL("frame.browser.js", import.meta.url), "utf8");
const version = createHash("sha256").update(script).digest("base64url").slice(0, 12);

export const frameScriptPath = "/widgets/frame.js";

/** With a digest of its content, so that it can be kept for ever. */
export const frameScriptHref = `${frameScriptPath}?v=${version}`;

export const sendFrameScript: PageHandler = (_services, request, response) => {
  const isThisVersion = request.query["v"] === version;
  const caching = isThisVersion ? "public, max-age=31536000, immutable" : "no-cache";
  response.set("Cache-Control", caching);
  sendText(response, "js", script);
};

/** Closes the frame. Shown only where there is one, and a script to close it. */
export const exitButton = (
  label: string,
  { isSecond = false, ...data }: { widgetId?: string; isSecond?: boolean } = {},
): Html =>
  html`<button
    type="button"
    class="button${isSecond && " second"}"
    data-exit="${JSON.stringify(data)}"
    hidden
  >
    ${label}
  </button>`;
