import type { IncomingHttpHeaders } from "node:http";
import type { Operation } from "../contract/contract.js";
import type { Validate } from "../contract/validator/validator.js";
import { parseJson } from "./body.js";
import { faultAt, mergeFaults, refusalOf } from "./faults.js";
import { inspectBody } from "./inspection.js";
import { readQuery } from "./query.js";

/** What a handler is given, under the names of the contract. */
export interface RequestInput {
  readonly query: object;
  readonly headers: object;
  readonly body?: unknown;
}

/**
 * Reads query, headers and body, and holds them against the contract.
 * @param search what follows the `?` of the request's target, or nothing
 * @throws ServiceError `INVALID_INPUT` or `INVALID_EMAIL` that lists all faults, as far as they can be told at once
 */
export async function readInput(
  operation: Operation,
  request: { readonly search: string; readonly headers: IncomingHttpHeaders },
  bytes: Buffer | undefined,
  validate: Validate,
): Promise<RequestInput> {
  const { values: query, faults: queryFaults } = readQuery(request.search, operation.query);
  const headers: Record<string, unknown> = {};
  for (const name of operation.headers.keys())
    if (request.headers[name] !== undefined) headers[name] = request.headers[name];
  let found = queryFaults;
  let body: unknown;
  if (operation.body?.required === true && bytes === undefined)
    throw refusalOf([...found, faultAt("body", "is required")]);
  if (operation.body !== undefined && bytes !== undefined) {
    const parsed = parseJson(bytes);
    if ("fault" in parsed) throw refusalOf([...found, faultAt("body", parsed.fault)]);
    body = parsed.value;
    const { faults, mayBeValidated } = inspectBody(body, operation.body.shape);
    found = mergeFaults(found, faults);
    if (!mayBeValidated) throw refusalOf(found);
  }
  found = mergeFaults(found, await validate(operation, { query, headers, body }));
  if (found.length > 0) throw refusalOf(found);
  const named: Record<string, unknown> = {};
  for (const [key, { name }] of operation.headers)
    if (headers[key] !== undefined) named[name] = headers[key];
  return body === undefined ? { query, headers: named } : { query, headers: named, body };
}
