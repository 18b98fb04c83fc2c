import type { Texts } from "./texts/index.js";

/** The date of an instant in words, in a time zone; in UTC where the reader's is unknown. */
export const dateText = (
  instant: number,
  { language }: Pick<Texts, "language">,
  timeZone = "UTC",
): string => new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(instant);
