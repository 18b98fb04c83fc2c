import { readFileSync } from "node:fs";
import { DOCUMENT, start } from "../../../testing/http.js";
import { readContract } from "./contract.js";
import type { OpenApiDocument } from "./document.js";
import { redactedNames } from "./redaction.js";
import { createResponseCheck, type FindCheck } from "./response-check.js";
import { compileSchema, createResponseCompiler } from "./response-compiler.js";
import { compileChecks } from "./validator/compile.js";
import { createValidator } from "./validator/validator.js";

type Loose = Record<string, Record<string, Record<string, unknown>>>;

const handler = async () => undefined;
const NAMES = ["getThing", "putThing", "chooseThing", "pushThings", "breakThing", "issueToken"];
const handlers = () => Object.fromEntries(NAMES.map((name) => [name, handler]));

/** The contract of the tests with one thing changed. */
const changed = (change: (paths: Loose, document: Record<string, unknown>) => void) => {
  const document = JSON.parse(JSON.stringify(DOCUMENT)) as OpenApiDocument;
  change(document.paths as Loose, document as unknown as Record<string, unknown>);
  return document;
};
const inOperation = (change: (operation: Record<string, unknown>) => void) =>
  changed((paths) => change(paths["/thing/put"]?.["post"] ?? {}));

describe("start-up fails on a gap in the contract, and says which", () => {
  test.each<[string, OpenApiDocument, object, RegExp]>([
    [
      "no handler",
      DOCUMENT,
      { ...handlers(), putThing: undefined },
      /^- putThing: has no handler$/m,
    ],
    [
      "a handler too many",
      DOCUMENT,
      { ...handlers(), getNickname: handler },
      /^- getNickname: is a handler of no operation$/m,
    ],
    [
      "a name used twice",
      inOperation((operation) => (operation["operationId"] = "getThing")),
      handlers(),
      /^- getThing: two operations have this operationId$/m,
    ],
    [
      "no name",
      inOperation((operation) => delete operation["operationId"]),
      handlers(),
      /^- POST \/thing\/put: has no operationId$/m,
    ],
    [
      "no security",
      inOperation((operation) => delete operation["security"]),
      handlers(),
      /^- putThing: names no `security`$/m,
    ],
    [
      "empty security",
      inOperation((operation) => (operation["security"] = [])),
      handlers(),
      /^- putThing: names no `security`$/m,
    ],
    [
      "unknown security",
      inOperation((operation) => (operation["security"] = [{ cookie: [] }])),
      handlers(),
      /^- putThing: security: cookie is neither/m,
    ],
    [
      "no default",
      inOperation((operation) => (operation["responses"] = { 200: { description: "" } })),
      handlers(),
      /^- putThing: declares no `default` response$/m,
    ],
    [
      "a body of another type",
      inOperation((operation) => (operation["requestBody"] = { content: { "text/plain": {} } })),
      handlers(),
      /^- putThing: requestBody: expects application\/json/m,
    ],
    [
      "a dangling reference",
      inOperation((operation) => (operation["requestBody"] = { $ref: "#/components/none" })),
      handlers(),
      /^- putThing: The contract refers to #\/components\/none/m,
    ],
    [
      "a path parameter",
      changed((paths) => Object.assign(paths, { "/thing/{id}": {} })),
      handlers(),
      /^- \/thing\/\{id\}: path parameters/m,
    ],
    [
      "OpenAPI 3.0",
      changed((_paths, document) => (document["openapi"] = "3.0.3")),
      handlers(),
      /^- openapi: expects 3.1/m,
    ],
  ])("%s", async (_what, document, given, message) => {
    await expect(start({ document, handlers: given as never })).rejects.toThrow(message);
  });

  test("all of them at once", async () => {
    const document = inOperation((operation) => {
      delete operation["security"];
    });
    await expect(
      start({ document, handlers: { ...handlers(), getThing: undefined } as never }),
    ).rejects.toThrow(/^The contract cannot be served:\n- putThing: names.*\n- getThing: has/);
  });

  test("a schema that refers to itself, where a request is described", async () => {
    const document = changed((paths, whole) => {
      const { schemas } = whole["components"] as Loose;
      Object.assign(schemas ?? {}, {
        Tree: { type: "object", properties: { child: { $ref: "#/components/schemas/Tree" } } },
      });
      const post = paths["/thing/put"]?.["post"] ?? {};
      post["requestBody"] = {
        content: { "application/json": { schema: { $ref: "#/components/schemas/Tree" } } },
      };
    });
    await expect(start({ document, handlers: handlers() })).rejects.toThrow(
      "#/components/schemas/Tree: refers to itself",
    );
  });

  test("a schema that does not compile", async () => {
    const document = inOperation((operation) => {
      operation["requestBody"] = {
        required: true,
        content: { "application/json": { schema: { type: "string", pattern: "(" } } },
      };
    });
    await expect(start({ document, handlers: handlers() })).rejects.toThrow(
      "putThing: its schemas do not compile.",
    );
  });

  test("a schema of an answer that does not compile, in tests", async () => {
    const schema = { type: "string", pattern: "(" };
    const document = inOperation((operation) => {
      const content = { "application/json": { schema } };
      Object.assign(operation["responses"] as object, { "200": { description: "", content } });
    });
    await expect(start({ document, handlers: handlers() })).rejects.toThrow(
      "putThing 200: its schemas do not compile.",
    );
  });
});

