import { follow, type OpenApiDocument } from "./document.js";

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/**
 * What must never appear in a log: the names of the properties, parameters and headers that the contract marks
 * `x-redact`, on themselves or on the schema that they refer to. Headers in lower case; sorted.
 */
export function redactedNames(document: OpenApiDocument): readonly string[] {
  const names = new Set<string>();

  const known = new Map<string, boolean>();
  /** Most of what is asked refers to the same few components. */
  const isMarked = (node: unknown): boolean => {
    if (!isNode(node)) return false;
    const { $ref } = node;
    if (typeof $ref !== "string" || Object.keys(node).length > 1) return findMark(node);
    let found = known.get($ref);
    if (found === undefined) known.set($ref, (found = findMark(node)));
    return found;
  };

  const findMark = (node: unknown, seen: readonly unknown[] = []): boolean => {
    if (!isNode(node) || seen.includes(node)) return false;
    const on = [...seen, node];
    const found: Node = follow(document, node);
    return (
      found["x-redact"] === true ||
      findMark(found["schema"], on) ||
      findMark(found["items"], on) ||
      ["allOf", "oneOf", "anyOf"].some((key) => {
        const branches = found[key];
        return Array.isArray(branches) && branches.some((branch) => findMark(branch, on));
      })
    );
  };

  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    const { name, in: place } = node;
    if (typeof name === "string" && typeof place === "string" && isMarked(node))
      names.add(place === "header" ? name.toLowerCase() : name);
    if (node["type"] === "http" && node["scheme"] === "bearer" && isMarked(node))
      names.add("authorization");
    for (const [key, value] of Object.entries(node)) {
      if (key === "example" || key === "examples") continue;
      if (key === "properties" && isNode(value))
        for (const [property, schema] of Object.entries(value))
          if (isMarked(schema)) names.add(property);
      if (key === "headers" && isNode(value))
        for (const [header, declared] of Object.entries(value))
          if (isMarked(declared)) names.add(header.toLowerCase());
      visit(value);
    }
  };
  visit(document);

  return [...names].sort();
}
