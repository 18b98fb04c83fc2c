import { invalidInput } from "../../lib/errors.js";
import type { Operation } from "../contract/contract.js";
import { requirement } from "../contract/expectation.js";
import { violationsIn } from "../contract/violation.js";
import type { Exchange } from "../exchange.js";
import { inspectBody, type Inspection } from "../request/inspection.js";
import { issueAt, mergeIssues, refusalOf, type ValidationIssue } from "../request/issues.js";
import { parseJson } from "../request/json.js";
import { markInvalidEvents } from "../request/per-event.js";
import { readQuery } from "../request/query.js";
import { repeatedName } from "../request/repeated-name.js";
import { ContractViolation } from "./check-response.js";

type Issues = readonly ValidationIssue[];

/**
 * Reads query, headers and body, and holds them against the contract. A refusal lists all issues, as far as they can be
 * found at once.
 */
export async function validate(exchange: Exchange): Promise<void> {
  const { operation, principal, request } = exchange;
  if (operation.testModeOnly && principal.mode === "live")
    throw invalidInput("This operation works in test mode only. Use a test key.");
  const { values: query, issues: ofQuery } = readQuery(exchange.search, operation.query);
  const headers: Record<string, unknown> = {};
  for (const [key, { name }] of operation.headers)
    if (request.headers[key] !== undefined) headers[name] = request.headers[key];
  const ofParameters = [
    ...parameterIssues(operation.query, query),
    ...parameterIssues(operation.headers, headers),
  ];
  const body = readBody(exchange, ofQuery, ofParameters);
  exchange.input = body === undefined ? { query, headers } : { query, headers, body };
}

function parameterIssues(
  declared: Operation["query"],
  values: Readonly<Record<string, unknown>>,
): Issues {
  const missing: ValidationIssue[] = [];
  const wrong: ValidationIssue[] = [];
  for (const { name, required, check, shape } of declared.values()) {
    const value = values[name];
    if (value === undefined) {
      if (required) missing.push(issueAt(name, "is required"));
    } else if (!check(value)) wrong.push(issueAt(name, requirement(shape.schema), shape.schema));
  }
  return [...missing, ...wrong];
}

/** Refuses a request without a body where its query or its headers have issues. */
function assertParameters(exchange: Exchange, ofQuery: Issues, ofParameters: Issues): void {
  if (ofQuery.length === 0) assertSameVerdict(exchange, ofParameters.length === 0);
  const issues = mergeIssues(ofQuery, ofParameters);
  if (issues.length > 0) throw refusalOf(issues);
}

/**
 * The body, with invalid events marked. Undefined where there is none.
 * @throws ServiceError that lists the issues of the body, and the issues that were found before
 */
function readBody(exchange: Exchange, ofQuery: Issues, ofParameters: Issues): unknown {
  const { operation, bytes } = exchange;
  const { body: declared } = operation;
  const refuseBody = (text: string) => refusalOf([...ofQuery, issueAt("body", text)]);
  if (declared === undefined || bytes === undefined) {
    if (declared?.required === true) throw refuseBody("is required");
    return assertParameters(exchange, ofQuery, ofParameters);
  }
  const { check, shape } = declared;
  const parsed = parseJson(bytes);
  if ("issue" in parsed) throw refuseBody(parsed.issue);
  const { value, text } = parsed;
  const inspect = (each: unknown) => inspectBody(each, shape, text);
  const issuesOf = (each: unknown, { issues, mayBeValidated }: Inspection): Issues => {
    if (!mayBeValidated) return issues;
    const violations = check(each) ? [] : violationsIn(check.errors ?? [], shape);
    return mergeIssues(issues, [...ofParameters, ...violations]);
  };
  const assertNamedOnce = (names: number) => {
    const position = repeatedName(text, names);
    if (position !== undefined)
      throw refuseBody(`must not repeat a name in an object (${position})`);
  };
  const inspected = inspect(value);
  // Where there are issues, the names were not all counted.
  if (inspected.issues.length === 0) assertNamedOnce(inspected.names);
  const found = issuesOf(value, inspected);
  if (ofQuery.length + inspected.issues.length === 0)
    assertSameVerdict(exchange, found.length === 0);
  const issues = mergeIssues(ofQuery, found);
  if (issues.length === 0) return value;
  const marked =
    ofQuery.length > 0
      ? undefined
      : markInvalidEvents(value, shape, (each) => issuesOf(each, inspect(each)));
  if (marked === undefined) throw refusalOf(issues);
  assertNamedOnce(0);
  return marked;
}

/**
 * Both validators agree about the schemas. If the text of the query or the body has issues already, they are not compared,
 * because no schema describes such issues.
 */
function assertSameVerdict({ operation, secondOpinion }: Exchange, isValid: boolean): void {
  if (secondOpinion === undefined || isValid === (secondOpinion === null)) return;
  throw new ContractViolation(
    isValid
      ? `${operation.id}: express-openapi-validator refuses a request that the service accepts: ${secondOpinion?.message}`
      : `${operation.id}: express-openapi-validator accepts a request that the service refuses.`,
  );
}
