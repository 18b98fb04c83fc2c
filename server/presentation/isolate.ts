// Names that are written in another direction than the sentence they stand in would carry its punctuation along.
const FIRST_STRONG_ISOLATE = "\u2068";
const RIGHT_TO_LEFT_ISOLATE = "\u2067";
const POP_ISOLATE = "\u2069";

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A name as a sentence of this direction can hold it: unchanged where nothing in it is written the other way. In Arabic a
 * list such as "California, United States" that is half translated runs from right to left, whatever it begins with.
 */
export function isolated(name: string, direction: "ltr" | "rtl"): string {
  const isRightToLeft = RIGHT_TO_LEFT.test(name);
  if (direction === "ltr" && !isRightToLeft) return name;
  const isolate =
    direction === "rtl" && isRightToLeft ? RIGHT_TO_LEFT_ISOLATE : FIRST_STRONG_ISOLATE;
  return `${isolate}${name}${POP_ISOLATE}`;
}

type Sentence = (...values: readonly unknown[]) => unknown;

/** A value of a sentence with every name in it isolated: of a list and of a record, too. */
function isolatedIn(value: unknown, direction: "ltr" | "rtl"): unknown {
  if (typeof value === "string") return isolated(value, direction);
  if (Array.isArray(value)) return value.map((item) => isolatedIn(item, direction));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isolatedIn(item, direction)]),
  );
}

/** A catalogue whose sentences isolate every name that is put into them. */
export function isolating<T>(texts: T, direction: "ltr" | "rtl"): T {
  if (typeof texts === "function") {
    const sentence = texts as unknown as Sentence;
    return ((...values: unknown[]) =>
      sentence(...values.map((value) => isolatedIn(value, direction)))) as T;
  }
  if (typeof texts !== "object" || texts === null) return texts;
  if (Array.isArray(texts))
    return texts.map((text: unknown) => isolating(text, direction)) as unknown as T;
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, isolating(text, direction)]),
  ) as T;
}
