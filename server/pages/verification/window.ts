import { readFileSync } from "node:fs";

import { serverFile } from "../../lib/files.js";
import { versionedText } from "../shell/versioned-text.js";

/** Keeps a key in the window that leaves for a provider. Sends its hash on leaving, and the key on return. */
export const windowScript = versionedText(
  "/widgets/window.js",
  "js",
  readFileSync(serverFile("pages/verification/window.browser.js"), "utf8"),
);
