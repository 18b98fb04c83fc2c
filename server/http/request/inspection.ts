import { requirement } from "../contract/expectation.js";
import { FORBIDDEN_NAMES, nameOf, type Path, type Shape } from "../contract/shape.js";
import { issueAt, type ValidationIssue } from "./issues.js";
import { stringIssue } from "./strings.js";

/** How deep a body may nest outside free-form fields; far deeper than anything the contract declares. */
const MAX_LEVELS = 64;

/** The search stops at this many issues, or unknown fields. */
const MAX_ISSUES = 100;

export interface Inspection {
  readonly issues: readonly ValidationIssue[];
  /** False where the validator would run out of stack, or spend too long on its errors. */
  readonly mayBeValidated: boolean;
  /** How many names its objects have in all; fewer where there are issues. */
  readonly names: number;
}

/**
 * Checks every string, name, number and level of a body before the validator, which overlooks `__proto__`, accepts
 * control characters, runs out of stack on deep values, and reports each of 100,000 unknown fields.
 * @param text the text from which the body was parsed
 */
export function inspectBody(body: unknown, root: Shape, text: string): Inspection {
  // In sound JSON, the characters that a string must not hold are escaped.
  const hasEscapes = text.includes("\\");
  const issues: ValidationIssue[] = [];
  const path: string[] = [];
  let mayBeValidated = true;
  let names = 0;
  let unknownFields = 0;

  const note = (issue: string | undefined, at: Path = path): void => {
    if (issue === undefined) return;
    const { name, shape } = nameOf(at, root);
    issues.push(issueAt(name, issue, shape?.schema));
  };
  const stop = (issue: string): void => {
    mayBeValidated = false;
    note(issue);
  };

  /** `left`: how many levels the value may still have, itself included; `limit`: how many there were at the top. */
  const visit = (value: unknown, shape: Shape | undefined, left: number, limit: number): void => {
    if (typeof value === "string") return hasEscapes ? note(stringIssue(value)) : undefined;
    if (typeof value === "number")
      return Number.isFinite(value) ? undefined : note("must be a smaller number");
    if (typeof value !== "object" || value === null) return;
    if (left === 0) return stop(`must not nest deeper than ${limit} levels`);
    const { schema = {} } = shape ?? {};
    if (Array.isArray(value) && value.length > (schema.maxItems ?? Infinity))
      return stop(requirement(schema));
    const isClosed = shape !== undefined && schema["x-max-depth"] === undefined;
    for (const [key, inner] of Object.entries(value)) {
      if (issues.length >= MAX_ISSUES) return;
      const field = Array.isArray(value) ? shape?.items : shape?.fields.get(key);
      if (!Array.isArray(value)) {
        names += 1;
        if (field === undefined) {
          visitName(key);
          if (isClosed && ++unknownFields > MAX_ISSUES)
            return stop(`must not have more than ${MAX_ISSUES} unknown fields`);
        }
      }
      const ownLimit = field?.schema["x-max-depth"];
      path.push(key);
      visit(inner, field, ownLimit ?? left - 1, ownLimit ?? limit);
      path.pop();
    }
  };

  /** A name that the contract does not declare. */
  const visitName = (name: string): void => {
    if (FORBIDDEN_NAMES.has(name)) note("is not allowed", [...path, name]);
    const issue = hasEscapes ? stringIssue(name) : undefined;
    if (issue !== undefined) note(`${issue} in names`);
  };

  visit(body, root, MAX_LEVELS, MAX_LEVELS);
  return { issues, mayBeValidated, names };
}
