import { Ajv2020 } from "ajv/dist/2020.js";

import type { OpenApiDocument } from "./document.js";
import { leanDocument, lengthOf, withoutImpliedLength } from "./lean-schema.js";

const UUID = "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$";

test.each<[string, number | undefined]>([
  [UUID, 36],
  ["^[a-z]{3}$", 3],
  ["^abc$", 3],
  ["[a-z]{3}", undefined],
  ["^[a-z]{3,4}$", undefined],
  ["^[a-z]+$", undefined],
  ["^[a-z]{3}(-[a-z]{2})?$", undefined],
  ["^[a-z]{3}|[a-z]{4}$", undefined],
  ["^[^a]{3}$", undefined],
  ["^.{3}$", undefined],
])("the length of what %s admits: %s", (pattern, length) => {
  expect(lengthOf(pattern)).toBe(length);
});

test("bounds of the length go where the pattern has the same, and stay where it has not", () => {
  const id = { type: "string", minLength: 36, maxLength: 36, pattern: UUID };
  expect(withoutImpliedLength(id)).toEqual({ type: "string", pattern: UUID });
  for (const other of [
    { ...id, minLength: 35 },
    { ...id, pattern: "^[a-z]+$" },
  ])
    expect(withoutImpliedLength(other)).toBe(other);
});

describe("a lean document", () => {
  const branch = (status: string, more: object = {}) => ({
    type: "object",
    required: ["id", "status", ...Object.keys(more)],
    properties: { id: { type: "string" }, status: { const: status }, ...more },
  });
  const documentOf = (...oneOf: object[]) =>
    ({ components: { schemas: { Result: { oneOf } } } }) as unknown as OpenApiDocument;
  const check = (document: object) =>
    new Ajv2020({ strict: false, meta: false, validateSchema: false, discriminator: true })
      .addSchema(document, "contract")
      .compile({ $ref: "contract#/components/schemas/Result" });
  const results = documentOf(
    branch("accepted"),
    branch("rejected", { reason: { type: "string" } }),
  );

  test("says which field tells the branches of a union", () => {
    expect(leanDocument(results)).toMatchObject({
      components: { schemas: { Result: { discriminator: { propertyName: "status" } } } },
    });
  });

  test("says nothing where no field does", () => {
    const others = [
      documentOf(branch("a"), branch("a")),
      documentOf(branch("a"), { ...branch("b"), required: ["id"] }),
      documentOf({ type: "string" }, branch("a")),
    ];
    for (const document of others) expect(leanDocument(document)).toEqual(document);
  });

  test.each([
    { id: "a", status: "accepted" },
    { id: "a", status: "rejected", reason: "b" },
    { id: "a", status: "rejected" },
    { id: 1, status: "accepted" },
    { id: "a", status: "other" },
    { id: "a" },
    {},
    null,
  ])("admits what the document does: %j", (value) => {
    expect(check(leanDocument(results))(value)).toBe(check(results)(value));
  });

  test("takes names of fields for what they are", () => {
    const named = {
      properties: { pattern: { const: UUID }, minLength: { type: "integer" }, oneOf: {} },
    };
    const document = { components: { schemas: { Named: named } } } as unknown as OpenApiDocument;
    expect(leanDocument(document)).toEqual(document);
  });
});
