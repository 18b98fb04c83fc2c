import { FORBIDDEN_NAMES, nameOf, type Path, type Shape } from "../contract/shape.js";
import { requirement } from "../contract/expectation.js";
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

const NONE: readonly ValidationIssue[] = [];

/**
 * Checks every string, name, number and level of a body before the validator, which overlooks `__proto__`, accepts
 * control characters, runs out of stack on deep values, and reports each of 100,000 unknown fields.
 */
export function inspectBody(body: unknown, shape: Shape): Inspection {
  const walk = new Walk();
  walk.visit(body, shape, MAX_LEVELS, MAX_LEVELS);
  const { names } = walk;
  if (walk.found.length === 0) return { issues: NONE, mayBeValidated: true, names };
  const issues = walk.found.map(({ path, text }) => {
    const { name, shape: place } = nameOf(path, shape);
    return issueAt(name, text, place?.schema);
  });
  return { issues, mayBeValidated: walk.mayBeValidated, names };
}

class Walk {
  readonly found: { path: Path; text: string }[] = [];
  mayBeValidated = true;
  names = 0;
  #unknownFields = 0;
  /** Where the walk is. */
  readonly #path: string[] = [];

  /** `left`: how many levels the value may still have, itself included; `limit`: how many there were at the top. */
  visit(value: unknown, shape: Shape | undefined, left: number, limit: number): void {
    if (typeof value === "string") return this.#note(stringIssue(value));
    if (typeof value === "number")
      return this.#note(Number.isFinite(value) ? undefined : "must be a smaller number");
    if (typeof value !== "object" || value === null) return;
    if (left === 0) {
      this.mayBeValidated = false;
      return this.#note(`must not nest deeper than ${limit} levels`);
    }
    const isList = Array.isArray(value);
    if (isList && value.length > (shape?.schema.maxItems ?? Infinity)) {
      this.mayBeValidated = false;
      return this.#note(requirement(shape?.schema ?? {}));
    }
    const isClosed = !isList && shape !== undefined && shape.schema["x-max-depth"] === undefined;
    for (const key of Object.keys(value)) {
      if (this.found.length >= MAX_ISSUES) return;
      if (!isList) {
        this.names += 1;
        this.#visitName(key);
      }
      const inner = isList ? shape?.items : shape?.fields.get(key);
      if (isClosed && inner === undefined && ++this.#unknownFields > MAX_ISSUES) {
        this.mayBeValidated = false;
        return this.#note(`must not have more than ${MAX_ISSUES} unknown fields`);
      }
      const ownLimit = inner?.schema["x-max-depth"];
      this.#path.push(key);
      this.visit(
        (value as Record<string, unknown>)[key],
        inner,
        ownLimit ?? left - 1,
        ownLimit ?? limit,
      );
      this.#path.pop();
    }
  }

  #visitName(name: string): void {
    if (FORBIDDEN_NAMES.has(name)) this.#note("is not allowed", name);
    const text = stringIssue(name);
    if (text !== undefined) this.#note(`${text} in names`);
  }

  #note(text: string | undefined, ...below: string[]): void {
    if (text !== undefined) this.found.push({ path: [...this.#path, ...below], text });
  }
}
