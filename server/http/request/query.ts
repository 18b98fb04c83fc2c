import { invalidInput, mayBeNamed } from "../response/status.js";
import type { Operation, Parameter } from "../contract/contract.js";
import { expectation } from "../contract/expectation.js";
import { faultOf } from "./strings.js";

const NUMERALS: Readonly<Record<string, RegExp>> = {
  integer: /^(?!-0+$)-?[0-9]+$/,
  number: /^-?[0-9]+(\.[0-9]+)?$/,
};

/**
 * The parameters of a query string, each at most once. The validator coerces them afterwards; it would also take `1e1`
 * and `0x10` for integers, and a parameter that is written twice for a list.
 * @param search what follows the `?`, or nothing
 * @throws ServiceError `INVALID_INPUT` that names the parameter
 */
export function readQuery(search: string, declared: Operation["query"]): Record<string, string> {
  const found: Record<string, string> = {};
  if (search === "") return found;
  for (const pair of search.split("&")) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    const name = decoded(equals < 0 ? pair : pair.slice(0, equals));
    const parameter = declared.get(name);
    if (parameter === undefined)
      throw invalidInput(
        mayBeNamed(name)
          ? `${name}: is no parameter of this operation.`
          : "The query holds a parameter that this operation does not have.",
      );
    if (Object.hasOwn(found, name)) throw invalidInput(`${name}: is given more than once.`);
    const value = equals < 0 ? "" : decoded(pair.slice(equals + 1), name);
    if (value === "") throw invalidInput(`${name}: expects a value.`);
    found[name] = plain(value, parameter);
  }
  return found;
}

function plain(value: string, { name, shape }: Parameter): string {
  const fault = faultOf(value);
  if (fault !== undefined) throw invalidInput(`${name}: ${fault}.`);
  const { type } = shape.schema;
  const numeral = typeof type === "string" ? NUMERALS[type] : undefined;
  if (numeral !== undefined && !numeral.test(value))
    throw invalidInput(`${name}: expects ${expectation(shape.schema)}, in digits.`);
  return value;
}

function decoded(text: string, parameter?: string): string {
  const spaced = text.includes("+") ? text.replaceAll("+", " ") : text;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    throw invalidInput(`${parameter ?? "The query"}: expects percent-encoded UTF-8.`);
  }
}
