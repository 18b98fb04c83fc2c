import type { Contract, Operation } from "../contract.js";
import type { ValidationIssue } from "../../request/issues.js";
import { checksKey, type CheckTable } from "./checks.js";
import { violationsIn } from "./violation.js";

/** A request as far as it is checked. Header names are in lower case. */
export interface Parts {
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
}

/** Checks a request's parts against the contract, and coerces its parameters in place. Returns all that is wrong. */
export type Validate = (operation: Operation, parts: Parts) => readonly ValidationIssue[];

const NO_ISSUES: readonly ValidationIssue[] = [];
const NONE = {};

/**
 * Checks requests with what express-openapi-validator compiled of the contract.
 * @throws Error if an operation has no checks: at start, not with its first request
 */
export function createValidator({ operations }: Contract, table: CheckTable): Validate {
  const checksOf = (operation: Operation, hasBody: boolean) => {
    const checks = table.get(checksKey(operation, hasBody));
    if (checks === undefined) throw new Error(`${operation.id}: nothing was compiled of it.`);
    return checks;
  };
  const known = new Map(
    operations.map((operation) => {
      const { body } = operation;
      return [
        operation,
        {
          withBody: body && checksOf(operation, true),
          withoutBody: body?.required ? undefined : checksOf(operation, false),
        },
      ];
    }),
  );
  return (operation, { query, headers, body }) => {
    const own = known.get(operation);
    const checks = body === undefined ? own?.withoutBody : own?.withBody;
    if (checks === undefined) throw new Error(`${operation.id}: whether it has a body is unclear.`);
    const data = { query, headers, params: NONE, cookies: undefined, body };
    const { general, body: checkBody } = checks;
    const isValid = general(data);
    return checkBody(data) && isValid
      ? NO_ISSUES
      : violationsIn([...(general.errors ?? []), ...(checkBody.errors ?? [])], operation);
  };
}
