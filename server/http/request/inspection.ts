import { ServiceError } from "../response/status.js";
import type { Schema } from "../contract/document.js";
import { FORBIDDEN_NAMES, nameOf, type Shape } from "../contract/shape.js";
import { faultOf } from "./strings.js";

/** How deep a body may nest outside of free-form fields. The contract itself goes nowhere near it. */
const MOST_LEVELS = 64;

interface Fault {
  readonly path: string[];
  readonly text: string;
}

/**
 * Looks at every string, name, number and level of a body before the validator does: it takes `__proto__` for a field
 * that is not there, knows no control characters, and runs out of stack on deep values.
 * @throws ServiceError `INVALID_INPUT`, or `INVALID_EMAIL` for an address, naming the field
 */
export function inspectBody(body: unknown, shape: Shape): void {
  const fault = faultIn(body, shape, MOST_LEVELS, MOST_LEVELS);
  if (fault === undefined) return;
  const { name, shape: place } = nameOf(fault.path, shape);
  throw new ServiceError(codeOf(place?.schema), `${name}: ${fault.text}.`);
}

/** The code for a string that is not what its schema asks for. */
export const codeOf = (schema: Schema | undefined) =>
  schema?.format === "email" ? "INVALID_EMAIL" : "INVALID_INPUT";

/** `left`: how many levels the value may still have, itself included; `limit`: how many there were at the top. */
function faultIn(
  value: unknown,
  shape: Shape | undefined,
  left: number,
  limit: number,
): Fault | undefined {
  if (typeof value === "string") {
    const text = faultOf(value);
    return text === undefined ? undefined : { path: [], text };
  }
  if (typeof value === "number")
    return Number.isFinite(value) ? undefined : { path: [], text: "expects a smaller number" };
  if (typeof value !== "object" || value === null) return undefined;
  if (left === 0) return { path: [], text: `expects at most ${limit} levels` };
  const isList = Array.isArray(value);
  for (const key of Object.keys(value)) {
    if (!isList) {
      if (FORBIDDEN_NAMES.has(key)) return { path: [key], text: "is not allowed" };
      const text = faultOf(key);
      if (text !== undefined) return { path: [], text: `${text} in names` };
    }
    const inner = isList ? shape?.items : shape?.fields.get(key);
    const own = inner?.schema["x-max-depth"];
    const fault = faultIn(
      (value as Record<string, unknown>)[key],
      inner,
      own ?? left - 1,
      own ?? limit,
    );
    if (fault !== undefined) {
      fault.path.unshift(key);
      return fault;
    }
  }
  return undefined;
}
