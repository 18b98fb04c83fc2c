// A product's allowances: a number or a choice that a guardian sets.
import type { components } from "../../../generated/types.js";
import type { ProductAllowance } from "../product.js";

/** A guardian's answers by the names of the allowances. May lack some, and hold some that the product no longer has. */
export type AllowanceValues = Readonly<Record<string, number | string>>;

const answerTo = (values: AllowanceValues, name: string): number | string | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/**
 * Returns the value that applies now: the guardian's answer, moved to the nearest bound where the product has changed its
 * bounds since. Without an answer, and where its choice is no longer offered, it is the declared default.
 */
export function allowanceInForce(
  allowance: ProductAllowance,
  values: AllowanceValues,
): number | string {
  const answer = answerTo(values, allowance.name);
  if (allowance.type === "numerical")
    return typeof answer === "number"
      ? Math.min(allowance.max, Math.max(allowance.min, answer))
      : allowance.default;
  return typeof answer === "string" && allowance.options.includes(answer)
    ? answer
    : allowance.default;
}

/** Returns the choice that is filled in for a guardian who has not answered yet: the lowest number, or the declared default. */
export const strictest = (allowance: ProductAllowance): number | string =>
  allowance.type === "numerical" ? allowance.min : allowance.default;

/**
 * Returns the value that a guardian's text means, or undefined where it is not a whole number within the bounds, or not an
 * option.
 */
export function readAllowance(
  allowance: ProductAllowance,
  typed: string,
): number | string | undefined {
  if (allowance.type === "selection") return allowance.options.find((option) => option === typed);
  const value = /^[+-]?\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= allowance.min && value <= allowance.max ? value : undefined;
}

export const renderAllowance = (
  allowance: ProductAllowance,
  values: AllowanceValues,
): components["schemas"]["Allowance"] => {
  const value = allowanceInForce(allowance, values);
  return typeof value === "number"
    ? { name: allowance.name, type: "numerical", numericalValue: value }
    : { name: allowance.name, type: "selection", selectionValue: value };
};

export const isSameAllowances = (
  allowances: readonly ProductAllowance[],
  a: AllowanceValues,
  b: AllowanceValues,
): boolean =>
  allowances.every(
    (allowance) => allowanceInForce(allowance, a) === allowanceInForce(allowance, b),
  );
