import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "@jest/globals";

import { breakingChanges, unannounced } from "./contract-diff.mjs";

/** A small contract: one schema that is sent both ways, an operation, a read and an event. */
const contract = () => ({
  paths: {
    "/thing/put": {
      post: {
        operationId: "putThing",
        security: [{ apiKey: [] }, { bearer: [] }] as object[],
        parameters: [
          { name: "Idempotency-Key", in: "header", required: false, schema: { type: "string" } },
        ] as object[],
        requestBody: {
          required: false,
          content: { "application/json": { schema: { $ref: "#/components/schemas/ThingInput" } } },
        },
        responses: {
          "200": {
            headers: { ETag: { required: true, schema: { type: "string", maxLength: 64 } } },
            content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
          },
          "404": { $ref: "#/components/responses/NotFound" },
        } as Record<string, object>,
      },
    },
  } as Record<string, object>,
  webhooks: {
    "Thing.Changed": {
      post: {
        requestBody: {
          content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
        },
      },
    },
  } as Record<string, object>,
  components: {
    responses: { NotFound: { description: "Not found." } },
    schemas: {
      ThingInput: {
        type: "object",
        additionalProperties: false,
        required: ["name"],
        properties: fields(),
      } as Loose,
      Thing: { type: "object", required: ["name", "kind"], properties: fields() } as Loose,
    },
  },
});
type Loose = Record<string, unknown> & { required: string[]; properties: Record<string, object> };
type Contract = ReturnType<typeof contract>;

function fields(): Record<string, object> {
  return {
    name: { type: "string", maxLength: 20, pattern: "^a" },
    kind: { type: "string", enum: ["a", "b"] },
    count: { type: "integer", minimum: 1, maximum: 9 },
    note: { type: ["string", "null"] },
    list: { type: "array", items: { type: "object", properties: { id: { type: "string" } } } },
    choice: { oneOf: [{ $ref: "#/components/schemas/Left" }, { type: "null" }] },
    free: { type: "object", additionalProperties: true },
  };
}

const put = (document: Contract) => (document.paths["/thing/put"] as { post: PutOperation }).post;
type PutOperation = {
  operationId: string;
  security: object[];
  parameters: { required: boolean; schema: object }[];
  requestBody: { required: boolean };
  responses: Record<string, { headers: Record<string, unknown>; content?: object }>;
};

/** Returns what breaks when the contract changes. */
function changesOf(change: (document: Contract) => void): string[] {
  const [before, after] = [withLeft(contract()), withLeft(contract())];
  change(after);
  return breakingChanges(before, after).map(({ subject, change: text }) => `${subject}: ${text}`);
}
function withLeft(document: Contract): Contract {
  Object.assign(document.components.schemas, {
    Left: { type: "string" },
    Right: { type: "number" },
  });
  return document;
}
const set =
  (schema: "Thing" | "ThingInput", field: string, keywords: object) => (document: Contract) =>
    void Object.assign(document.components.schemas[schema].properties[field] ?? {}, keywords);
const both = (field: string, keywords: object) => (document: Contract) => {
  set("Thing", field, keywords)(document);
  set("ThingInput", field, keywords)(document);
};

