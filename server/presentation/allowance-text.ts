import { DEFAULT_LANGUAGE } from "../domain/language.js";
import { inLanguage } from "../domain/notice.js";
import type { LocalText, ProductConfig } from "../domain/product.js";
import { isolated } from "./isolate.js";
import type { Texts } from "./texts/index.js";

type Asked = Pick<ProductConfig, "allowances" | "spending" | "locale">;

type Reader = Pick<Texts, "language" | "direction">;

/** Returns a name in words: "Weekly spend" for `weekly-spend`. */
function nameText(name: string): string {
  const words = name.replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the name of an allowance for guardians: the product's title for it, else its name in words. */
export function allowanceTitle(
  { allowances }: Asked,
  name: string,
  { language, direction }: Reader,
): string {
  const own = allowances.find((allowance) => allowance.name === name);
  return own?.title === undefined
    ? nameText(name)
    : isolated(own.titles?.[language] ?? own.title, direction);
}

const titleIn = (
  title: LocalText,
  { locale = DEFAULT_LANGUAGE }: Pick<ProductConfig, "locale">,
  { language, direction }: Reader,
): string => isolated(inLanguage(title, language, locale), direction);

/** Returns the name of a type of activity for guardians: the product's title for it, else its name in words. */
export function activityTitle(
  product: Pick<ProductConfig, "activityTypes" | "locale">,
  name: string,
  reader: Reader,
): string {
  const title = product.activityTypes.find((type) => type.name === name)?.title;
  return title === undefined ? nameText(name) : titleIn(title, product, reader);
}

/** Returns the currency of an amount: its own, or the currency of the only limit that it sets. */
function currencyOf({ allowances, spending = [] }: Asked, name: string): string | undefined {
  const own = allowances.find((allowance) => allowance.name === name);
  if (own?.type === "numerical" && own.currency !== undefined) return own.currency;
  const limits = spending.filter(({ allowance }) => allowance === name);
  const currencies = new Set(limits.map(({ currency }) => currency));
  return currencies.size === 1 ? limits[0]?.currency : undefined;
}

const NAME = /^[a-z0-9]+([-_][a-z0-9]+)*$/;

/**
 * Returns an answer as it is read: an amount with its currency, a number as the reader writes it, a name in words, any other
 * text as it is declared.
 */
export function allowanceText(
  product: Asked,
  name: string,
  value: number | string,
  texts: Reader,
): string {
  if (typeof value === "string") {
    const own = product.allowances.find((allowance) => allowance.name === name);
    const title = own?.type === "selection" ? own.optionTitles?.[value] : undefined;
    if (title !== undefined) return titleIn(title, product, texts);
    return NAME.test(value) ? nameText(value) : value;
  }
  const currency = currencyOf(product, name);
  // Amounts are whole units.
  const money = { style: "currency", currency, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(texts.language, currency === undefined ? {} : money).format(value);
}
