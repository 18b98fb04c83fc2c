// A name that is written in another direction than its sentence would take the punctuation around it along.
const FIRST_STRONG_ISOLATE = "\u2068";
const RIGHT_TO_LEFT_ISOLATE = "\u2067";
const POP_ISOLATE = "\u2069";

export type Direction = "ltr" | "rtl";

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Returns a name as a sentence of this direction can hold it: unchanged unless something in it is written the other way. In
 * Arabic, a half-translated list such as "California, United States" runs from right to left, whatever it begins with.
 */
export function isolated(name: string, direction: Direction): string {
  const isRightToLeft = RIGHT_TO_LEFT.test(name);
  if (direction === "ltr" && !isRightToLeft) return name;
  const isolate =
    direction === "rtl" && isRightToLeft ? RIGHT_TO_LEFT_ISOLATE : FIRST_STRONG_ISOLATE;
  return `${isolate}${name}${POP_ISOLATE}`;
}

/** Returns a text whose addresses are not isolated: a telephone takes a mark after an address for a part of it. */
export const withBareLinks = (text: string): string =>
  text.replace(/[\u2066-\u2068](https?:[^\s\u2069]+)\u2069/g, "$1");
