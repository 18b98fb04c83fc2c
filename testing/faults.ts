// Generates every fault that a request can have from the contract's schemas, one at a time.
import type { Request } from "./caller.js";
import { follow, isAllowed, type Operation, type Parameter, type Schema } from "./contract.js";
import { asQuery, asRequest, without, type Input } from "./requests.js";

/** One fault in a request, and how it has to be refused. */
export interface Fault {
  readonly what: string;
  /** The field that the message has to name; undefined where it may not be repeated. */
  readonly field: string | undefined;
  readonly code: string;
  readonly request: (good: Input, headers: Record<string, string>) => Request;
}

export function faultsOf(operation: Operation): Fault[] {
  const queries = operation.parameters.filter((parameter) => parameter.in === "query");
  const headers = operation.parameters.filter((parameter) => parameter.in === "header");
  return [
    ...(operation.body ? bodyFaults(operation, operation.body.schema) : []),
    ...queries.flatMap((parameter) => queryFaults(operation, parameter)),
    ...strangersInQuery(operation),
    ...headers.flatMap((parameter) => headerFaults(operation, parameter)),
  ];
}

const ABSENT = Symbol("absent");
type Step = string | number;

function bodyFaults(operation: Operation, root: Schema): Fault[] {
  const fault = (
    what: string,
    path: readonly Step[],
    value: unknown,
    code = "INVALID_INPUT",
  ): Fault => ({
    what: `${what} in ${nameOf(path)}`,
    field: nameOf(path),
    code,
    request: (good, headers) =>
      asRequest(operation, changed(good, root, path, value) as Input, headers),
  });

  const visit = (declared: Schema, path: readonly Step[], isRequired: boolean): Fault[] => {
    const schema = follow(declared);
    const types = [schema.type ?? "object"].flat();
    const own = wrongValues(schema).map(({ what, value, code }) => {
      if (isAllowed(schema, value) && !what.startsWith("special"))
        throw new Error(`${operation.id}: ${what} is allowed in ${nameOf(path)}`);
      return fault(what, path, value, code);
    });
    if (isRequired) own.push(fault("missing", path, ABSENT));
    if (types.includes("array") && schema.items)
      own.push(...visit(schema.items, [...path, 0], false));
    return types.includes("object") ? [...own, ...inside(schema, path)] : own;
  };

  const inside = (schema: Schema, path: readonly Step[]): Fault[] => {
    const required = schema.required ?? [];
    const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      visit(inner, [...path, name], required.includes(name)),
    );
    if (schema.additionalProperties !== false) return [...fields, ...freeFormFaults(schema, path)];
    const unknown = ["nonsense", "constructor", "toString"].map((name) =>
      fault("unknown", [...path, name], 1),
    );
    return [
      ...fields,
      ...unknown,
      fault("own __proto__", [...path, "__proto__"], { isAdmin: true }),
    ];
  };

  const freeFormFaults = (schema: Schema, path: readonly Step[]): Fault[] => {
    const levels = schema["x-max-depth"] ?? 0;
    let deep: unknown = 1;
    for (let level = 0; level <= levels; level++) deep = { deeper: deep };
    const crowd = Object.fromEntries(
      Array.from({ length: (schema.maxProperties ?? 0) + 1 }, (_, at) => [`p${at}`, at]),
    );
    return [
      ...(levels > 0 ? [{ ...fault("too deep", path, deep) }] : []),
      ...(schema.maxProperties ? [fault("too many fields", path, crowd)] : []),
      { ...fault("own __proto__ within", path, withProto()), field: "__proto__" },
    ];
  };

  const noObject = [null, [], "text", 7, true].map((value): Fault => ({
    ...fault("no object", [], value),
    field: "body",
    request: (_good, headers) => ({
      method: operation.method,
      path: operation.path,
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(value),
    }),
  }));
  return [...inside(follow(root), []), ...noObject];
}

/** Returns JSON with an own field `__proto__`, which an object literal can't have. */
const withProto = () => JSON.parse('{"__proto__":{"isAdmin":true}}') as object;

const nameOf = (path: readonly Step[]): string =>
  path
    .map((step, at) => (typeof step === "number" ? `[${step}]` : at === 0 ? step : `.${step}`))
    .join("");

