import { html, Html } from "./html.js";

/** Code points that no text has: each stands for one piece of markup until its message is complete. */
const FIRST_SLOT = 0xf0000;
const SLOT = /([\u{F0000}-\u{F00FF}])/u;

type Pieces<Values> = Values extends object ? Readonly<Record<keyof Values, Html>> : Html;

/**
 * Returns a message with markup in place of its value, or of its values by their names: `fill(t.yourAddress,
 * html`<strong>${address}</strong>`)`. Each language keeps its own order of the words.
 */
export function fill<Values>(sentence: (values: Values) => string, pieces: Pieces<Values>): Html {
  const markup = pieces instanceof Html ? [pieces] : Object.values<Html>(pieces);
  const slots = markup.map((_, at) => String.fromCodePoint(FIRST_SLOT + at));
  const values =
    pieces instanceof Html
      ? slots[0]
      : Object.fromEntries(Object.keys(pieces).map((name, at) => [name, slots[at]]));
  const parts = sentence(values as Values).split(SLOT);
  return html`${parts.map((part) => (SLOT.test(part) ? markup[(part.codePointAt(0) ?? 0) - FIRST_SLOT] : part))}`;
}
