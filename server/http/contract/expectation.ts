import type { Schema } from "./document.js";

const FORMATS: Readonly<Record<string, string>> = {
  email: "an e-mail address",
  date: "a date, YYYY-MM-DD",
  "date-time": "a date and time with an offset, as RFC 3339 has it",
  uri: "an absolute URL",
};

/** What a value of the schema looks like, in plain words: "an integer from 0 to 150". */
export function expectation(schema: Schema): string {
  const words = schema["x-expects"];
  if (words !== undefined) return words;
  if (schema.enum !== undefined) return `one of ${schema.enum.join(", ")}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.format !== undefined && FORMATS[schema.format] !== undefined)
    return FORMATS[schema.format] as string;
  const types = [schema.type ?? []].flat();
  const told = types.map((type) => EXPECTED[type]?.(schema) ?? type);
  return told.length === 0 ? "what the contract describes" : told.join(" or ");
}

const EXPECTED: Readonly<Record<string, (schema: Schema) => string>> = {
  integer: (schema) => `an integer${between(schema.minimum, schema.maximum)}`,
  number: (schema) => `a number${between(schema.minimum, schema.maximum)}`,
  boolean: () => "true or false",
  null: () => "null",
  object: ({ maxProperties }) =>
    maxProperties === undefined ? "an object" : `an object of at most ${maxProperties} fields`,
  array: ({ minItems, maxItems }) => `an array${sized(minItems, maxItems, "items")}`,
  string: ({ pattern, minLength, maxLength }) =>
    pattern === undefined
      ? `text${sized(minLength, maxLength, "characters")}`
      : `text of the form ${pattern}`,
};

function between(low: number | undefined, high: number | undefined): string {
  if (low !== undefined && high !== undefined) return ` from ${low} to ${high}`;
  if (low !== undefined) return ` of at least ${low}`;
  return high === undefined ? "" : ` of at most ${high}`;
}

function sized(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && least > 0 && most !== undefined)
    return least === most ? ` of ${most} ${unit}` : ` of ${least} to ${most} ${unit}`;
  if (most !== undefined) return ` of at most ${most} ${unit}`;
  return least !== undefined && least > 0 ? ` of at least ${least} ${unit}` : "";
}

/**
 * What a condition between fields asks for, where it is one that has a plain name:
 * `if: { not: { required: [a] } }, then: { required: [b] }` is "at least one of a, b", and
 * `not: { required: [a, b] }` is "not both a and b".
 */
export function condition(schema: Schema, keyword: string): string {
  const words = schema["x-expects"];
  if (words !== undefined) return words;
  if (keyword === "if") {
    const names = [...(schema.if?.not?.required ?? []), ...(schema.then?.required ?? [])];
    if (names.length > 1) return `at least one of ${names.join(", ")}`;
  }
  if (keyword === "not" && (schema.not?.required?.length ?? 0) > 1)
    return `not ${schema.not?.required?.length === 2 ? "both " : "all of "}${schema.not?.required?.join(" and ")}`;
  return "fields that go together as the contract describes";
}
