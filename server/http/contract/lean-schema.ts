// Schemas that say the same at less cost, for validators.
import { follow, type OpenApiDocument, type Schema } from "./document.js";

/** What a pattern is made of where all texts that it admits are of one length: classes with a count, and plain characters. */
const CLASS_WITH_COUNT = /\[[^\][\\^]+\]\{(\d+)\}/g;
const FIXED = new RegExp(`^\\^(?:${CLASS_WITH_COUNT.source}|[A-Za-z0-9-])+\\$$`);

/** The length of the texts that a pattern admits, where it is one for all. */
export function lengthOf(pattern: string): number | undefined {
  if (!FIXED.test(pattern)) return undefined;
  let length = 0;
  const plain = pattern.slice(1, -1).replace(CLASS_WITH_COUNT, (_class, count: string) => {
    length += Number(count);
    return "";
  });
  return length + plain.length;
}

/** The same schema without bounds of the length that its pattern has already: Ajv counts characters twice for them. */
export function withoutImpliedLength<Node extends Partial<Schema>>(schema: Node): Node {
  const { minLength, maxLength, pattern, ...rest } = schema;
  if (typeof pattern !== "string" || minLength === undefined || minLength !== maxLength)
    return schema;
  return lengthOf(pattern) === minLength ? ({ pattern, ...rest } as Node) : schema;
}

type Node = Record<string, unknown>;

/**
 * The document with the same schemas at the same places, to check responses by: without implied lengths, and with the field
 * that tells the branches of a union, so that Ajv need not try each.
 */
export function leanDocument(document: OpenApiDocument): object {
  const lean = (node: unknown, areNames = false): unknown => {
    if (Array.isArray(node)) return node.map((item) => lean(item));
    if (typeof node !== "object" || node === null) return node;
    const schema = areNames
      ? (node as Node)
      : withTag(document, withoutImpliedLength(node as Node));
    return Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [
        key,
        lean(value, key === "properties" && !areNames),
      ]),
    );
  };
  return lean(document) as object;
}

/** A union with the name of the field whose value tells the branches, where each has a constant of its own there. */
function withTag(document: OpenApiDocument, schema: Node & { oneOf?: readonly Schema[] }): Node {
  const { oneOf } = schema;
  if (!Array.isArray(oneOf)) return schema;
  const branches = oneOf.map((branch) => follow<Schema>(document, branch as Schema));
  if (branches.some(({ type }) => type !== "object")) return schema;
  const [first] = branches;
  const propertyName = Object.keys(first?.properties ?? {}).find((name) => {
    const constants = branches.map(({ properties, required }) =>
      required?.includes(name) === true ? properties?.[name]?.const : undefined,
    );
    return (
      constants.every((constant) => typeof constant === "string") &&
      new Set(constants).size === constants.length
    );
  });
  // Ajv's discriminator says nothing of a value other than an object.
  return propertyName === undefined
    ? schema
    : { type: "object", ...schema, discriminator: { propertyName } };
}
