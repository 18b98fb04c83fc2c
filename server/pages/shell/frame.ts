// Messages of a widget to the page that frames it. They are declared in the contract; `client/widget` receives them.
import { readFileSync } from "node:fs";

import { serverFile } from "../../lib/files.js";
import type { components } from "../../../generated/types.js";
import { html, type Html } from "../../presentation/html.js";
import { versionedText } from "./versioned-text.js";

export type WidgetMessage = components["schemas"]["WidgetMessage"];

export const frameScript = versionedText(
  "/widgets/frame.js",
  "js",
  readFileSync(serverFile("pages/shell/frame.browser.js"), "utf8"),
);

/** Closes the frame. It is shown only in a frame with a script to close it. */
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
