import { follow, type OpenApiDocument } from "./document.js";

/** What must never stand in a log, by name. Headers are in lower case. */
export interface Redactions {
  readonly properties: readonly string[];
  readonly parameters: readonly string[];
  readonly headers: readonly string[];
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** The names that the contract marks `x-redact`, on themselves or on the schema that they refer to. Sorted. */
export function redactionsOf(document: OpenApiDocument): Redactions {
  const properties = new Set<string>();
  const parameters = new Set<string>();
  const headers = new Set<string>();

  const isMarked = (node: unknown, seen: readonly unknown[] = []): boolean => {
    if (!isNode(node) || seen.includes(node)) return false;
    const on = [...seen, node];
    const found: Node = follow(document, node);
    return (
      found["x-redact"] === true ||
      isMarked(found["schema"], on) ||
      isMarked(found["items"], on) ||
      ["allOf", "oneOf", "anyOf"].some((key) => {
        const branches = found[key];
        return Array.isArray(branches) && branches.some((branch) => isMarked(branch, on));
      })
    );
  };

  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    const { name, in: place } = node;
    if (typeof name === "string" && typeof place === "string" && isMarked(node)) {
      if (place === "header") headers.add(name.toLowerCase());
      else parameters.add(name);
    }
    if (node["type"] === "http" && node["scheme"] === "bearer" && isMarked(node))
      headers.add("authorization");
    for (const [key, value] of Object.entries(node)) {
      if (key === "example" || key === "examples") continue;
      if (key === "properties" && isNode(value))
        for (const [property, schema] of Object.entries(value))
          if (isMarked(schema)) properties.add(property);
      if (key === "headers" && isNode(value))
        for (const [header, declared] of Object.entries(value))
          if (isMarked(declared)) headers.add(header.toLowerCase());
      visit(value);
    }
  };
  visit(document);

  const sorted = (names: ReadonlySet<string>) => [...names].sort();
  return { properties: sorted(properties), parameters: sorted(parameters), headers: sorted(headers) };
}
