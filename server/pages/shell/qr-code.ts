import { encode } from "uqr";

import { html, type Html } from "../../presentation/html.js";

const QUIET_ZONE = 4;

/** Returns a QR code as a picture, black on white in any colour scheme. `label` says what it leads to. */
export function qrCode(text: string, label: string): Html {
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: "M" });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="${label}"
    shape-rendering="crispEdges"
  >
    <path fill="#fff" d="M0 0h${size}v${size}H0z" />
    <path fill="#000" d="${dark.join("")}" />
  </svg>`;
}
