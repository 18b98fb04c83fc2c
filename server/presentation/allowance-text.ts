import type { ProductAllowance } from "../domain/product.js";
import type { Texts } from "./texts/index.js";

/** "Weekly spend" of `weekly-spend`: products declare names alone. */
export function nameText(name: string): string {
  const words = name.replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const allowanceTitle = ({ name }: Pick<ProductAllowance, "name">): string => nameText(name);

const NAME = /^[a-z0-9]+([-_][a-z0-9]+)*$/;

/** A value as it is read: a number in the reader's way of writing it, a name in words, another text as it is declared. */
export function allowanceText(value: number | string, { language }: Texts): string {
  if (typeof value === "number") return new Intl.NumberFormat(language).format(value);
  return NAME.test(value) ? nameText(value) : value;
}
