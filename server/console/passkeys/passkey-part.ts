import { readFileSync } from "node:fs";

import { serverFile } from "../../lib/files.js";
import { versionedText } from "../../pages/shell/versioned-text.js";
import { html, type Html } from "../../presentation/html.js";

export const passkeyScript = versionedText(
  "/console/-/passkey.js",
  "js",
  readFileSync(serverFile("console/passkeys/passkey.browser.js"), "utf8"),
);

/** Returns the part of a form that makes or uses a passkey, which the script fills in. */
export const passkeyPart = (kind: "create" | "use", options: object, label: string): Html =>
  html`<div data-passkey="${kind}" data-options="${JSON.stringify(options)}">
    <input type="hidden" name="credential" value="" />
    <p class="error" role="alert" data-failure hidden>
      The browser did not hand over a passkey. Try again, or use another device.
    </p>
    <button class="button" hidden>${label}</button>
    <noscript><p>Passkeys need scripts. Allow them for this page.</p></noscript>
  </div>`;
