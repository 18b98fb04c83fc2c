import type { Schema } from "./document.js";

const FORMATS: Readonly<Record<string, string>> = {
  "idn-email": "an email address",
  date: "a date, YYYY-MM-DD",
  "date-time": "an RFC 3339 date and time with an offset, such as 2026-11-21T10:00:00Z",
  uri: "an absolute URL",
};

/** What a value of the schema has to be, as a predicate: "must be an integer from 0 to 150". */
export const requirement = (schema: Schema): string => `must be ${described(schema)}`;

function described(schema: Schema): string {
  const words = schema["x-expects"];
  // Those of an object are about its fields.
  if (words !== undefined && schema.type !== "object") return words;
  if (schema.enum !== undefined) return `one of ${schema.enum.join(", ")}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.format !== undefined && FORMATS[schema.format] !== undefined)
    return FORMATS[schema.format] as string;
  const types = [schema.type ?? []].flat();
  const alternatives = types.map((type) => DESCRIBED[type]?.(schema) ?? type);
  return alternatives.length === 0 ? "as the API docs describe" : alternatives.join(" or ");
}

const DESCRIBED: Readonly<Record<string, (schema: Schema) => string>> = {
  integer: (schema) => `an integer${between(schema.minimum, schema.maximum)}`,
  number: (schema) => `a number${between(schema.minimum, schema.maximum)}`,
  boolean: () => "true or false",
  null: () => "null",
  object: ({ maxProperties, examples: [example] = [] }) =>
    maxProperties !== undefined
      ? `an object of at most ${maxProperties} fields`
      : example === undefined
        ? "an object"
        : `an object such as ${JSON.stringify(example).replaceAll('":', '": ')}`,
  array: ({ minItems, maxItems }) => `an array${sized(minItems, maxItems, "items")}`,
  string: ({ pattern, minLength, maxLength }) =>
    pattern === undefined
      ? `text${sized(minLength, maxLength, "characters")}`
      : `text matching ${pattern}`,
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
 * The demand of a condition between fields, as a predicate, if the condition has a plain name: `if: { not: { required: [a] } },
 * then: { required: [b] }` is "must have at least one of a, b", and `not: { required: [a, b] }` is "must not have both a and b".
 */
export function condition(schema: Schema, keyword: string): string {
  if (schema.type !== "object" && schema.properties === undefined) return requirement(schema);
  const words = schema["x-expects"];
  if (words !== undefined) return `must have ${words}`;
  if (keyword === "if") {
    const names = [...(schema.if?.not?.required ?? []), ...(schema.then?.required ?? [])];
    if (names.length > 1) return `must have at least one of ${names.join(", ")}`;
  }
  const excluded = schema.not?.required ?? [];
  if (keyword === "not" && excluded.length > 1)
    return `must not have ${excluded.length === 2 ? "both" : "all of"} ${excluded.join(" and ")}`;
  if (keyword === "minProperties") return "must have at least one field";
  return "must combine its fields as the API docs describe";
}
