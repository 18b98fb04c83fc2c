import { html, type Html } from "./html.js";

/** Code points that no text has: each stands for one piece of markup while its sentence is made. */
const FIRST_SLOT = 0xf0000;
const SLOT = /([\u{F0000}-\u{F00FF}])/u;

/**
 * A sentence of the catalogue with markup in the places of its values: `fill(t.signedInAs, html`<strong>${name}</strong>`)`.
 * The catalogue keeps the order of the words, so that every language can have its own.
 */
export function fill(sentence: (...values: string[]) => string, ...pieces: readonly Html[]): Html {
  const text = sentence(...pieces.map((_, place) => String.fromCodePoint(FIRST_SLOT + place)));
  return html`${text.split(SLOT).map((part) => (SLOT.test(part) ? pieces[(part.codePointAt(0) ?? 0) - FIRST_SLOT] : part))}`;
}
