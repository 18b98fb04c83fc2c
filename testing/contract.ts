// Reads the bundled contract independently of the service, to generate tests and check responses.
import { readFileSync } from "node:fs";

import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

import type { OperationId } from "../server/http/contract/operations.js";

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly "x-max-depth"?: number;
}

type Examples = Readonly<Record<string, { readonly value: unknown }>>;

interface Content {
  readonly "application/json"?: { readonly schema: Schema; readonly examples?: Examples };
}

export interface Parameter {
  readonly name: string;
  readonly in: "query" | "header";
  readonly required?: boolean;
  readonly schema: Schema;
  readonly examples?: Examples;
}

interface Header {
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Declared {
  readonly headers: Readonly<Record<string, Header>>;
  readonly schema: Schema | undefined;
  readonly examples: Examples;
}

export interface Operation {
  readonly id: OperationId;
  readonly method: "GET" | "POST";
  /** Includes the base path. */
  readonly path: string;
  readonly isTestHelper: boolean;
  readonly schemes: readonly ("apiKey" | "bearer")[];
  readonly parameters: readonly Parameter[];
  readonly body:
    | { readonly required: boolean; readonly schema: Schema; readonly examples: Examples }
    | undefined;
  /** The responses by status, without `default`. */
  readonly responses: ReadonlyMap<number, Declared>;
}

type Node = Record<string, unknown>;

/** The bundled contract, unchanged. */
export const document = JSON.parse(
  readFileSync(new URL("../generated/contract.json", import.meta.url), "utf8"),
) as Node;

function at($ref: string): unknown {
  return $ref
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>(
      (node, part) => (node as Node)[part.replaceAll("~1", "/").replaceAll("~0", "~")],
      document,
    );
}

/** Resolves a reference, and merges what stands beside it. */
export function follow<T extends object>(node: T): T {
  const { $ref, ...beside } = node as { $ref?: string };
  return $ref === undefined ? node : { ...follow(at($ref) as T), ...beside };
}

export const BASE_PATH = "/api/v1";

export const operations: readonly Operation[] = Object.entries(
  document["paths"] as Record<string, Node>,
).flatMap(([path, item]) =>
  (["get", "post"] as const).flatMap((method) => {
    const source = item[method] as Node | undefined;
    return source === undefined ? [] : [readOperation(path, method, source)];
  }),
);

export function operationNamed(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

/** Returns the operation of a request. A `HEAD` belongs to the `GET`. */
export function operationAt(method: string, pathname: string): Operation | undefined {
  const verb = method === "HEAD" ? "GET" : method;
  return operations.find((operation) => operation.method === verb && operation.path === pathname);
}

function readOperation(path: string, method: "get" | "post", source: Node): Operation {
  const body = source["requestBody"] as { required?: boolean; content: Content } | undefined;
  const json = body?.content["application/json"];
  const responses = Object.entries(source["responses"] as Record<string, object>)
    .filter(([status]) => status !== "default")
    .map(([status, response]): [number, Declared] => [Number(status), readResponse(response)]);
  return {
    id: source["operationId"] as OperationId,
    method: method === "get" ? "GET" : "POST",
    path: BASE_PATH + path,
    isTestHelper: (source["tags"] as string[]).includes("test"),
    schemes: (source["security"] as object[]).map(
      (scheme) => Object.keys(scheme)[0] as "apiKey" | "bearer",
    ),
    parameters: ((source["parameters"] ?? []) as Parameter[]).map((parameter) => {
      const found = follow(parameter);
      return { ...found, schema: follow(found.schema) };
    }),
    body: json && {
      required: body?.required === true,
      schema: follow(json.schema),
      examples: json.examples ?? {},
    },
    responses: new Map(responses),
  };
}

function readResponse(response: object): Declared {
  const { headers = {}, content } = follow(response) as {
    headers?: Record<string, Header>;
    content?: Content;
  };
  const json = content?.["application/json"];
  return {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, header]) => [name.toLowerCase(), follow(header)]),
    ),
    schema: json?.schema,
    examples: json?.examples ?? {},
  };
}

export interface Webhook {
  /** The key of the event in the contract. */
  readonly type: string;
  readonly schema: Schema;
  readonly examples: Examples;
}

export const webhooks: readonly Webhook[] = Object.entries(
  document["webhooks"] as Record<string, { post: { requestBody: { content: Content } } }>,
).map(([type, { post }]) => {
  const json = post.requestBody.content["application/json"];
  if (!json) throw new Error(`${type} is not told in JSON.`);
  return { type, schema: json.schema, examples: json.examples ?? {} };
});

/** Returns where the body of a webhook violates its schema; undefined if nowhere. */
export const eventFaults = ({ schema }: Webhook, body: unknown): string | undefined =>
  faultsIn(ajv, schema, body);

