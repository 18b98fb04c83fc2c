import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

import type { Contract, Operation } from "./contract.js";
import { findResponseSchemas, type Part } from "./response-schemas.js";

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

/** What Ajv compiles of a schema. */
export interface SchemaCheck {
  (value: unknown): unknown;
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}

/** The check for the schema at a JSON pointer. */
export type FindCheck = (part: Part, at: string) => SchemaCheck;

interface Declared {
  readonly body: SchemaCheck | undefined;
  readonly headers: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly check: SchemaCheck | undefined;
  }[];
}

export interface ResponseCheck {
  /** Finds the checks of a status on first use, which takes some milliseconds where they are yet to be compiled. */
  readonly findMismatches: CheckResponse;
  /**
   * Finds the checks not used yet, one status at a time, with a pause before each.
   * @throws Error naming the operation whose schemas do not compile
   */
  readonly compileAll: (pauseMs?: number) => Promise<void>;
}

export function createResponseCheck(
  { document, operations }: Contract,
  findCheck: FindCheck,
): ResponseCheck {
  const read = (operation: Operation, status: string): Declared | undefined => {
    const schemas = findResponseSchemas(document, operation, status);
    return (
      schemas && {
        body: schemas.body === undefined ? undefined : findCheck("body", schemas.body),
        headers: schemas.headers.map(({ name, required, schema }) => ({
          name,
          required,
          check: schema === undefined ? undefined : findCheck("headers", schema),
        })),
      }
    );
  };

  const declared = new Map<Operation, Map<string, Declared>>(
    operations.map((operation) => [operation, new Map()]),
  );
  const declaredAs = (operation: Operation, status: string): Declared | undefined => {
    const known = declared.get(operation);
    let found = known?.get(status);
    if (found === undefined) {
      found = read(operation, status);
      if (found !== undefined) known?.set(status, found);
    }
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
    } else if (response.body(body) === false) mismatches.push(mismatch("body", response.body));
    return mismatches;
  };
  return { findMismatches, compileAll };
}

function mismatch(at: string, { errors }: SchemaCheck): Mismatch {
  const [first] = errors ?? [];
  return {
    at: at + (first?.instancePath ?? ""),
    issue: first?.message ?? "is not what is declared",
  };
}
