import { follow, type OpenApiDocument } from "../document.js";
import { withoutImpliedLength } from "../lean-schema.js";

const METHODS = new Set(["get", "put", "post", "delete", "patch"]);
const TEXTS = new Set(["description", "example", "examples"]);

type Node = Record<string, unknown>;

/**
 * The part of the contract that requests are checked against: no answers, no texts, and every reference followed.
 * express-openapi-validator hands Ajv the whole document with every operation, which looks for references in all of it,
 * and it compiles what a reference stands for once more to read it. With this document it starts in a third of the
 * time. Can go when it compiles each schema once.
 * @throws Error if a request's schema refers to itself: its values could nest without end
 */
export function requestDocument(document: OpenApiDocument): Node {
  const paths: Node = {};
  for (const [path, item] of Object.entries(document.paths)) {
    const kept: Node = {};
    for (const [method, operation] of Object.entries(item)) {
      if (!METHODS.has(method)) continue;
      const { operationId, parameters, requestBody } = operation as Node;
      const body = resolved(document, requestBody) as Node | undefined;
      kept[method] = {
        operationId,
        parameters: resolved(document, parameters ?? []),
        // Where `required` is left out the validator would ask for a body of no known type.
        ...(body && { requestBody: { required: false, ...body } }),
        responses: { default: { description: "" } },
      };
    }
    paths[path] = kept;
  }
  const { openapi, info, servers } = document;
  return { openapi, info, servers, paths, components: {} };
}

/** A copy of a node without texts and references. `areNames`: its keys are a client's field names, not keywords. */
function resolved(
  document: OpenApiDocument,
  node: unknown,
  within: readonly string[] = [],
  areNames = false,
): unknown {
  if (Array.isArray(node)) return node.map((item) => resolved(document, item, within));
  if (typeof node !== "object" || node === null) return node;
  const { $ref } = node as Node;
  if (typeof $ref === "string" && !areNames) {
    if (within.includes($ref))
      throw new Error(`${$ref}: refers to itself, which a request's schema may not.`);
    return resolved(document, follow(document, node), [...within, $ref]);
  }
  const kept: Node = {};
  for (const [key, value] of Object.entries(node))
    if (areNames || !TEXTS.has(key))
      kept[key] = resolved(document, value, within, key === "properties" && !areNames);
  return areNames ? kept : withoutImpliedLength(kept);
}
