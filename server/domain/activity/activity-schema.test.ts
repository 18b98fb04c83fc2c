import { describe, expect, test } from "@jest/globals";

import { activitySchemaFault, compileActivitySchema } from "./activity-schema.js";

const text = (pattern: string) => ({ properties: { name: { type: "string", pattern } } });

function nested(levels: number): object {
  return levels === 1 ? { type: "string" } : { properties: { inner: nested(levels - 1) } };
}

/** Two references in each definition to the next: 2^count checks of the same value. */
const doubling = (count: number) => ({
  $ref: "#/$defs/d0",
  $defs: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `d${index}`,
      index === count - 1
        ? { type: "object" }
        : { allOf: [{ $ref: `#/$defs/d${index + 1}` }, { $ref: `#/$defs/d${index + 1}` }] },
    ]),
  ),
});

describe("a schema", () => {
  test.each<[string, object]>([
    ["that asks for nothing", {}],
    [
      "of a usual record",
      {
        type: "object",
        additionalProperties: false,
        required: ["map"],
        properties: { map: { type: "string", maxLength: 64 } },
      },
    ],
    ["with a type that may be null", { properties: { score: { type: ["integer", "null"] } } }],
    ["with formats", { properties: { at: { type: "string", format: "date-time" } } }],
    [
      "with a definition",
      { properties: { a: { $ref: "#/$defs/a" } }, $defs: { a: { enum: [1] } } },
    ],
    ["with its own dialect named", { $schema: "https://json-schema.org/draft/2020-12/schema" }],
    ["of eight levels", nested(8)],
  ])("%s is taken", (_what, schema) => {
    expect(activitySchemaFault(schema)).toBeUndefined();
  });

  test.each<[string, object, RegExp]>([
    ["with look-ahead", text("^(?=a)b"), /^\/properties\/name\/pattern: .*look-around/],
    ["with a back-reference", text("(a)\\1"), /^\/properties\/name\/pattern: /],
    [
      "with a pattern of 201 characters",
      text("a".repeat(201)),
      /^\/properties\/name\/pattern: .*200/,
    ],
    ["of nine levels", nested(9), /deeper than 8 levels/],
    [
      "of 201 schemas",
      { allOf: Array.from({ length: 200 }, () => ({})) },
      /^\/allOf\/199: .*200 schemas/,
    ],
    ["of more than 16 kB", { description: "x".repeat(16 * 1024) }, /16384 bytes/],
    [
      "that refers to itself",
      { $ref: "#/$defs/a", $defs: { a: { properties: { b: { $ref: "#/$defs/a" } } } } },
      /must not refer to itself/,
    ],
    [
      "that refers to the whole",
      { properties: { a: { $ref: "#" } } },
      /^\/properties\/a\/\$ref: must be/,
    ],
    ["that refers to another server", { $ref: "https://evil.example/a.json" }, /^\/\$ref: must be/],
    ["whose definitions double each other", doubling(6), /deeper than 8 levels|200 schemas/],
    [
      "with a keyword of another draft",
      { properties: { a: { dependencies: {} } } },
      /^\/properties\/a\/dependencies: is not supported/,
    ],
    [
      "with uniqueItems, which takes the square of the time",
      { properties: { a: { uniqueItems: true } } },
      /uniqueItems: is not supported/,
    ],
    [
      "with $data",
      { properties: { a: { maximum: { $data: "1/b" } } } },
      /^\/properties\/a\/maximum: /,
    ],
    ["with a type that is none", { type: "map" }, /^\/type: /],
    [
      "with an unknown format",
      { properties: { a: { type: "string", format: "regex" } } },
      /^\/properties\/a\/format: /,
    ],
    [
      "with definitions below the top",
      { properties: { a: { $defs: { b: {} } } } },
      /^\/properties\/a\/\$defs: must be an object at the top/,
    ],
    [
      "with definitions that are a list",
      { $defs: [{}] },
      /^\/\$defs: must be an object at the top/,
    ],
    ["with allOf that is no list", { allOf: {} }, /^\/allOf: /],
    ["that refers to a definition without any", { $ref: "#/$defs/a" }, /^\/\$ref: refers to a, /],
    [
      "that refers to a definition that is not there",
      { $ref: "#/$defs/a", $defs: { b: {} } },
      /^\/\$ref: refers to a, /,
    ],
    [
      "with a name that objects have",
      { properties: JSON.parse('{"constructor": {}}') as object },
      /not allowed/,
    ],
  ])("%s is refused, and the message names the place", (_what, schema, message) => {
    expect(activitySchemaFault(schema)).toMatch(message);
  });
});

describe("the check of data", () => {
  const faultOf = (schema: object, data: object) => compileActivitySchema(schema)(data);
  const at = (schema: object, data: object) => faultOf(schema, data)?.path;
  const match = {
    type: "object",
    additionalProperties: false,
    required: ["map"],
    properties: { map: { type: "string" }, rounds: { type: "array", items: { type: "integer" } } },
  };

  test("says where the first fault is", () => {
    expect(at(match, { map: "a", rounds: [1, 2] })).toBeUndefined();
    expect(at(match, { map: "a", rounds: [1, "2"] })).toBe("/rounds/1");
    expect(at(match, {})).toBe("/map");
    expect(at(match, { map: "a", "a/b~c": 1 })).toBe("/a~1b~0c");
    expect(at({ minProperties: 1 }, {})).toBe("");
  });

  test.each<[object, string]>([
    [{}, "map is required."],
    [{ map: "a", rounds: [1, "2"] }, "rounds.1 must be integer."],
    [{ map: "a", more: 1 }, "more is not a known field."],
    [{ map: "a", "guardian@example.com": 1 }, "data is not a known field."],
    [[], "data must be object."],
  ])("says what it is: %j", (data, message) => {
    expect(faultOf(match, data)?.message).toBe(message);
  });

  test("keeps patterns apart, so that each text is held against its own", () => {
    const schema = {
      properties: { a: { type: "string", pattern: "^a$" }, b: { type: "string", pattern: "^b$" } },
    };
    expect(at(schema, { a: "a", b: "b" })).toBeUndefined();
    expect(at(schema, { a: "a", b: "a" })).toBe("/b");
  });

  test("of a pattern that hangs other matchers ends in proportion to the text", () => {
    expect(at(text("^(a+)+$"), { name: `${"a".repeat(100_000)}!` })).toBe("/name");
  });
});