describe("what breaks a client", () => {
  test.each<[string, (document: Contract) => void, string]>([
    [
      "an operation that is removed",
      (d) => delete d.paths["/thing/put"],
      "putThing: POST /thing/put was removed",
    ],
    [
      "an operation with another name",
      (d) => (put(d).operationId = "setThing"),
      "putThing: is now called `setThing`",
    ],
    [
      "an event that is removed",
      (d) => delete d.webhooks["Thing.Changed"],
      "Thing.Changed: the event was removed",
    ],
    [
      "credentials that are no longer accepted",
      (d) => put(d).security.pop(),
      "putThing: no longer accepts `bearer`",
    ],
    [
      "a parameter that is removed",
      (d) => put(d).parameters.pop(),
      "putThing: parameter `Idempotency-Key` was removed",
    ],
    [
      "a parameter that becomes required",
      (d) => (put(d).parameters[0]!.required = true),
      "putThing: parameter `Idempotency-Key` is now required",
    ],
    [
      "a new parameter that is required",
      (d) =>
        put(d).parameters.push({ name: "a", in: "query", required: true, schema: {} } as never),
      "putThing: parameter `a` is new and required",
    ],
    [
      "a parameter that accepts less",
      (d) => (put(d).parameters[0]!.schema = { type: "string", maxLength: 5 }),
      "putThing: request field `Idempotency-Key`: maxLength was none and is 5",
    ],
    [
      "a body that becomes required",
      (d) => (put(d).requestBody.required = true),
      "putThing: the body is now required",
    ],
    [
      "a success that is removed",
      (d) => delete put(d).responses["200"],
      "putThing: the response 200 was removed",
    ],
    [
      "a new success",
      (d) => (put(d).responses["202"] = { headers: {} }),
      "putThing: may now respond with 202",
    ],
    [
      "a response without its body",
      (d) => delete put(d).responses["200"]!.content,
      "putThing: the body of the response 200 was removed",
    ],
    [
      "a header that is removed",
      (d) => delete put(d).responses["200"]!.headers["ETag"],
      "putThing: the header `ETag` of 200 was removed",
    ],
    [
      "a header that may be absent",
      (d) =>
        (put(d).responses["200"]!.headers["ETag"] = { schema: { type: "string", maxLength: 64 } }),
      "putThing: the header `ETag` of 200 may now be absent",
    ],
    [
      "a field of a request that is removed",
      (d) => delete d.components.schemas.ThingInput.properties["note"],
      "ThingInput: request field `note` was removed",
    ],
    [
      "a field of a request that becomes required",
      (d) => d.components.schemas.ThingInput.required.push("note"),
      "ThingInput: request field `note` is now required",
    ],
    [
      "a value that is no longer accepted",
      set("ThingInput", "kind", { enum: ["a"] }),
      "ThingInput: request field `kind`: may no longer be `b`",
    ],
    [
      "a type that is no longer accepted",
      set("ThingInput", "note", { type: "string" }),
      "ThingInput: request field `note`: may no longer be `null`",
    ],
    [
      "a lower maximum in a request",
      set("ThingInput", "count", { maximum: 8 }),
      "ThingInput: request field `count`: maximum was 9 and is 8",
    ],
    [
      "a higher minimum in a request",
      set("ThingInput", "count", { minimum: 2 }),
      "ThingInput: request field `count`: minimum was 1 and is 2",
    ],
    [
      "another pattern in a request",
      set("ThingInput", "name", { pattern: "^b" }),
      'ThingInput: request field `name`: pattern was "^a" and is "^b"',
    ],
    [
      "an object that is closed",
      set("ThingInput", "free", { additionalProperties: false }),
      "ThingInput: request field `free`: may no longer hold other fields",
    ],
    [
      "a new condition",
      (d) => Object.assign(d.components.schemas.ThingInput, { not: { required: ["note"] } }),
      "ThingInput: request body: the condition `not` has changed",
    ],
    [
      "a choice less in a request",
      set("ThingInput", "choice", { oneOf: [{ type: "null" }] }),
      "ThingInput: request field `choice`: may no longer be `Left`, `1`",
    ],
    [
      "a field of a response that is removed",
      (d) => delete d.components.schemas.Thing.properties["note"],
      "Thing: response field `note` was removed",
    ],
    [
      "a field of a response that may be absent",
      (d) => d.components.schemas.Thing.required.pop(),
      "Thing: response field `kind` may now be absent",
    ],
    [
      "a new value in a response",
      set("Thing", "kind", { enum: ["a", "b", "c"] }),
      "Thing: response field `kind`: may now be `c`",
    ],
    [
      "any value in a response",
      set("Thing", "kind", { enum: undefined }),
      "Thing: response field `kind`: may now be any value",
    ],
    [
      "a new type in a response",
      set("Thing", "count", { type: "number" }),
      "Thing: response field `count`: may now be `number`",
    ],
    [
      "a higher maximum in a response",
      set("Thing", "count", { maximum: 10 }),
      "Thing: response field `count`: maximum was 9 and is 10",
    ],
    [
      "a field deep in a response",
      set("Thing", "list", { items: { type: "object", properties: {} } }),
      "Thing: response field `list[].id` was removed",
    ],
    [
      "a choice more in a response",
      set("Thing", "choice", {
        oneOf: [
          { $ref: "#/components/schemas/Left" },
          { type: "null" },
          { $ref: "#/components/schemas/Right" },
        ],
      }),
      "Thing: response field `choice`: may now be `Right`",
    ],
  ])("%s", (_, change, expected) => {
    expect(changesOf(change)).toContain(expected);
  });

  test("an event whose field is removed, even if no operation sends the schema", () => {
    const change = (document: Contract) => {
      delete put(document).responses["200"];
      delete document.components.schemas.Thing.properties["note"];
    };
    expect(changesOf(change)).toContain("Thing: response field `note` was removed");
  });
});

