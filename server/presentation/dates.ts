import type { Texts } from "./texts/index.js";

/** The date of an instant in words. In UTC, because the reader's time zone is unknown. */
export const dateText = (instant: number, { language }: Pick<Texts, "language">): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(instant);
