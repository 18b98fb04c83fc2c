import { expect, test } from "@jest/globals";

import { redactedNames } from "./redacted-names.mjs";

test("redacted names are found in properties, lists, unions, parameters, headers", () => {
  const secret = { type: "string", "x-redact": true };
  const names = redactedNames({
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
