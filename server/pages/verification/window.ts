import { serverFile } from "../../lib/files.js";
import { browserScript } from "../shell/browser-script.js";

/** Keeps a key in the window that leaves for a provider. Sends its hash on leaving, and the key on return. */
export const windowScript = browserScript(
  "/widgets/window.js",
  serverFile("pages/verification/window.browser.js"),
);