/** Returns a copy of `good` with another value in one place. Missing parents are made up from the contract. */
function changed(good: unknown, declared: Schema, path: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const schema = follow(declared);
  if (typeof step === "number") {
    const items = [...((good as unknown[] | undefined) ?? [])];
    items[step] = changed(
      items[step] ?? sampleOf(schema.items ?? {}),
      schema.items ?? {},
      rest,
      value,
    );
    return items;
  }
  const inner = schema.properties?.[step] ?? {};
  const before = (good as Input | undefined) ?? {};
  const next = changed(before[step] ?? sampleOf(inner), inner, rest, value);
  const copy: Record<string, unknown> = { ...before };
  if (next === ABSENT) delete copy[step];
  else Object.defineProperty(copy, step, { value: next, enumerable: true });
  return copy;
}

/** Returns some value that a schema allows. */
function sampleOf(declared: Schema): unknown {
  const schema = follow(declared);
  if (schema.enum) return schema.enum[0];
  if (schema.examples) return schema.examples[0];
  const [type] = [schema.type ?? "object"].flat();
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "boolean") return true;
  if (type === "array") return [sampleOf(schema.items ?? {})];
  if (type === "string") return "x".repeat(schema.minLength ?? 1);
  const names = schema.required ?? [];
  return Object.fromEntries(names.map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]));
}

interface WrongValue {
  readonly what: string;
  readonly value: unknown;
  readonly code?: string;
}

const OF_OTHER_TYPES: Readonly<Record<string, readonly unknown[]>> = {
  string: [7, true, [], {}],
  integer: ["7", 1.5, true, [], {}],
  number: ["7", true, [], {}],
  boolean: ["true", 1, 0, [], {}],
  array: ["text", 7, true, {}],
  object: ["text", 7, true, []],
};

/** Returns values that the service refuses in a field: of another type, out of bounds, malformed. */
function wrongValues(schema: Schema): WrongValue[] {
  const [type = "object"] = [schema.type ?? "object"].flat();
  const wrong: WrongValue[] = [null, ...(OF_OTHER_TYPES[type] ?? [])].map((value) => ({
    what: `type ${JSON.stringify(value)}`,
    value,
  }));
  if (schema.minimum !== undefined) wrong.push({ what: "below", value: schema.minimum - 1 });
  if (schema.maximum !== undefined)
    wrong.push({ what: "above", value: schema.maximum + 1 }, { what: "far above", value: 1e300 });
  if (schema.minItems !== undefined && schema.minItems > 0)
    wrong.push({
      what: "too few",
      value: Array.from({ length: schema.minItems - 1 }, () => sampleOf(schema.items ?? {})),
    });
  if (schema.maxItems !== undefined)
    wrong.push({
      what: "too many",
      value: Array.from({ length: schema.maxItems + 1 }, () => sampleOf(schema.items ?? {})),
    });
  if (type === "string") wrong.push(...wrongTexts(schema));
  return wrong;
}

const IMPOSSIBLE_DATES = [
  "2026-02-30",
  "2026-13-01",
  "2026-00-10",
  "2026-01-00",
  "2025-02-29",
  "2026-13",
  "2100-01-01",
  "1875-01-01",
];
/** These texts are not instants: they lack an offset or a time, or name a time that does not exist. */
const IMPOSSIBLE_INSTANTS = [
  "2026-11-21",
  "2026-11-21T10:00:00",
  "2026-11-21 10:00:00Z",
  "2026-11-21T10:00Z",
  "2026-11-21T24:00:00Z",
  "2026-11-21T23:59:60Z",
  "2026-02-30T10:00:00Z",
  "2026-11-21T10:00:00+25:00",
  "1795255200000",
];
const NO_ADDRESSES = [
  "",
  "nobody",
  "@example.com",
  "nobody@",
  "a b@example.com",
  "a@b@example.com",
  "a@example..com",
  "a\n@example.com",
];

