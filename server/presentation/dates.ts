import type { Texts } from "./texts/index.js";

/** The date of an instant in words, in the time zone of its readers. */
export const dateText = (
  instant: number,
  { language }: Pick<Texts, "language">,
  timeZone: string,
): string => new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(instant);
