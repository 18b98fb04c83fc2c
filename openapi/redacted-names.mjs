const isNode = (value) => typeof value === "object" && value !== null;

/**
 * Returns the names that must never appear in a log: of the properties, parameters and headers that the contract marks
 * `x-redact`, on themselves or on the schema that they refer to. Headers are in lower case.
 */
export function redactedNames(document) {
  const names = new Set();

  const follow = (node) => {
    if (typeof node.$ref !== "string") return node;
    const { $ref, ...beside } = node;
    const found = $ref
      .slice(2)
      .split("/")
      .reduce((at, part) => at[part.replaceAll("~1", "/").replaceAll("~0", "~")], document);
    return { ...follow(found), ...beside };
  };

  const isMarked = (node, seen = []) => {
    if (!isNode(node) || seen.includes(node)) return false;
    const found = follow(node);
    const { schema, items, allOf = [], oneOf = [], anyOf = [] } = found;
    return (
      found["x-redact"] === true ||
      [schema, items, ...allOf, ...oneOf, ...anyOf].some((inner) =>
        isMarked(inner, [...seen, node]),
      )
    );
  };

  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    const { name, in: place } = node;
    if (typeof name === "string" && typeof place === "string" && isMarked(node))
      names.add(place === "header" ? name.toLowerCase() : name);
    if (node.type === "http" && node.scheme === "bearer" && isMarked(node))
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
