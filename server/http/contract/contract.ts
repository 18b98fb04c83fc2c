import type { Check, ContractChecks, OperationChecks } from "./checks.js";
import { follow, type OpenApiDocument, type OperationObject } from "./document.js";
import { shapeOf, type Shape } from "./shape.js";

const METHODS = ["get", "put", "post", "delete", "patch"] as const;
const USUAL_BODY_BYTES = 256 * 1024;

/** A declared parameter. `shape` describes its value. */
export interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly shape: Shape;
  readonly check: Check;
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
  readonly method: (typeof METHODS)[number];
  /** With the base path: `/api/v1/session/get`. */
  readonly path: string;
  readonly schemes: readonly Scheme[];
  readonly query: ReadonlyMap<string, Parameter>;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, Parameter>;
  readonly body:
    | { readonly required: boolean; readonly shape: Shape; readonly check: Check }
    | undefined;
  readonly responses: OperationChecks["responses"];
  readonly maxBodyBytes: number;
  readonly testModeOnly: boolean;
  readonly takesIdempotencyKey: boolean;
}

/** Returns the operations of the contract. `checks` were compiled from the same document. */
export function readOperations(
  document: OpenApiDocument,
  checks: ContractChecks,
): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const source = item[method] as OperationObject | undefined;
      if (source === undefined) return [];
      const { operationId = "" } = source;
      const ofOperation = checks[operationId];
      if (ofOperation === undefined)
        throw new Error(`${method} ${path}: has no checks. Run make generate.`);
      return [readOperation(document, { path, method, source, id: operationId }, ofOperation)];
    }),
  );
}

/** Returns the path of the contract's server, without a slash at the end: `/api/v1`. */
export const basePathOf = (document: OpenApiDocument): string =>
  (document.servers?.[0]?.url ?? "").replace(/\/$/, "");

interface Located {
  readonly id: string;
  readonly path: string;
  readonly method: Operation["method"];
  readonly source: OperationObject;
}

function readOperation(
  document: OpenApiDocument,
  { id, path, method, source }: Located,
  checks: OperationChecks,
): Operation {
  const parameters = (source.parameters ?? []).map((parameter) => follow(document, parameter));
  const within = (part: "query" | "header", known: OperationChecks["query"]) =>
    new Map(
      parameters
        .filter((parameter) => parameter.in === part)
        .map(({ name, required = false, schema = {} }): [string, Parameter] => [
          part === "header" ? name.toLowerCase() : name,
          { name, required, shape: shapeOf(document, schema), check: known[name] as Check },
        ]),
    );
  const headers = within("header", checks.headers);
  const body = source.requestBody && follow(document, source.requestBody);
  return {
    id,
    method,
    path: basePathOf(document) + path,
    schemes: readSchemes(document, source),
    query: within("query", checks.query),
    headers,
    body: body && {
      required: body.required === true,
      shape: shapeOf(document, body.content["application/json"]?.schema ?? {}),
      check: checks.body as Check,
    },
    responses: checks.responses,
    maxBodyBytes: source["x-max-body-bytes"] ?? USUAL_BODY_BYTES,
    testModeOnly: source.tags?.includes("test") ?? false,
    takesIdempotencyKey: headers.has("idempotency-key"),
  };
}

/** @throws Error where an operation would be open to all, or to what is not understood */
function readSchemes(
  document: OpenApiDocument,
  { operationId, security = [] }: OperationObject,
): readonly Scheme[] {
  if (security.length === 0) throw new Error(`${operationId}: names no security.`);
  return security.map((requirement) => {
    const [name = "", ...more] = Object.keys(requirement);
    const scheme = document.components?.securitySchemes?.[name];
    if (more.length === 0 && scheme?.type === "apiKey" && scheme.in === "header" && scheme.name)
      return { kind: "apiKey", header: scheme.name.toLowerCase(), displayName: scheme.name };
    if (more.length === 0 && scheme?.type === "http" && scheme.scheme === "bearer")
      return { kind: "bearer", header: "authorization", displayName: "Authorization" };
    throw new Error(
      `${operationId}: ${name} is neither an API key in a header nor a Bearer token.`,
    );
  });
}