describe("what does not", () => {
  test.each<[string, (document: Contract) => void]>([
    ["nothing", () => undefined],
    [
      "other words",
      (d) => Object.assign(d.components.schemas.Thing, { description: "New.", examples: [1] }),
    ],
    [
      "a new operation",
      (d) =>
        Object.assign(d.paths, {
          "/thing/get": { get: { operationId: "getThing", responses: {} } },
        }),
    ],
    ["a new event", (d) => Object.assign(d.webhooks, { "Thing.Gone": { post: {} } })],
    ["more credentials", (d) => put(d).security.push({ cookie: [] })],
    [
      "a new optional parameter",
      (d) =>
        put(d).parameters.push({ name: "a", in: "query", required: false, schema: {} } as never),
    ],
    ["a new error", (d) => (put(d).responses["409"] = { headers: {} })],
    ["an error that is removed", (d) => delete put(d).responses["404"]],
    [
      "a new header",
      (d) => (put(d).responses["200"]!.headers["X-New"] = { schema: { type: "string" } }),
    ],
    [
      "a new optional field, both ways",
      (d) => {
        for (const schema of Object.values(d.components.schemas))
          Object.assign(schema.properties ?? {}, { more: { type: "string" } });
      },
    ],
    [
      "a field of a request that becomes optional",
      (d) => d.components.schemas.ThingInput.required.pop(),
    ],
    [
      "a field of a response that is always there",
      (d) => d.components.schemas.Thing.required.push("note"),
    ],
    ["a new value in a request", set("ThingInput", "kind", { enum: ["a", "b", "c"] })],
    ["a value less in a response", set("Thing", "kind", { enum: ["a"] })],
    ["a type more in a request", set("ThingInput", "count", { type: "number" })],
    ["a type less in a response", set("Thing", "note", { type: "string" })],
    ["wider bounds in a request", set("ThingInput", "count", { minimum: 0, maximum: 10 })],
    ["narrower bounds in a response", set("Thing", "count", { minimum: 2, maximum: 8 })],
    ["no pattern in a request", set("ThingInput", "name", { pattern: undefined })],
    [
      "a new value of an extensible enum",
      set("Thing", "kind", { enum: ["a", "b", "c"], "x-extensible": true }),
    ],
    [
      "a choice more in a request",
      set("ThingInput", "choice", {
        oneOf: [
          { $ref: "#/components/schemas/Left" },
          { type: "null" },
          { $ref: "#/components/schemas/Right" },
        ],
      }),
    ],
    [
      "fields that move into a schema of their own",
      (d) => {
        const { Thing } = d.components.schemas;
        Object.assign(d.components.schemas, {
          Part: { type: "object", properties: Thing.properties, required: Thing.required },
          Thing: { allOf: [{ $ref: "#/components/schemas/Part" }] },
        });
      },
    ],
    ["words of a shared field", both("name", { description: "A name." })],
  ])("%s", (_, change) => {
    expect(changesOf(change)).toEqual([]);
  });

  test("a schema that refers to itself is compared once", () => {
    const change = (document: Contract) =>
      set("Thing", "list", { items: { $ref: "#/components/schemas/Thing" } })(document);
    const [before, after] = [contract(), contract()];
    change(before);
    change(after);
    delete after.components.schemas.Thing.properties["note"];
    expect(breakingChanges(before, after)).toHaveLength(1);
  });
});

describe("the changelog", () => {
  const changes = [{ subject: "putThing", change: "was removed" }];

  test.each([
    ["is asked for a line", "## Unreleased\n\n## 1.0.0\n\n- `putThing` is new\n", 1],
    ["is asked for the name as code", "## Unreleased\n\n- putThing is removed\n", 1],
    ["has named the change", "## Unreleased\n\n- `putThing` is removed\n\n## 1.0.0\n", 0],
    [
      "has named it at its end, in brackets",
      "# Log\n\n## [Unreleased]\n- `putThing` is removed",
      0,
    ],
    [
      "has named it in the release that is made",
      "## 1.0.0 (2026-11-23)\n- `putThing` is removed",
      0,
    ],
    ["is empty", "", 1],
  ])("%s", (_, changelog, count) => {
    expect(unannounced(changes, changelog)).toHaveLength(count);
  });

  test("decides whether the command fails, which lists what it misses", () => {
    const folder = mkdtempSync(join(tmpdir(), "kinward-diff-"));
    const run = (changelog: string) => {
      const after = contract();
      delete after.paths["/thing/put"];
      for (const [file, text] of [
        ["openapi/released.json", JSON.stringify(contract())],
        ["generated/contract.json", JSON.stringify(after)],
        ["CHANGELOG.md", changelog],
      ] as const) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
      const script = join(process.cwd(), "openapi/contract-diff.mjs");
      return execFileSync(process.execPath, [script], {
        cwd: folder,
        encoding: "utf8",
        stdio: "pipe",
      });
    };
    try {
      expect(() => run("## Unreleased\n")).toThrow("- `putThing`: POST /thing/put was removed");
      expect(run("## Unreleased\n- `putThing` is removed.\n")).toContain("putThing");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
