import { follow, type OpenApiDocument, type OperationObject, type Schema } from "./document.js";
import { shapeOf, type Shape } from "./shape.js";

const METHODS = ["get", "put", "post", "delete", "patch"] as const;
const USUAL_BODY_BYTES = 256 * 1024;

/** A declared parameter. `shape` describes its value. */
export interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly shape: Shape;
}

/** How a request may prove who it is; `header` is in lower case. */
export interface Scheme {
  readonly kind: "apiKey" | "bearer";
  readonly header: string;
  readonly displayName: string;
}

/** One operation of the contract, resolved once at start. */
export interface Operation {
  readonly id: string;
  /** In capitals: `GET`, `POST`. */
  readonly method: string;
  /** With the base path: `/api/v1/session/get`. */
  readonly path: string;
  /** Its key under `paths`. */
  readonly source: OperationObject;
  readonly sourcePath: string;
  readonly schemes: readonly Scheme[];
  readonly query: ReadonlyMap<string, Parameter>;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, Parameter>;
  readonly body: { readonly required: boolean; readonly shape: Shape } | undefined;
  readonly maxBodyBytes: number;
  readonly testModeOnly: boolean;
  readonly takesIdempotencyKey: boolean;
}

export interface Contract {
  readonly document: OpenApiDocument;
  /** Without a slash at the end: `/api/v1`. */
  readonly basePath: string;
  readonly operations: readonly Operation[];
}

/**
 * Reads the bundle and checks that it matches the handlers.
 * @throws Error that lists every gap: an operation without handler, a name used twice, no security, no `default`, ...
 */
export function readContract(document: OpenApiDocument, handlers: object): Contract {
  const gaps: string[] = [];
  const operations: Operation[] = [];
  const basePath = basePathOf(document);
  if (!/^3\.1\./.test(document.openapi)) gaps.push(`openapi: expects 3.1, is ${document.openapi}`);
  if (!/^(\/[^/{}]+)*$/.test(basePath))
    gaps.push("servers: the first url is the base path, for example /api/v1");

  for (const [path, item] of Object.entries(document.paths)) {
    if (path.includes("{")) gaps.push(`${path}: path parameters are not supported`);
    for (const method of METHODS) {
      const source = item[method] as OperationObject | undefined;
      if (source === undefined) continue;
      const at = source.operationId ?? `${method.toUpperCase()} ${path}`;
      try {
        operations.push(readOperation(document, basePath, path, method, source));
      } catch (error) {
        gaps.push(`${at}: ${(error as Error).message}`);
      }
    }
  }

  const named = new Set<string>();
  for (const { id } of operations) {
    if (named.has(id)) gaps.push(`${id}: two operations have this operationId`);
    else if (typeof (handlers as Record<string, unknown>)[id] !== "function")
      gaps.push(`${id}: has no handler`);
    named.add(id);
  }
  if (gaps.length === 0)
    for (const name of Object.keys(handlers))
      if (!named.has(name)) gaps.push(`${name}: is a handler of no operation`);
  if (gaps.length > 0)
    throw new Error(`The contract cannot be served:\n${gaps.map((gap) => `- ${gap}`).join("\n")}`);
  return { document, basePath, operations };
}

/** The path of the contract's server, without a slash at the end: `/api/v1`. */
export const basePathOf = (document: OpenApiDocument): string =>
  (document.servers?.[0]?.url ?? "").replace(/\/$/, "");

function readOperation(
  document: OpenApiDocument,
  basePath: string,
  path: string,
  method: string,
  source: OperationObject,
): Operation {
  if (source.operationId === undefined) throw new Error("has no operationId");
  if (source.responses?.["default"] === undefined)
    throw new Error("declares no `default` response");
  const parameters = (source.parameters ?? []).map((parameter) => follow(document, parameter));
  const within = (place: string, name: (name: string) => string) =>
    new Map(
      parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter): [string, Parameter] => [
          name(parameter.name),
          {
            name: parameter.name,
            required: parameter.required === true,
            shape: shapeOf(document, parameter.schema ?? {}),
          },
        ]),
    );
  const headers = within("header", (name) => name.toLowerCase());
  const strangers = parameters.filter(({ in: place }) => place === "path" || place === "cookie");
  if (strangers.length > 0) throw new Error(`parameters in ${strangers[0]?.in} are not supported`);
  return {
    id: source.operationId,
    method: method.toUpperCase(),
    path: basePath + path,
    source,
    sourcePath: path,
    schemes: readSchemes(document, source),
    query: within("query", (name) => name),
    headers,
    body: readBody(document, source),
    maxBodyBytes: source["x-max-body-bytes"] ?? USUAL_BODY_BYTES,
    testModeOnly: source.tags?.includes("test") ?? false,
    takesIdempotencyKey: headers.has("idempotency-key"),
  };
}

function readSchemes(document: OpenApiDocument, source: OperationObject): readonly Scheme[] {
  if (source.security === undefined || source.security.length === 0)
    throw new Error("names no `security`");
  return source.security.map((requirement) => {
    const [name, ...more] = Object.keys(requirement);
    if (name === undefined || more.length > 0)
      throw new Error("each entry of `security` names one scheme");
    const scheme = document.components?.securitySchemes?.[name];
    if (scheme?.type === "apiKey" && scheme.in === "header" && scheme.name !== undefined)
      return { kind: "apiKey", header: scheme.name.toLowerCase(), displayName: scheme.name };
    if (scheme?.type === "http" && scheme.scheme === "bearer")
      return { kind: "bearer", header: "authorization", displayName: "Authorization" };
    throw new Error(`security: ${name} is neither an API key in a header nor a Bearer token`);
  });
}

function readBody(document: OpenApiDocument, source: OperationObject): Operation["body"] {
  if (source.requestBody === undefined) return undefined;
  const body = follow(document, source.requestBody);
  const types = Object.keys(body.content);
  const schema: Schema | undefined = body.content["application/json"]?.schema;
  if (types.length !== 1 || schema === undefined)
    throw new Error("requestBody: expects application/json with a schema, and nothing else");
  return { required: body.required === true, shape: shapeOf(document, schema) };
}
