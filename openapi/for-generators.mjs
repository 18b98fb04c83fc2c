// Writes generated/openapi.json: the contract in a form from which generators of other languages make clients that compile
// and work. generated/contract.json, from which it is made, says more than most of them understand.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const EVENTS = {
  name: "event",
  "x-displayName": "Events",
  description: "What the service sends to the product's endpoints. A client does not call these.",
};

const isObject = (value) => typeof value === "object" && value !== null;
const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** Returns a node with each of its values changed, except examples. */
const mapValues = (node, change) =>
  Array.isArray(node)
    ? node.map(change)
    : Object.fromEntries(
        Object.entries(node).map(([key, value]) => [
          key,
          key === "examples" ? value : change(value),
        ]),
      );

/** Returns the texts that a field may have, if it tells the branches of a union apart. */
function textsOf({ const: value, enum: values = [value] } = {}) {
  return values.every((each) => typeof each === "string") ? values : undefined;
}

/** Returns the contract without what generators of clients do not understand. */
export function forGenerators(contract) {
  const at = ($ref) =>
    $ref
      .slice(2)
      .split("/")
      .reduce((node, name) => node[name], contract);
  const follow = (node) => (node?.$ref === undefined ? node : follow(at(node.$ref)));

  /** Returns an object with the fields of all branches of its `allOf`. */
  function flatten(schema) {
    const { allOf = [], ...own } = follow(schema);
    return allOf.map(flatten).reduce(
      (all, branch) => ({
        ...branch,
        ...all,
        required: [...(branch.required ?? []), ...(all.required ?? [])],
        properties: { ...branch.properties, ...all.properties },
      }),
      own,
    );
  }

  /** Returns what several branches have in common in the fields of one name. */
  function common(name, fields) {
    const [first, ...others] = fields.map(follow);
    if (others.every((other) => isSame(other, first))) return fields[0];
    const { type = "object", description } = first;
    if (others.some((other) => (other.type ?? "object") !== type))
      throw new Error(`Branches of a union have fields of different types: ${name}.`);
    return {
      ...(others.every((other) => other.description === description) && { description }),
      type,
      ...(type === "object" && { additionalProperties: true }),
    };
  }

  /** Returns one object for a union, with the fields of all branches. It requires what each branch requires. */
  function merge({ oneOf, ...own }, { isOpen = false } = {}) {
    const branches = oneOf.map(flatten);
    const names = [...new Set(branches.flatMap(({ properties }) => Object.keys(properties)))];
    const fieldsOf = (name) =>
      branches.map(({ properties }) => properties[name]).filter((field) => field !== undefined);
    const kept = names.filter((name) => !isOpen || fieldsOf(name).length === branches.length);
    const required = kept.filter((name) =>
      branches.every((branch) => branch.required?.includes(name)),
    );
    const properties = kept.map((name) => [name, common(name, fieldsOf(name))]);
    return {
      ...own,
      type: "object",
      required: [...new Set([...required, ...(own.required ?? [])])],
      properties: { ...Object.fromEntries(properties), ...own.properties },
    };
  }

  /** Returns the field whose text tells the branches of a union apart, and which text belongs to which branch. */
  function discriminatorOf(oneOf) {
    if (oneOf.some(({ $ref }) => $ref === undefined)) return undefined;
    const branches = oneOf.map(flatten);
    for (const propertyName of Object.keys(branches[0].properties)) {
      const texts = branches.map(({ required = [], properties }) =>
        required.includes(propertyName) ? textsOf(follow(properties[propertyName])) : undefined,
      );
      if (texts.includes(undefined) || new Set(texts.flat()).size < texts.flat().length) continue;
      const mapping = oneOf.flatMap(({ $ref }, index) => texts[index].map((text) => [text, $ref]));
      return { propertyName, mapping: Object.fromEntries(mapping) };
    }
    return undefined;
  }

  function reshapeUnion(schema) {
    // A client has to read values that are added later, too.
    if (schema["x-extensible"]) return merge(schema, { isOpen: true });
    const discriminator = schema.properties ? undefined : discriminatorOf(schema.oneOf);
    return discriminator === undefined ? merge(schema) : { ...schema, discriminator };
  }

  /** Returns the fields that have a schema. Generators do not understand a field that is only allowed or forbidden. */
  function allowed(properties) {
    return Object.fromEntries(Object.entries(properties).filter(([, field]) => isObject(field)));
  }

  function reshapeInteger(schema) {
    return { format: schema.maximum < 2 ** 31 ? "int32" : "int64", ...schema };
  }

  function reshape(node) {
    if (!isObject(node)) return node;
    let found = node;
    if (typeof node.$ref === "string" && Object.keys(node).length > 1) {
      const { $ref, ...beside } = node;
      found = { ...beside, allOf: [{ $ref }] };
    }
    if (Array.isArray(found.oneOf)) found = reshapeUnion(found);
    if (found["x-extensible"] && Array.isArray(found.enum)) {
      const { enum: values, ...text } = found;
      found = { ...text, "x-extensible-enum": values };
    }
    if (found.type === "integer") found = reshapeInteger(found);
    if (isObject(found.properties)) found = { ...found, properties: allowed(found.properties) };
    return mapValues(found, reshape);
  }

  /** Returns a schema whose only references lead to `kept`. */
  function inline(node, kept) {
    if (!isObject(node)) return node;
    if (Array.isArray(node)) return node.map((item) => inline(item, kept));
    if (kept.has(node.$ref)) return reshape(node);
    const { $ref, ...beside } = node;
    let found = $ref === undefined ? node : { ...follow(at($ref)), ...beside };
    if (Array.isArray(found.allOf)) found = flatten(found);
    if (Array.isArray(found.oneOf)) found = merge(found);
    const { dependentRequired: _conditions, ...rest } = found;
    return reshape(mapValues(rest, (value) => inline(value, kept)));
  }

  const paths = reshape(contract.paths);
  const components = reshape(contract.components);

  /** Returns the components to which references lead from a node. */
  function reachedFrom(node, reached = new Set()) {
    if (!isObject(node)) return reached;
    if (typeof node.$ref === "string" && !reached.has(node.$ref)) {
      reached.add(node.$ref);
      const [, , kind, name] = node.$ref.split("/");
      reachedFrom(components[kind][name], reached);
    }
    for (const value of Object.values(node)) reachedFrom(value, reached);
    return reached;
  }
  const reached = reachedFrom(paths);
  // Python's generator does not find the types of an event's parameters by itself.
  const eventOf = (type, { post }) => {
    const event = inline(post, reached);
    const { schema } = event.requestBody.content["application/json"];
    schema.title = post.requestBody.content["application/json"].schema.$ref.split("/").at(-1);
    return {
      ...event,
      operationId: `on${type.replaceAll(".", "")}`,
      tags: [EVENTS.name],
      parameters: event.parameters.map((parameter) => ({
        ...parameter,
        "x-py-typing": "StrictStr",
      })),
      requestBody: { ...event.requestBody, "x-py-typing": "Dict[str, Any]" },
    };
  };
  const messages = reshape(contract["x-widget-messages"]);
  const needed = reachedFrom(messages, new Set(reached));
  for (const [kind, named] of Object.entries(components))
    if (kind !== "securitySchemes")
      components[kind] = Object.fromEntries(
        Object.entries(named).filter(([name]) => needed.has(`#/components/${kind}/${name}`)),
      );
  return {
    ...contract,
    info: { ...contract.info, description: contract.info.description.split("\n\n")[0] },
    tags: [...contract.tags, EVENTS],
    paths,
    webhooks: Object.fromEntries(
      Object.entries(contract.webhooks).map(([type, item]) => [
        type,
        { post: eventOf(type, item) },
      ]),
    ),
    "x-widget-messages": messages,
    components,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const contract = JSON.parse(readFileSync("generated/contract.json", "utf8"));
  writeFileSync("generated/openapi.json", JSON.stringify(forGenerators(contract), null, 2));
}
