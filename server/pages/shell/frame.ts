// Messages of a widget to the page that frames it. They are declared in the contract; `client/widget` receives them.
import { serverFile } from "../../lib/files.js";
import type { components } from "../../../generated/types.js";
import { html, type Html } from "../../presentation/html.js";
import { browserScript } from "./browser-script.js";

export type WidgetMessage = components["schemas"]["WidgetMessage"];

export const frameScript = browserScript(
  "/widgets/frame.js",
  serverFile("pages/shell/frame.browser.js"),
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