/** Returns where the body of a response violates the contract; undefined if nowhere. */
export const answerFaults = ({ schema }: Declared, body: unknown): string | undefined =>
  schema && faultsIn(ajv, schema, body);

// Response schemas are open, so that the contract can grow, but the service itself adds nothing to them. Every object in a
// response is therefore closed here.
function closed(node: unknown, isValue = false): unknown {
  if (Array.isArray(node)) return node.map((inner) => closed(inner));
  if (typeof node !== "object" || node === null) return node;
  const copy: Node = {};
  for (const [key, value] of Object.entries(node)) {
    copy[key] =
      key === "properties"
        ? Object.fromEntries(
            Object.entries(value as Node).map(([name, inner]) => [name, closed(inner, true)]),
          )
        : closed(value, key === "items");
  }
  return isValue ? close(copy) : copy;
}

function close(schema: Node): Node {
  const { type, additionalProperties } = follow(schema) as Schema;
  const isObject = type === "object" || type === undefined;
  return isObject && additionalProperties === undefined
    ? { ...schema, unevaluatedProperties: false }
    : schema;
}

const options = { strict: false, validateSchema: false, allErrors: true };
const ajv = new Ajv2020(options);
const ajvForHeaders = new Ajv2020({ ...options, coerceTypes: true });
const { default: addFormats } = formats;
const ajvForRequests = new Ajv2020(options);
for (const instance of [ajv, ajvForHeaders, ajvForRequests]) {
  addFormats(instance, { mode: "full" });
  instance.addFormat("idn-email", instance.formats["email"]!);
  instance.addFormat("language-tag", true);
}
addComponents(ajv, closed(document["components"]));
addComponents(ajvForHeaders, document["components"]);

addComponents(ajvForRequests, document["components"]);

/** Adds each schema under its own name. */
function addComponents(instance: Ajv2020, components: unknown): void {
  for (const [kind, named] of Object.entries(components as Record<string, Node>))
    if (kind === "schemas" || kind === "headers" || kind === "parameters")
      for (const [name, schema] of Object.entries(named))
        instance.addSchema(withNames(schema), `contract.${kind}.${name}`);
}

function withNames(schema: unknown): Node {
  return JSON.parse(
    JSON.stringify(schema).replaceAll(/"\$ref":"#\/components\/(\w+)\//g, '"$ref":"contract.$1.'),
  ) as Node;
}

const compiled = new Map<Ajv2020, Map<object, ValidateFunction>>();

/** Returns what a schema of the contract rejects in a value; undefined if nothing. */
function faultsIn(instance: Ajv2020, schema: Schema, value: unknown): string | undefined {
  const known = compiled.get(instance) ?? new Map<object, ValidateFunction>();
  compiled.set(instance, known);
  let check = known.get(schema);
  if (!check) {
    const own = instance === ajv ? close(closed(schema) as Node) : schema;
    check = instance.compile(withNames(own));
    known.set(schema, check);
  }
  return check(value) ? undefined : instance.errorsText(check.errors, { dataVar: "" });
}

/** Returns whether the contract allows a value in a request. */
export const isAllowed = (schema: Schema, value: unknown): boolean =>
  faultsIn(ajvForRequests, schema, value) === undefined;

/** Headers of HTTP itself. */
const OF_HTTP = [
  "cache-control",
  "connection",
  "content-length",
  "content-type",
  "date",
  "keep-alive",
  "strict-transport-security",
  "transfer-encoding",
  "x-content-type-options",
];

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Returns where the status, headers or body of a response violate the contract. */
export function mismatchesOf(operation: Operation, method: string, answer: Answer): string[] {
  const { status, headers, text } = answer;
  const declared = operation.responses.get(status);
  if (!declared)
    return [`${operation.id} answers ${status}, which it does not declare: ${text.slice(0, 300)}`];
  const faults: string[] = [];
  for (const [name, { required, schema }] of Object.entries(declared.headers)) {
    const value = headers[name];
    if (value === undefined && required) faults.push(`misses the header ${name}`);
    const fault = value === undefined ? undefined : faultsIn(ajvForHeaders, schema, value);
    if (fault) faults.push(`header ${name}: ${fault}`);
  }
  for (const name of Object.keys(headers))
    if (!OF_HTTP.includes(name) && declared.headers[name] === undefined)
      faults.push(`undeclared header ${name}`);
  if (method !== "HEAD") faults.push(...bodyFaults(declared, headers, text));
  return faults.map((fault) => `${operation.id} ${status}: ${fault}`);
}

function bodyFaults({ schema }: Declared, headers: Answer["headers"], text: string): string[] {
  if (schema === undefined) return text === "" ? [] : ["has a body"];
  if (headers["content-type"] !== "application/json; charset=utf-8")
    return [`is of the type ${headers["content-type"]}`];
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return ["is not JSON"];
  }
  const fault = faultsIn(ajv, schema, body);
  return fault ? [`body${fault}`] : [];
}
