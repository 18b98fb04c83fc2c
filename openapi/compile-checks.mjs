// Compiles the contract's schemas with Ajv: those of each operation's parameters, body, and responses.
import { _ } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";

/** `formats`: a function for each format that the contract uses. */
function createAjv(formats, { allErrors }) {
  const fail = (message) => {
    throw new Error(message);
  };
  return new Ajv2020({
    strict: false,
    meta: false,
    validateSchema: false,
    allErrors,
    // Each component becomes one function, which all schemas share.
    inlineRefs: false,
    formats,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
    // A format without a function is a warning, and would check nothing.
    logger: { log: fail, warn: fail, error: fail },
  });
}

const escaped = (part) => String(part).replaceAll("~", "~0").replaceAll("/", "~1");
const unescaped = (part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");

/**
 * Returns the compiled function of each schema, or what `make` returns for it, by operation: `{ query, headers, body, responses
 * }`, in which `responses` has `{ body, headers: { name: { required, check } } }` by status. `make(id, ajv)` is called once for
 * each schema.
 * @throws Error that names the operation whose schemas do not compile
 */
export function compileChecks(document, formats, make = (id, ajv) => ajv.getSchema(id)) {
  const ofRequests = createAjv(formats, { allErrors: true }).addSchema(document, "contract");
  // A log line about a response says its first error only, and a check that stops there takes less time.
  const ofResponses = createAjv(formats, { allErrors: false }).addSchema(document, "contract");
  const known = new Map([ofRequests, ofResponses].map((ajv) => [ajv, new Map()]));

  /** Returns the node at a place, and where it stands once its references are followed. */
  const find = (...place) => {
    let node = document;
    for (const part of place) node = node?.[part];
    if (node?.$ref === undefined) return { node, place };
    return find(...node.$ref.slice(2).split("/").map(unescaped));
  };
  const checkAt = (ajv, ...place) => {
    const id = `contract#/${place.map(escaped).join("/")}`;
    const made = known.get(ajv);
    if (!made.has(id)) {
      ajv.getSchema(id);
      made.set(id, make(id, ajv));
    }
    return made.get(id);
  };
  const bodyAt = (ajv, place, node) =>
    node?.content?.["application/json"]?.schema &&
    checkAt(ajv, ...place, "content", "application/json", "schema");

  const parametersOf = (place, kind) =>
    Object.fromEntries(
      Object.keys(find(...place, "parameters").node ?? [])
        .map((index) => find(...place, "parameters", index))
        .filter(({ node }) => node.in === kind)
        .map((found) => [found.node.name, checkAt(ofRequests, ...found.place, "schema")]),
    );

  const responseAt = (...from) => {
    const { node, place } = find(...from);
    const headers = Object.keys(node.headers ?? {}).map((name) => {
      const header = find(...place, "headers", name);
      const check = header.node.schema && checkAt(ofResponses, ...header.place, "schema");
      return [name, { required: header.node.required === true, check }];
    });
    return { body: bodyAt(ofResponses, place, node), headers: Object.fromEntries(headers) };
  };

  const checksOf = (path, method, { operationId, responses }) => {
    const place = ["paths", path, method];
    const body = find(...place, "requestBody");
    try {
      return {
        query: parametersOf(place, "query"),
        headers: parametersOf(place, "header"),
        body: bodyAt(ofRequests, body.place, body.node),
        responses: Object.fromEntries(
          Object.keys(responses).map((status) => [
            status,
            responseAt(...place, "responses", status),
          ]),
        ),
      };
    } catch (cause) {
      throw new Error(`${operationId}: its schemas do not compile.`, { cause });
    }
  };

  return Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, { operationId }]) => operationId !== undefined)
        .map(([method, operation]) => [operation.operationId, checksOf(path, method, operation)]),
    ),
  );
}
