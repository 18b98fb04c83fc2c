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
 * @param text what the body was parsed from
 */
export function inspectBody(body: unknown, shape: Shape, text: string): Inspection {
  // In sound JSON what a string must not hold is escaped.
  const walk = new Walk(text.includes("\\"));
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
  readonly #hasEscapes: boolean;
  /** Where the walk is. */
  readonly #path: (string | number)[] = [];

  constructor(hasEscapes: boolean) {
    this.#hasEscapes = hasEscapes;
  }

  /** `left`: how many levels the value may still have, itself included; `limit`: how many there were at the top. */
  visit(value: unknown, shape: Shape | undefined, left: number, limit: number): void {
    if (typeof value === "string")
      return this.#hasEscapes ? this.#note(stringIssue(value)) : undefined;
    if (typeof value === "number")
      return Number.isFinite(value) ? undefined : this.#note("must be a smaller number");
    if (typeof value !== "object" || value === null) return;
    if (left === 0) {
      this.mayBeValidated = false;
      return this.#note(`must not nest deeper than ${limit} levels`);
    }
    if (Array.isArray(value)) this.#visitItems(value, shape, left, limit);
    else this.#visitFields(value as Record<string, unknown>, shape, left, limit);
  }

  #visitItems(
    list: readonly unknown[],
    shape: Shape | undefined,
    left: number,
    limit: number,
  ): void {
    if (list.length > (shape?.schema.maxItems ?? Infinity)) {
      this.mayBeValidated = false;
      return this.#note(requirement(shape?.schema ?? {}));
    }
    for (let index = 0; index < list.length && this.found.length < MAX_ISSUES; index++)
      this.#visitInner(index, list[index], shape?.items, left, limit);
  }

  #visitFields(
    fields: Readonly<Record<string, unknown>>,
    shape: Shape | undefined,
    left: number,
    limit: number,
  ): void {
    const isClosed = shape !== undefined && shape.schema["x-max-depth"] === undefined;
    for (const name of Object.keys(fields)) {
      if (this.found.length >= MAX_ISSUES) return;
      this.names += 1;
      const inner = shape?.fields.get(name);
      if (inner === undefined) {
        this.#visitName(name);
        if (isClosed && ++this.#unknownFields > MAX_ISSUES) {
          this.mayBeValidated = false;
          return this.#note(`must not have more than ${MAX_ISSUES} unknown fields`);
        }
      }
      this.#visitInner(name, fields[name], inner, left, limit);
    }
  }

  #visitInner(
    key: string | number,
    value: unknown,
    shape: Shape | undefined,
    left: number,
    limit: number,
  ): void {
    const ownLimit = shape?.schema["x-max-depth"];
    this.#path.push(key);
    this.visit(value, shape, ownLimit ?? left - 1, ownLimit ?? limit);
    this.#path.pop();
  }

  /** A name that the contract does not declare. */
  #visitName(name: string): void {
    if (FORBIDDEN_NAMES.has(name)) this.#note("is not allowed", name);
    const text = this.#hasEscapes ? stringIssue(name) : undefined;
    if (text !== undefined) this.#note(`${text} in names`);
  }

  #note(text: string | undefined, ...below: string[]): void {
    if (text !== undefined) this.found.push({ path: [...this.#path.map(String), ...below], text });
  }
}
