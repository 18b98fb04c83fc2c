import type { Ajv as AnyAjv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";

import type { Contract } from "./contract.js";
import { createResponseCompiler, schemaKey } from "./response-compiler.js";
import { findResponseSchemas, type Part } from "./response-schemas.js";
import type { Compiled } from "./validator/compile.js";

/**
 * Writes down, as a module, what was compiled of the contract, so that a start need not compile it: it was half of its
 * processor time. `formatsFrom`: a module that exports `formats`.
 * @throws Error where a check holds what has no code, such as a keyword of express-openapi-validator's own
 */
export const writeChecks = (
  contract: Contract,
  compiled: ReadonlyMap<string, Compiled>,
  formatsFrom: string,
): string =>
  [
    `import { formats } from ${JSON.stringify(formatsFrom)};`,
    ...writeRequests(compiled),
    ...writeResponses(contract),
    "",
  ].join("\n");

function writeRequests(compiled: ReadonlyMap<string, Compiled>): readonly string[] {
  const entries = [...compiled];
  const [[, first]] = entries as [[string, Compiled]];
  const keys = entries.map(([, { key }]) => key);
  const table = entries.map(([name, { key }]) => {
    const at = JSON.stringify(key);
    return `[${JSON.stringify(name)}, { general: general[${at}], body: body[${at}] }],`;
  });
  return [
    writeFunctions("general", first.ajv.general, keys),
    writeFunctions("body", first.ajv.body, keys),
    `export const requests = new Map([\n${table.join("\n")}\n]);`,
  ];
}

function writeResponses({ document, operations }: Contract): readonly string[] {
  const all = operations.flatMap((operation) =>
    Object.keys(operation.source.responses ?? {}).flatMap(
      (status) => findResponseSchemas(document, operation, status) ?? [],
    ),
  );
  const schemas: Readonly<Record<Part, ReadonlySet<string | undefined>>> = {
    body: new Set(all.map(({ body }) => body)),
    headers: new Set(all.flatMap(({ headers }) => headers.map(({ schema }) => schema))),
  };
  const compiler = createResponseCompiler(document, { keepSource: true });
  const parts = (["body", "headers"] as const).map((part) => {
    const places = [...schemas[part]].filter((at) => at !== undefined);
    const name = `${part}Schemas`;
    const table = places.map((at) => {
      const key = JSON.stringify(schemaKey(at));
      return `[${JSON.stringify(at)}, ${name}[${key}]],`;
    });
    return {
      functions: writeFunctions(name, compiler[part], places.map(schemaKey)),
      table: `${part}: new Map([\n${table.join("\n")}\n]),`,
    };
  });
  return [
    ...parts.map(({ functions }) => functions),
    `export const responses = {\n${parts.map(({ table }) => table).join("\n")}\n};`,
  ];
}

/** An object of this name, with what Ajv compiled by these keys. */
function writeFunctions(name: string, ajv: object, keys: readonly string[]): string {
  const named = Object.fromEntries(keys.map((key) => [key, key]));
  const code = standalone.default(ajv as AnyAjv, named);
  return `const ${name} = {};\n((exports) => {\n${code}\n})(${name});`;
}
