import { ServiceError } from "../../lib/errors.js";
import type { Schema } from "../contract/document.js";

/** One thing that is wrong with a request. */
export interface ValidationIssue {
  /** The field, parameter or header as the client knows it; `body` or `query` for the whole. */
  readonly at: string;
  /** A predicate without a full stop: "must be an integer from 0 to 150". It never repeats the value. */
  readonly text: string;
  readonly code: "INVALID_INPUT" | "INVALID_EMAIL";
}

/** The most issues that a message lists; it only counts the others. */
const MAX_LISTED = 10;

/** `schema` is the schema of the place: issues of an email address have their own code. */
export const issueAt = (at: string, text: string, schema?: Schema): ValidationIssue => ({
  at,
  text,
  code: schema?.format === "idn-email" ? "INVALID_EMAIL" : "INVALID_INPUT",
});

/** Joins two lists, without later issues of a place that already has an issue. */
export function mergeIssues(
  earlier: readonly ValidationIssue[],
  later: readonly ValidationIssue[],
): readonly ValidationIssue[] {
  if (earlier.length === 0) return later;
  const known = new Set(earlier.map(({ at }) => at));
  return [...earlier, ...later.filter(({ at }) => !known.has(at))];
}

/**
 * Makes one error of all issues of a request, in their order: "name: is required; age: must be an integer from 0 to 150." Its
 * code is the code of the first issue.
 */
export function refusalOf(issues: readonly ValidationIssue[]): ServiceError {
  const texts = [...new Set(issues.map(({ at, text }) => `${at}: ${text}`))];
  const listed = texts.slice(0, MAX_LISTED);
  if (texts.length > MAX_LISTED) listed.push(`and ${texts.length - MAX_LISTED} more`);
  return new ServiceError(issues[0]?.code ?? "INVALID_INPUT", `${listed.join("; ")}.`);
}
