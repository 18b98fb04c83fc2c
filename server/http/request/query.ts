import { mayBeNamed } from "../../lib/errors.js";
import type { Operation, Parameter } from "../contract/contract.js";
import { requirement } from "../contract/expectation.js";
import { nearest } from "../../lib/suggestion.js";
import { issueAt, type ValidationIssue } from "./issues.js";
import { stringIssue } from "./strings.js";

const NUMERALS: Readonly<Record<string, RegExp>> = {
  integer: /^(?!-0+$)-?[0-9]+$/,
  number: /^-?[0-9]+(\.[0-9]+)?$/,
};

interface Query {
  /** The parameters that have no issue. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly issues: readonly ValidationIssue[];
}

/**
 * Reads the parameters of a query string, each at most once, as the contract types them.
 * @param search the text after the `?`, or nothing
 */
export function readQuery(search: string, declared: Operation["query"]): Query {
  const values: Record<string, unknown> = {};
  const issues: ValidationIssue[] = [];
  if (search === "") return { values, issues };
  for (const pair of search.split("&")) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    const name = decoded(equals < 0 ? pair : pair.slice(0, equals));
    const parameter = name === undefined ? undefined : declared.get(name);
    if (name === undefined) issues.push(issueAt("query", MUST_BE_DECODABLE));
    else if (parameter === undefined)
      issues.push(
        mayBeNamed(name)
          ? issueAt(
              name,
              `is not a parameter of this operation${nearest(name, [...declared.keys()])}`,
            )
          : issueAt("query", "has a parameter that this operation does not have"),
      );
    else if (Object.hasOwn(values, name) || issues.some(({ at }) => at === name))
      issues.push(issueAt(name, "must not be repeated"));
    else {
      const value = equals < 0 ? "" : decoded(pair.slice(equals + 1));
      const issue = value === undefined ? MUST_BE_DECODABLE : valueIssue(value, parameter);
      if (issue !== undefined) issues.push(issueAt(name, issue));
      else if (value !== undefined) values[name] = typed(value, parameter);
    }
  }
  return { values, issues };
}

const MUST_BE_DECODABLE = "must be percent-encoded UTF-8";

function valueIssue(value: string, { shape }: Parameter): string | undefined {
  if (value === "") return "must have a value";
  const issue = stringIssue(value);
  if (issue !== undefined) return issue;
  const { type } = shape.schema;
  const numeral = typeof type === "string" ? NUMERALS[type] : undefined;
  return numeral === undefined || numeral.test(value)
    ? undefined
    : `${requirement(shape.schema)}, written in digits`;
}

/** Returns the value that digits or a word stand for. Another text is left to the check of its schema. */
function typed(value: string, { shape }: Parameter): unknown {
  const { type } = shape.schema;
  if (type === "integer" || type === "number") return Number(value);
  return type === "boolean" && /^(true|false)$/.test(value) ? value === "true" : value;
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
