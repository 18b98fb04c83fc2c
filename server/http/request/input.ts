import type { IncomingHttpHeaders } from "node:http";
import type { Operation } from "../contract/contract.js";
import type { Validate } from "../contract/validator/validator.js";
import { parseJson } from "./body.js";
import { issueAt, mergeIssues, refusalOf } from "./issues.js";
import { inspectBody } from "./inspection.js";
import { readQuery } from "./query.js";
import { repeatedName } from "./repeated-name.js";

/** What a handler is given, under the names of the contract. */
export interface RequestInput {
  readonly query: object;
  readonly headers: object;
  readonly body?: unknown;
}

/**
 * Reads query, headers and body, and holds them against the contract.
 * @param search what follows the `?` of the request's target, or nothing
 * @throws ServiceError `INVALID_INPUT` or `INVALID_EMAIL` that lists all issues, as far as they can be found at once
 */
export function readInput(
  operation: Operation,
  request: { readonly search: string; readonly headers: IncomingHttpHeaders },
  bytes: Buffer | undefined,
  validate: Validate,
): RequestInput {
  const { values: query, issues: queryIssues } = readQuery(request.search, operation.query);
  const headers: Record<string, unknown> = {};
  for (const name of operation.headers.keys())
    if (request.headers[name] !== undefined) headers[name] = request.headers[name];
  let found = queryIssues;
  let body: unknown;
  if (operation.body?.required === true && bytes === undefined)
    throw refusalOf([...found, issueAt("body", "is required")]);
  if (operation.body !== undefined && bytes !== undefined) {
    const parsed = parseJson(bytes);
    if ("issue" in parsed) throw refusalOf([...found, issueAt("body", parsed.issue)]);
    body = parsed.value;
    const { issues, mayBeValidated, names } = inspectBody(body, operation.body.shape, parsed.text);
    const repeated = issues.length === 0 ? repeatedName(parsed.text, names) : undefined;
    if (repeated !== undefined)
      throw refusalOf([
        ...found,
        issueAt("body", `must not repeat a name in an object (${repeated})`),
      ]);
    found = mergeIssues(found, issues);
    if (!mayBeValidated) throw refusalOf(found);
  }
  found = mergeIssues(found, validate(operation, { query, headers, body }));
  if (found.length > 0) throw refusalOf(found);
  const named: Record<string, unknown> = {};
  for (const [key, { name }] of operation.headers)
    if (headers[key] !== undefined) named[name] = headers[key];
  return body === undefined ? { query, headers: named } : { query, headers: named, body };
}
