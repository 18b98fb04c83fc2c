import { mayBeNamed } from "../../errors.js";
import type { Operation, Parameter } from "../contract/contract.js";
import { requirement } from "../contract/expectation.js";
import { faultAt, type Fault } from "./faults.js";
import { stringFault } from "./strings.js";

const NUMERALS: Readonly<Record<string, RegExp>> = {
  integer: /^(?!-0+$)-?[0-9]+$/,
  number: /^-?[0-9]+(\.[0-9]+)?$/,
};

export interface Query {
  /** Those without a fault. */
  readonly values: Record<string, string>;
  readonly faults: readonly Fault[];
}

/**
 * The parameters of a query string, each at most once. The validator coerces them afterwards; it would also accept
 * `1e1` and `0x10` as integers, and a repeated parameter as a list.
 * @param search what follows the `?`, or nothing
 */
export function readQuery(search: string, declared: Operation["query"]): Query {
  const values: Record<string, string> = {};
  const faults: Fault[] = [];
  if (search === "") return { values, faults };
  for (const pair of search.split("&")) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    const name = decoded(equals < 0 ? pair : pair.slice(0, equals));
    const parameter = name === undefined ? undefined : declared.get(name);
    if (name === undefined) faults.push(faultAt("query", MUST_BE_DECODABLE));
    else if (parameter === undefined)
      faults.push(
        mayBeNamed(name)
          ? faultAt(name, "is not a parameter of this operation")
          : faultAt("query", "has a parameter that this operation does not have"),
      );
    else if (Object.hasOwn(values, name) || faults.some(({ place }) => place === name))
      faults.push(faultAt(name, "must not be repeated"));
    else {
      const value = equals < 0 ? "" : decoded(pair.slice(equals + 1));
      const fault = value === undefined ? MUST_BE_DECODABLE : valueFault(value, parameter);
      if (fault !== undefined) faults.push(faultAt(name, fault));
      else if (value !== undefined) values[name] = value;
    }
  }
  return { values, faults };
}

const MUST_BE_DECODABLE = "must be percent-encoded UTF-8";

function valueFault(value: string, { shape }: Parameter): string | undefined {
  if (value === "") return "must have a value";
  const fault = stringFault(value);
  if (fault !== undefined) return fault;
  const { type } = shape.schema;
  const numeral = typeof type === "string" ? NUMERALS[type] : undefined;
  return numeral === undefined || numeral.test(value)
    ? undefined
    : `${requirement(shape.schema)}, written in digits`;
}

function decoded(text: string): string | undefined {
  const spaced = text.includes("+") ? text.replaceAll("+", " ") : text;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}
