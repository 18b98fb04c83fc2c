import { serverFile } from "../../lib/files.js";
import { browserScript } from "../shell/browser-script.js";

/** Keeps a key in the window that leaves for a provider, sends its hash from there, and the key once it is back. */
export const windowScript = browserScript(
  "/widgets/window.js",
  serverFile("pages/verification/window.browser.js"),
);
