import { readFileSync } from "node:fs";

import { checks } from "../../../generated/checks.js";
import { checksOf, DOCUMENT, start } from "../../../testing/http.js";
import { readOperations } from "./contract.js";
import type { OpenApiDocument } from "./document.js";

const handler = async () => undefined;
const NAMES = ["getThing", "putThing", "chooseThing", "pushThings", "breakThing", "issueToken"];
const handlers = () => Object.fromEntries(NAMES.map((name) => [name, handler]));

/** The contract of the tests with one operation changed. */
const changed = (change: (operation: Record<string, unknown>) => void) => {
  const document = JSON.parse(JSON.stringify(DOCUMENT)) as OpenApiDocument;
  change(document.paths["/thing/put"]?.["post"] as Record<string, unknown>);
  return document;
};

describe("what is missing stops the start, and is named", () => {
  test.each<[string, OpenApiDocument, object, string]>([
    ["a handler", DOCUMENT, { ...handlers(), putThing: undefined }, "putThing: has no handler."],
    [
      "security",
      changed((operation) => delete operation["security"]),
      handlers(),
      "putThing: names no security.",
    ],
    [
      "security that is understood",
      changed((operation) => (operation["security"] = [{ cookie: [] }])),
      handlers(),
      "putThing: cookie is neither an API key in a header nor a Bearer token.",
    ],
  ])("%s", async (_what, document, given, message) => {
    await expect(start({ document, handlers: given as never })).rejects.toThrow(message);
  });

  test("checks", async () => {
    const { getThing } = checksOf(DOCUMENT);
    await expect(start({ checks: { getThing: getThing! } })).rejects.toThrow("has no checks");
  });
});

/** If this goes, a format that has no check checks nothing. */
test.each([
  ["a pattern that is none", { type: "string", pattern: "(" }],
  ["a format that is not known", { type: "string", format: "shoe-size" }],
])("%s does not compile", (_what, schema) => {
  const content = { "application/json": { schema } };
  for (const change of [
    (operation: Record<string, unknown>) =>
      (operation["requestBody"] = { required: true, content }),
    ({ responses }: Record<string, unknown>) =>
      Object.assign(responses as object, { 200: { content } }),
  ])
    expect(() => checksOf(changed(change))).toThrow("putThing: its schemas do not compile.");
});

describe("the service's own contract", () => {
  const document = JSON.parse(
    readFileSync(new URL("../../../generated/contract.json", import.meta.url), "utf8"),
  ) as OpenApiDocument;

  test("has a check of each parameter, body and response, and is not changed by being read", () => {
    const before = JSON.stringify(document);
    for (const { id, query, headers, body, responses } of readOperations(document, checks)) {
      const parts = [...query.values(), ...headers.values(), ...(body ? [body] : [])];
      expect([id, parts.map(({ check }) => typeof check)]).toEqual([
        id,
        parts.map(() => "function"),
      ]);
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining(["200", "400", "401", "429", "default"]),
      );
    }
    expect(JSON.stringify(document)).toBe(before);
  });
});
