/** JSON Schema, as far as the service looks at it itself; the rest is for the validators. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  /** The form of a value, in plain words: "a UUID such as ...". */
  readonly "x-expects"?: string;
  /** `per-event`: items that violate their schema are marked, and the others are handled. */
  readonly "x-validation"?: string;
  /** How many levels a free-form value may nest, itself being the first. */
  readonly "x-max-depth"?: number;
}

export interface ParameterObject {
  readonly name: string;
  readonly in: "query" | "header" | "path" | "cookie";
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface RequestBodyObject {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface SecurityScheme {
  readonly type: string;
  readonly in?: string;
  readonly name?: string;
  readonly scheme?: string;
}

export interface OperationObject {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  /** The largest body in bytes, where it is not the usual one. */
  readonly "x-max-body-bytes"?: number;
}

interface Reference {
  readonly $ref: string;
}

/** The bundled contract: one OpenAPI 3.1 document whose references all point into itself. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: {
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
    readonly [kind: string]: unknown;
  };
}

/** Resolves a reference, with what stands beside it: OpenAPI 3.1 lets a description override. */
export function follow<T extends object>(document: OpenApiDocument, node: T | Reference): T {
  let found: object = node;
  while ("$ref" in found) {
    const { $ref, ...beside } = found as Reference;
    found = { ...lookUp(document, $ref), ...beside };
  }
  return found as T;
}

function lookUp(document: OpenApiDocument, $ref: string): object {
  let node: unknown = document;
  for (const part of $ref.replace(/^#\//, "").split("/")) {
    const key = decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
    node = (node as Record<string, unknown> | undefined)?.[key];
  }
  if (typeof node !== "object" || node === null)
    throw new Error(`The contract refers to ${$ref}, which it does not hold.`);
  return node;
}
