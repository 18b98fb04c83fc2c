import type { IncomingHttpHeaders } from "node:http";
import type { Operation } from "../contract/contract.js";
import type { Validate } from "../contract/validator/validator.js";
import { parseJson } from "./body.js";
import { issueAt, mergeIssues, refusalOf } from "./issues.js";
import { inspectBody } from "./inspection.js";
import { markInvalidEvents } from "./per-event.js";
import { readQuery } from "./query.js";
import { repeatedName } from "./repeated-name.js";

/** What a handler is given, under the names of the contract. Invalid events of a batch are marked. */
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
  const validated = (body: unknown) => validate(operation, { query, headers, body });
  const { body: declared } = operation;
  if (declared?.required === true && bytes === undefined)
    throw refusalOf([...queryIssues, issueAt("body", "is required")]);
  let body: unknown;
  if (declared !== undefined && bytes !== undefined) {
    const parsed = parseJson(bytes);
    if ("issue" in parsed) throw refusalOf([...queryIssues, issueAt("body", parsed.issue)]);
    const { text } = parsed;
    const inspect = (value: unknown) => inspectBody(value, declared.shape, text);
    const check = (value: unknown, { issues, mayBeValidated } = inspect(value)) =>
      mayBeValidated ? mergeIssues(issues, validated(value)) : issues;
    const inspected = inspect(parsed.value);
    // Where there are issues, not all names were counted.
    const assertNamedOnce = (names: number) => {
      const repeated = repeatedName(text, names);
      if (repeated === undefined) return;
      const issue = `must not repeat a name in an object (${repeated})`;
      throw refusalOf([...queryIssues, issueAt("body", issue)]);
    };
    if (inspected.issues.length === 0) assertNamedOnce(inspected.names);
    body = parsed.value;
    const issues = mergeIssues(queryIssues, check(body, inspected));
    if (issues.length > 0) {
      body = queryIssues.length > 0 ? undefined : markInvalidEvents(body, declared.shape, check);
      if (body === undefined) throw refusalOf(issues);
      assertNamedOnce(0);
    }
  } else {
    const issues = mergeIssues(queryIssues, validated(undefined));
    if (issues.length > 0) throw refusalOf(issues);
  }
  const named: Record<string, unknown> = {};
  for (const [key, { name }] of operation.headers)
    if (headers[key] !== undefined) named[name] = headers[key];
  return body === undefined ? { query, headers: named } : { query, headers: named, body };
}
