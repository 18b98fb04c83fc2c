import type { OpenApiDocument } from "./document.js";

const METHODS = new Set(["get", "put", "post", "delete", "patch"]);

type Node = Record<string, unknown>;

/**
 * The part of the contract that requests are checked against: no answers, no examples, and of the components only what
 * a request refers to.
 * The validator hands Ajv the whole document with every operation, which then looks for references in all of it; with
 * this one it starts in a third of the time. Can go when express-openapi-validator compiles each schema once.
 */
export function requestDocument(document: OpenApiDocument): Node {
  const paths: Node = {};
  for (const [path, item] of Object.entries(document.paths)) {
    const kept: Node = {};
    for (const [method, operation] of Object.entries(item)) {
      if (!METHODS.has(method)) continue;
      const { operationId, parameters, requestBody } = operation as Node;
      kept[method] = {
        operationId,
        ...(parameters === undefined ? {} : { parameters: withoutExamples(parameters) }),
        // Where `required` is left out the validator would ask for a body of no known type.
        ...(requestBody === undefined
          ? {}
          : { requestBody: { required: false, ...(withoutExamples(requestBody) as Node) } }),
        responses: { default: { description: "" } },
      };
    }
    paths[path] = kept;
  }
  const { openapi, info, servers } = document;
  return { openapi, info, servers, paths, components: componentsOf(document, paths) };
}

function componentsOf(document: OpenApiDocument, paths: Node): Node {
  const components: Record<string, Node> = {};
  const collect = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { $ref } = node as Node;
    if (typeof $ref === "string") {
      const [kind, name] = $ref.replace("#/components/", "").split("/");
      const all = document.components?.[kind ?? ""] as Node | undefined;
      if (kind !== undefined && name !== undefined && components[kind]?.[name] === undefined) {
        const component = withoutExamples(all?.[name]);
        (components[kind] ??= {})[name] = component;
        collect(component);
      }
    }
    Object.values(node).forEach(collect);
  };
  collect(paths);
  return components;
}

/** A copy without the texts and examples of every level; the names of properties are left alone. */
function withoutExamples(node: unknown, areNames = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutExamples(item));
  if (typeof node !== "object" || node === null) return node;
  const kept: Node = {};
  for (const [key, value] of Object.entries(node))
    if (areNames || !["description", "example", "examples"].includes(key))
      kept[key] = withoutExamples(value, key === "properties" && !areNames);
  return kept;
}
