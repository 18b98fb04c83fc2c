/** The languages of pages and mails, and those in which a product file can give its texts (BCP 47). */
export const LANGUAGES = ["en", "es", "pt", "fr", "de", "ar"] as const;

export type Language = (typeof LANGUAGES)[number];

/** What mails and documents are written in where nothing says otherwise. */
export const DEFAULT_LANGUAGE: Language = "en";
