// Tests that the published contract has nothing that generators of clients do not understand.
import { readFileSync } from "node:fs";

import { forGenerators } from "./for-generators.mjs";

type Node = Record<string, unknown>;
interface Operation {
  readonly operationId?: string;
  readonly tags: readonly string[];
}
interface Parameter {
  readonly $ref?: string;
  readonly in?: string;
  readonly name?: string;
}
const read = (name: string) => JSON.parse(readFileSync(`generated/${name}`, "utf8")) as Node;
const published = read("openapi.json");
const { schemas } = published["components"] as { schemas: Record<string, Node> };

/** Every object of the document but examples, with its place. Names of fields are places, not keywords. */
function* nodesIn(value: unknown, at = "", areNames = false): Generator<[string, Node]> {
  if (typeof value !== "object" || value === null) return;
  if (!areNames) yield [at, value as Node];
  for (const [key, inner] of Object.entries(value))
    if (areNames || !/^examples?$/.test(key))
      yield* nodesIn(inner, `${at}/${key}`, !areNames && key === "properties");
}
const nodes = [...nodesIn(published)];
const placesOf = (is: (node: Node) => boolean) =>
  nodes.filter(([, node]) => is(node)).map(([at]) => at);
const operationsIn = (kind: string) =>
  Object.values(published[kind] as Record<string, Record<string, Operation>>).flatMap(
    Object.values<Operation>,
  );

describe("the published contract", () => {
  test("is made from the whole contract by make generate", () => {
    expect(published).toEqual(forGenerators(read("contract.json")));
  });

  test("has nothing beside a reference", () => {
    expect(placesOf((node) => "$ref" in node && Object.keys(node).length > 1)).toEqual([]);
  });

  test("has a discriminator in each union of objects, and nothing else that says what fields there are", () => {
    const beside = ["properties", "required", "allOf", "anyOf"];
    const unions = nodes.filter(([, node]) => "oneOf" in node);
    expect(unions.length).toBeGreaterThan(5);
    for (const [at, node] of unions) {
      expect([at, beside.filter((key) => key in node)]).toEqual([at, []]);
      const { propertyName, mapping } = node["discriminator"] as {
        propertyName: string;
        mapping: Record<string, string>;
      };
      const branches = (node["oneOf"] as { $ref: string }[]).map(({ $ref }) => $ref);
      expect(new Set(Object.values(mapping))).toEqual(new Set(branches));
      for (const [text, $ref] of Object.entries(mapping)) {
        const branch = schemas[$ref.split("/").at(-1)!] as {
          required: string[];
          properties: Record<string, Node>;
        };
        const { const: value, enum: values = [value] } = branch.properties[propertyName]!;
        expect([at, values]).toEqual([at, expect.arrayContaining([text])]);
        expect(branch.required).toContain(propertyName);
      }
    }
  });

  test("describes each field by an object", () => {
    const fields = nodes.flatMap(([, { properties = {} }]) => Object.values(properties as Node));
    expect(fields.filter((field) => typeof field !== "object")).toEqual([]);
  });

  test("gives each integer its format", () => {
    expect(
      placesOf(
        ({ type, format }) => type === "integer" && format !== "int32" && format !== "int64",
      ),
    ).toEqual([]);
    expect(schemas["ProductId"]).toMatchObject({ type: "integer", format: "int32" });
    expect(schemas["MinorUnits"]).toMatchObject({ type: "integer", format: "int64" });
  });

  test("takes international addresses", () => {
    expect(schemas["Email"]).toMatchObject({ format: "idn-email" });
    expect(placesOf(({ format }) => format === "email")).toEqual([]);
  });

  test("names every operation and every event once, and keeps events apart from operations", () => {
    const [operations, events] = [operationsIn("paths"), operationsIn("webhooks")];
    const ids = [...operations, ...events].map(({ operationId }) => operationId);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).not.toContain(undefined);
    expect(new Set(events.flatMap(({ tags }) => tags))).toEqual(new Set(["event"]));
    for (const { tags } of operations) expect(tags).not.toContain("event");
  });

  test("names each header once", () => {
    const { headers } = published["components"] as { headers: Node };
    const once = (names: string[]) => {
      const folded = names.map((name) => name.toLowerCase());
      expect(folded).toEqual([...new Set(folded)]);
    };
    once(Object.keys(headers));
    for (const [, { headers: named, parameters }] of nodes) {
      if (typeof named === "object") once(Object.keys(named as Node));
      if (Array.isArray(parameters))
        once(
          (parameters as Parameter[]).map(
            ({ $ref, in: place, name }) => $ref ?? `${place} ${name}`,
          ),
        );
    }
  });

  test("has no value of a closed list in two lists, which are constants of one package in Go", () => {
    const constants = Object.values(schemas).flatMap(
      (schema) => (schema["x-enum-varnames"] ?? schema["enum"] ?? []) as string[],
    );
    const names = constants.map((value) => value.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_"));
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });

  test("lets a client read events, errors and causes that are added later", () => {
    expect(schemas["ErrorCode"]).not.toHaveProperty("enum");
    for (const name of ["id", "type", "timestamp", "createdAt", "data", "deliveries"])
      expect(schemas["ListedEvent"]!["required"]).toContain(name);
    expect(schemas["ListedEvent"]).toMatchObject({
      properties: {
        type: { type: "string" },
        data: { type: "object", additionalProperties: true },
      },
    });
  });

  test("refers only to what it has, and has nothing that nothing refers to", () => {
    const targets = nodes.flatMap(([, { $ref }]) => (typeof $ref === "string" ? [$ref] : []));
    const components = Object.entries(published["components"] as Record<string, Node>)
      .filter(([kind]) => kind !== "securitySchemes")
      .flatMap(([kind, named]) => Object.keys(named).map((name) => `#/components/${kind}/${name}`));
    expect(new Set(targets)).toEqual(new Set(components));
  });
});
