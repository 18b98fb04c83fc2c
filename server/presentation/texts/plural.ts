import type { Language } from "../../domain/language.js";

/**
 * The languages of pages and mails, each with the plural categories that CLDR gives its whole numbers. Every sentence with
 * a count names a form for each of them.
 */
export const PLURAL_CATEGORIES = {
  en: ["one", "other"],
  es: ["one", "many", "other"],
  pt: ["one", "many", "other"],
  fr: ["one", "many", "other"],
  de: ["one", "other"],
  ar: ["zero", "one", "two", "few", "many", "other"],
} as const satisfies Readonly<Record<Language, readonly Intl.LDMLPluralRule[]>>;

type Forms<L extends Language> = Readonly<Record<(typeof PLURAL_CATEGORIES)[L][number], string>>;

/**
 * Chooses the form of a whole number in a language: `pluralOf("en")(2, { one: "1 hour", other: "2 hours" })`. A form that
 * the language has and the catalogue lacks does not compile.
 */
export function pluralOf<L extends Language>(language: L) {
  const rules = new Intl.PluralRules(language);
  // Whole numbers meet no other category than those of the table: `texts.test.ts` compares it with the platform's.
  return (count: number, forms: Forms<L>): string =>
    (forms as Readonly<Record<Intl.LDMLPluralRule, string>>)[rules.select(count)];
}
