import { follow, pointer, type OpenApiDocument, type ResponseObject } from "./document.js";
import type { Operation } from "./contract.js";

/** What a schema is about. Header values are text: `Retry-After: 5` is an integer. */
export type Part = "body" | "headers";

/** Where the schemas of a response lie in the contract, as JSON pointers. */
export interface ResponseSchemas {
  readonly body: string | undefined;
  readonly headers: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly schema: string | undefined;
  }[];
}

/** Undefined for a status that the operation does not declare. */
export function findResponseSchemas(
  document: OpenApiDocument,
  { source, sourcePath, method }: Operation,
  status: string,
): ResponseSchemas | undefined {
  const node = source.responses?.[status];
  if (node === undefined) return undefined;
  const response = follow<ResponseObject>(document, node);
  const base =
    "$ref" in node
      ? node.$ref.slice(1)
      : pointer("paths", sourcePath, method.toLowerCase(), "responses", status);
  return {
    body:
      response.content?.["application/json"]?.schema === undefined
        ? undefined
        : `${base}${pointer("content", "application/json", "schema")}`,
    headers: Object.entries(response.headers ?? {}).map(([name, header]) => {
      const { required, schema } = follow(document, header);
      const place = "$ref" in header ? header.$ref.slice(1) : `${base}${pointer("headers", name)}`;
      return {
        name,
        required: required === true,
        schema: schema && `${place}${pointer("schema")}`,
      };
    }),
  };
}
