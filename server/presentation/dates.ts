import type { Texts } from "./texts/index.js";

/** The date of an instant in words. In UTC, for nobody knows where the reader is. */
export const dateText = (instant: number, { language }: Pick<Texts, "language">): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(instant);
