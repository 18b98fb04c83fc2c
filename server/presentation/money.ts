import { minorUnitsOf } from "../domain/transaction/currencies.js";
import type { LocalDate } from "../lib/dates.js";
import type { Texts } from "./texts/index.js";
import { dateText } from "./times.js";

/** Returns an amount as the reader writes it: "$9.99", "9,99 €". Its decimals follow ISO 4217, not the platform. */
export function moneyText(
  minor: number,
  currency: string,
  { language }: Pick<Texts, "language">,
): string {
  const digits = minorUnitsOf(currency) ?? 0;
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 10 ** digits);
}

/**
 * Returns how much of each limit was spent, a line each: of a limit that starts again on a local date, or of a limit for each
 * purchase.
 */
export function spentLines(
  {
    spentMinor,
    limitMinor,
    currency,
    startsAgainOn,
  }: Readonly<{
    spentMinor: number;
    limitMinor: number;
    currency: string;
    startsAgainOn: LocalDate | null;
  }>,
  texts: Texts,
): string[] {
  if (startsAgainOn !== null) {
    const date = dateText(Date.parse(startsAgainOn), texts, "UTC");
    return [spendingText({ spentMinor, limitMinor, currency, date }, texts)];
  }
  return [
    moneyText(spentMinor, currency, texts),
    texts.law.limits.per.transaction(moneyText(limitMinor, currency, texts)),
  ];
}

/** Returns how much of a limit was spent, and the day (in words) on which it starts again. */
export function spendingText(
  {
    spentMinor,
    limitMinor,
    currency,
    date,
  }: Readonly<{ spentMinor: number; limitMinor: number; currency: string; date: string }>,
  texts: Pick<Texts, "language" | "digest">,
): string {
  const { spending: t } = texts.digest;
  const spent = moneyText(spentMinor, currency, texts);
  if (limitMinor === 0) return spentMinor === 0 ? t.noneAllowed : t.limitOfNone(spent);
  return t.limit({ spent, limit: moneyText(limitMinor, currency, texts), date });
}
