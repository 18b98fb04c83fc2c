import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { Contract, Operation } from "./contract.js";
import { follow, pointer, type ResponseObject } from "./document.js";

/** Where a response violates the contract. Never the value, which may be a secret. */
export interface Mismatch {
  /** `status`, `headers/etag`, `body/permissions/3/managedBy` */
  readonly at: string;
  readonly issue: string;
}

/** Checks a response against the contract: its status, declared headers and body. */
export type CheckResponse = (
  operation: Operation,
  answer: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: unknown;
  },
  /** Headers that the API adds to the handler's own. */
  apiHeaders: Readonly<Record<string, string>>,
) => readonly Mismatch[];

interface Declared {
  readonly body: ValidateFunction | undefined;
  readonly headers: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly check: ValidateFunction | undefined;
  }[];
}

export interface ResponseCheck {
  /** Compiles the schemas of a status on first use, which takes some milliseconds. */
  readonly findMismatches: CheckResponse;
  /**
   * Compiles the schemas not used yet, one status at a time, with a pause before each.
   * @throws Error naming the operation whose schemas do not compile
   */
  readonly compileAll: (pauseMs?: number) => Promise<void>;
}

/**
 * Checks with Ajv instead of express-openapi-validator, which hooks `res.json`, turns a mismatch into a 500, and checks
 * neither headers nor undeclared statuses nor anything from 500 up.
 */
export function createResponseCheck({ document, operations }: Contract): ResponseCheck {
  const options = {
    strict: false,
    meta: false,
    validateSchema: false,
    // Each component is compiled once, not into every operation: a tenth of the time.
    inlineRefs: false,
    // Without optimisation compiling takes a third of the time, and the code runs as fast.
    code: { optimize: false },
  };
  const ajv = new Ajv2020(options);
  // Header values are text: `Retry-After: 5` is an integer.
  const ajvForHeaders = new Ajv2020({ ...options, coerceTypes: true });
  const { default: addFormats } = formats;
  for (const instance of [ajv, ajvForHeaders]) {
    addFormats(instance, { mode: "full" });
    instance.addSchema(document, "contract");
  }
  const compiled = new Map<string, ValidateFunction>();
  const compile = (instance: Ajv2020, $ref: string): ValidateFunction => {
    const earlier = compiled.get($ref);
    if (earlier !== undefined) return earlier;
    const check = instance.compile({ $ref: `contract#${$ref}` });
    compiled.set($ref, check);
    return check;
  };

  const read = (operation: Operation, status: string): Declared => {
    const at = [
      "paths",
      operation.sourcePath,
      operation.method.toLowerCase(),
      "responses",
      status,
    ] as const;
    const node = operation.source.responses?.[status] ?? {};
    const response = follow<ResponseObject>(document, node);
    const base = "$ref" in node ? node.$ref.slice(1) : pointer(...at);
    return {
      body:
        response.content?.["application/json"]?.schema === undefined
          ? undefined
          : compile(ajv, `${base}${pointer("content", "application/json", "schema")}`),
      headers: Object.entries(response.headers ?? {}).map(([name, header]) => {
        const declared = follow(document, header);
        const place =
          "$ref" in header ? header.$ref.slice(1) : `${base}${pointer("headers", name)}`;
        return {
          name,
          required: declared.required === true,
          check:
            declared.schema === undefined
              ? undefined
              : compile(ajvForHeaders, `${place}${pointer("schema")}`),
        };
      }),
    };
  };

  const declared = new Map<Operation, Map<string, Declared>>(
    operations.map((operation) => [operation, new Map()]),
  );
  const declaredAs = (operation: Operation, status: string): Declared | undefined => {
    const known = declared.get(operation);
    let found = known?.get(status);
    if (found === undefined && operation.source.responses?.[status] !== undefined)
      known?.set(status, (found = read(operation, status)));
    return found;
  };

  const compileAll = async (pauseMs = 0) => {
    for (const operation of operations)
      for (const status of Object.keys(operation.source.responses ?? {})) {
        await (pauseMs === 0 ? nextTurn() : sleep(pauseMs, undefined, { ref: false }));
        try {
          declaredAs(operation, status);
        } catch (cause) {
          throw new Error(`${operation.id} ${status}: its schemas do not compile.`, { cause });
        }
      }
  };

  const findMismatches: CheckResponse = (operation, { status, headers, body }, apiHeaders) => {
    const response =
      declaredAs(operation, String(status)) ??
      (status >= 400 ? declaredAs(operation, "default") : undefined);
    if (response === undefined) return [{ at: "status", issue: "is not declared" }];
    const mismatches: Mismatch[] = [];
    for (const { name, required, check } of response.headers) {
      const value = headers[name] ?? apiHeaders[name];
      if (value === undefined) {
        if (required) mismatches.push({ at: `headers/${name}`, issue: "is required" });
      } else if (check?.(value) === false) mismatches.push(mismatch(`headers/${name}`, check));
    }
    if (response.body === undefined) {
      if (body !== undefined) mismatches.push({ at: "body", issue: "must be absent" });
    } else if (!response.body(body)) mismatches.push(mismatch("body", response.body));
    return mismatches;
  };
  return { findMismatches, compileAll };
}

function mismatch(at: string, { errors }: ValidateFunction): Mismatch {
  const [first] = errors ?? [];
  return {
    at: at + (first?.instancePath ?? ""),
    issue: first?.message ?? "is not what is declared",
  };
}