describe("the service's own contract", () => {
  const document = JSON.parse(
    readFileSync(new URL("../../../generated/contract.json", import.meta.url), "utf8"),
  ) as OpenApiDocument;
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const own = Object.fromEntries(
    operations.map((operation) => [(operation as { operationId: string }).operationId, handler]),
  );

  test("can be served, and is not changed by it", async () => {
    const before = JSON.stringify(document);
    const contract = readContract(document, own);
    createValidator(contract, await compileChecks(contract));
    const compiler = createResponseCompiler(contract.document);
    const findCheck: FindCheck = (part, at) => compileSchema(compiler[part], at);
    await createResponseCheck(contract, findCheck).compileAll();
    expect(contract.operations).toHaveLength(operations.length);
    expect(JSON.stringify(document)).toBe(before);
  });

  /**
   * What never stands in a log. Adding a name is expected; a name that goes missing here is the change to look at.
   */
  test("marks what must not be logged", () => {
    expect(redactedNames(document)).toEqual(
      expect.arrayContaining([
        "accessToken",
        "authorization",
        "dateOfBirth",
        "email",
        "oneTimePassword",
        "reason",
        "shortUrl",
        "url",
        "x-api-key",
      ]),
    );
  });
});

test("redacted names are found in properties, lists, unions, parameters, headers", () => {
  const secret = { type: "string", "x-redact": true };
  const names = redactedNames({
    openapi: "3.1.1",
    info: { title: "" },
    paths: {
      "/a": {
        get: {
          parameters: [
            { name: "token", in: "query", schema: { $ref: "#/components/schemas/Secret" } },
            { name: "X-Token", in: "header", schema: {}, "x-redact": true },
            { name: "plain", in: "query", schema: { type: "string" } },
          ],
          responses: { 200: { headers: { "X-Secret": { schema: secret } } } },
        },
      },
    },
    components: {
      schemas: {
        Secret: secret,
        Tree: {
          properties: {
            children: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
            emails: { type: "array", items: { $ref: "#/components/schemas/Secret" } },
            born: { oneOf: [{ type: "null" }, { $ref: "#/components/schemas/Secret" }] },
            beside: { description: "A secret.", $ref: "#/components/schemas/Secret" },
            name: { type: "string" },
          },
        },
      },
    },
  });
  expect(names).toEqual(["beside", "born", "emails", "token", "x-secret", "x-token"]);
});
