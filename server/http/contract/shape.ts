import { mayBeNamed } from "../../lib/errors.js";
import { follow, type OpenApiDocument, type Schema } from "./document.js";

/** A schema with its references followed, to walk along a value. Recursive schemas make recursive shapes. */
export interface Shape {
  readonly schema: Schema;
  readonly fields: ReadonlyMap<string, Shape>;
  readonly items: Shape | undefined;
}

type Growing = { schema: Schema; fields: Map<string, Shape>; items: Shape | undefined };

/** One shape for each schema object: recursion ends here. */
const known = new WeakMap<Schema, Shape>();

/** The shape of a schema of the document. Branches of `allOf`, `oneOf` and `anyOf` are laid over each other. */
export function shapeOf(document: OpenApiDocument, schema: Schema): Shape {
  const earlier = known.get(schema);
  if (earlier !== undefined) return earlier;
  const followed: Schema = follow(document, schema);
  const shape: Growing = { schema: followed, fields: new Map(), items: undefined };
  known.set(schema, shape);
  grow(document, shape, followed);
  return shape;
}

function grow(document: OpenApiDocument, shape: Growing, schema: Schema): void {
  for (const [field, inner] of Object.entries(schema.properties ?? {}))
    if (!shape.fields.has(field)) shape.fields.set(field, shapeOf(document, inner));
  if (schema.items !== undefined) shape.items ??= shapeOf(document, schema.items);
  for (const branch of [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) => list ?? []))
    grow(document, shape, follow<Schema>(document, branch));
}

/** A place in a value: field names and indexes from the outside in. */
export type Path = readonly string[];

/** The name of a place for a message; `shape` is that of the place, where the contract declares it. */
interface PlaceName {
  readonly name: string;
  readonly shape: Shape | undefined;
  /** False if the place lies deeper, in a part that may not be named. */
  readonly isComplete: boolean;
}

/**
 * Names a place: `platformAgeSignal.ageLow`, `events[3].data`. What the contract declares is named, and one undeclared
 * name that may be repeated; where a client's own data begins the name ends.
 */
export function nameOf(path: Path, root: Shape | undefined): PlaceName {
  let name = "";
  let shape = root;
  for (const part of path) {
    const field = shape?.fields.get(part);
    const item = field === undefined && /^\d+$/.test(part) ? shape?.items : undefined;
    if (item !== undefined) name += `[${part}]`;
    else if (field !== undefined) name += name === "" ? part : `.${part}`;
    else {
      const isFreeForm = shape?.schema["x-max-depth"] !== undefined;
      if (!mayBeNamed(part) || (isFreeForm && !FORBIDDEN_NAMES.has(part)))
        return { name: name || "body", shape: undefined, isComplete: false };
      return { name: name === "" ? part : `${name}.${part}`, shape: undefined, isComplete: true };
    }
    shape = field ?? item;
  }
  return { name: name || "body", shape, isComplete: true };
}

/** Names that could change an object's prototype where fields are copied without care. */
export const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(["__proto__", "constructor"]);
