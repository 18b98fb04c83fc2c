import type { ProductAllowance } from "../domain/product.js";
import type { Texts } from "./texts/index.js";

/** "Weekly spend" of `weekly-spend`: products declare names alone. */
export const allowanceTitle = ({ name }: Pick<ProductAllowance, "name">): string => {
  const words = name.replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A value as it is read: a number in the reader's way of writing it, or the option as the product declares it. */
export const allowanceText = (value: number | string, { language }: Texts): string =>
  typeof value === "number" ? new Intl.NumberFormat(language).format(value) : value;