function wrongTexts({ minLength, maxLength, enum: values, pattern, format }: Schema): WrongValue[] {
  const code = format === "idn-email" ? "INVALID_EMAIL" : "INVALID_INPUT";
  const told = (what: string, texts: readonly string[]) =>
    texts.map((value) => ({ what: `${what} ${JSON.stringify(value).slice(0, 40)}`, value, code }));
  const long =
    format === "idn-email"
      ? `${"a".repeat(maxLength ?? 0)}@example.com`
      : "a".repeat((maxLength ?? 0) + 1);
  return [
    ...(minLength ? told("too short", ["a".repeat(minLength - 1)]) : []),
    ...(maxLength !== undefined ? told("too long", [long]) : []),
    ...(values
      ? told("no value", [
          "no-such-value",
          String(values[0]).toLowerCase() === values[0]
            ? values[0].toUpperCase()
            : String(values[0]).toLowerCase(),
          ` ${String(values[0])}`,
        ])
      : []),
    ...(pattern ? told("no match", ["!".repeat(minLength ?? 1)]) : []),
    ...(pattern?.startsWith("^[0-9]{4}(") ? told("special: impossible", IMPOSSIBLE_DATES) : []),
    ...(format === "date-time" ? told("impossible", IMPOSSIBLE_INSTANTS) : []),
    ...(format === "idn-email" ? told("malformed", NO_ADDRESSES) : []),
    ...told("special: control character", ["a\u0000b", "\u0007", "a\nb", "\ud800"]),
  ];
}

const ENCODED_NUMERALS = [
  "1e1",
  "0x10",
  "%201",
  "1%20",
  "1.0",
  "%2B1",
  "abc",
  "true",
  "NaN",
  "1_0",
  "%EF%BC%91",
  "--1",
  "1,2",
];

function queryFaults(operation: Operation, { name, schema, required }: Parameter): Fault[] {
  const fault = (what: string, written: string | undefined, isNamed = true): Fault => ({
    what: `${what} in ?${name}`,
    field: isNamed ? name : undefined,
    code: "INVALID_INPUT",
    request: (good, headers) => {
      const query = [asQuery(without(good, name)), written]
        .filter((part) => part !== undefined && part !== "")
        .join("&");
      return { method: operation.method, path: `${operation.path}?${query}`, headers };
    },
  });
  const value = encodeURIComponent(String(sampleOf(schema)));
  const texts =
    schema.type === "integer"
      ? [...ENCODED_NUMERALS, String((schema.minimum ?? 0) - 1), String((schema.maximum ?? 0) + 1)]
      : wrongTexts(schema).flatMap(({ value: text }) => {
          const isWritable = text !== "" && !/\p{Surrogate}/u.test(text as string);
          return isWritable ? [encodeURIComponent(text as string)] : [];
        });
  return [
    ...(required ? [fault("missing", undefined)] : []),
    fault("empty", `${name}=`),
    fault("bare", name),
    fault("twice", `${name}=${value}&${name}=${value}`),
    fault("a list", `${name}[]=${value}`, false),
    fault("an object", `${name}[a]=${value}`, false),
    fault("invalid UTF-8", `${name}=%FF`),
    fault("invalid encoding", `${name}=%ZZ`),
    ...texts.map((text) => fault(text.slice(0, 30), `${name}=${text}`)),
  ];
}

function strangersInQuery(operation: Operation): Fault[] {
  return [
    "nonsense",
    "__proto__",
    "constructor",
    operation.parameters[0]?.name.toUpperCase() ?? "API_KEY",
  ].map((name) => ({
    what: `unknown ?${name}`,
    field: name,
    code: "INVALID_INPUT",
    request: (good, headers) => {
      const request = asRequest(operation, good, headers);
      return {
        ...request,
        path: `${request.path}${request.path.includes("?") ? "&" : "?"}${name}=1`,
      };
    },
  }));
}

function headerFaults(operation: Operation, { name, schema }: Parameter): Fault[] {
  const values = [
    ...(schema.minLength ? [""] : []),
    ...(schema.maxLength !== undefined ? ["x".repeat(schema.maxLength + 1)] : []),
  ];
  return values.map((value) => ({
    what: `${value.length} characters in ${name}`,
    field: name,
    code: "INVALID_INPUT",
    request: (good, headers) => asRequest(operation, good, { ...headers, [name]: value }),
  }));
}
