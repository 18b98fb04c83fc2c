// A small contract for the tests of server/http.
import type { OpenApiDocument } from "../server/http/contract/document.js";

const id = {
  type: "string",
  minLength: 36,
  maxLength: 36,
  pattern: "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$",
};
const freeForm = {
  type: "object",
  additionalProperties: true,
  maxProperties: 100,
  "x-max-depth": 32,
};
const error = { description: "Wrong.", content: json({ $ref: "#/components/schemas/Error" }) };
const empty = { type: "object", additionalProperties: false, properties: {} };

function json(schema: object) {
  return { "application/json": { schema } };
}

function operation(operationId: string, rest: object, ok: object = { type: "object" }) {
  return {
    operationId,
    tags: ["thing"],
    responses: {
      200: {
        description: "Fine.",
        headers: { "X-Request-Id": { required: true, schema: { type: "string" } } },
        content: json(ok),
      },
      default: error,
    },
    ...rest,
  };
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", minLength: 1, maxLength: 255 },
};
const body = (schema: object, required = true) => ({
  requestBody: { required, content: json(schema) },
});
const closed = (properties: object, rest: object = {}) => ({
  type: "object",
  additionalProperties: false,
  properties,
  ...rest,
});

const putThing = closed(
  {
    name: { type: "string", minLength: 1, maxLength: 10 },
    kind: { type: "string", enum: ["small", "large"] },
    age: { $ref: "#/components/schemas/Age" },
    day: { type: "string", format: "date", maxLength: 10 },
    email: { type: "string", format: "idn-email", maxLength: 60 },
    isNew: { type: "boolean" },
    priorId: { description: "An earlier one.", $ref: "#/components/schemas/Id" },
    place: { type: "string", pattern: "^[A-Z]{2}$", "x-expects": "a code of two capitals" },
    labels: {
      type: "array",
      maxItems: 2,
      items: closed({ text: { type: "string", maxLength: 5 } }),
    },
    options: freeForm,
  },
  { required: ["name"] },
);

export const DOCUMENT = {
  openapi: "3.1.1",
  info: { title: "Things", version: "1" },
  servers: [{ url: "/api/v1" }],
  paths: {
    "/thing/get": {
      get: operation(
        "getThing",
        {
          security: [{ bearer: [] }],
          parameters: [
            {
              name: "id",
              in: "query",
              required: true,
              schema: { $ref: "#/components/schemas/Id" },
            },
            {
              name: "age",
              in: "query",
              required: false,
              schema: { $ref: "#/components/schemas/Age" },
            },
            { name: "isNew", in: "query", required: false, schema: { type: "boolean" } },
            {
              name: "since",
              in: "query",
              required: false,
              schema: { type: "string", format: "date-time" },
            },
            {
              name: "text",
              in: "query",
              required: false,
              schema: { type: "string", maxLength: 20 },
            },
            {
              name: "If-None-Match",
              in: "header",
              required: false,
              schema: { type: "string", maxLength: 100 },
            },
          ],
          responses: {
            200: {
              description: "Fine.",
              headers: { ETag: { required: true, schema: { type: "string", maxLength: 66 } } },
              content: json({ $ref: "#/components/schemas/Thing" }),
            },
            304: {
              description: "Unchanged.",
              headers: { ETag: { required: true, schema: { type: "string", maxLength: 66 } } },
            },
            default: error,
          },
        },
        {},
      ),
    },
    "/thing/put": {
      post: operation("putThing", {
        security: [{ apiKey: [] }],
        parameters: [idempotencyKey],
        ...body(putThing),
      }),
    },
    "/thing/choose": {
      post: operation("chooseThing", {
        security: [{ apiKey: [] }, { bearer: [] }],
        parameters: [idempotencyKey],
        ...body(
          closed(
            { a: { type: "string" }, b: { type: "string" }, c: { type: "string" } },
            {
              if: { not: { required: ["a"] } },
              then: { required: ["b"] },
              not: { required: ["a", "c"] },
            },
          ),
        ),
      }),
    },
    "/thing/batch": {
      post: operation("pushThings", {
        security: [{ apiKey: [] }],
        "x-max-body-bytes": 1024 * 1024,
        ...body(
          closed({
            events: {
              type: "array",
              maxItems: 3,
              items: closed({ id: { type: "string" }, data: freeForm }),
            },
          }),
        ),
      }),
    },
    "/test/break": {
      post: operation("breakThing", {
        tags: ["test"],
        security: [{ apiKey: [] }, { bearer: [] }],
        ...body({ ...closed({ id: { $ref: "#/components/schemas/Id" } }), required: ["id"] }),
      }),
    },
    "/auth/token": {
      post: operation("issueToken", { security: [{ apiKey: [] }], ...body(empty, false) }),
    },
  },
  components: {
    securitySchemes: {
      apiKey: { type: "apiKey", in: "header", name: "X-Api-Key", "x-redact": true },
      bearer: { type: "http", scheme: "bearer", "x-redact": true },
    },
    schemas: {
      Id: id,
      Age: { type: "integer", minimum: 0, maximum: 150 },
      Thing: {
        type: "object",
        required: ["id"],
        properties: { id: { $ref: "#/components/schemas/Id" }, age: { type: "integer" } },
      },
      Error: {
        type: "object",
        required: ["error", "errorMessage"],
        properties: { error: { type: "string" }, errorMessage: { type: "string" } },
      },
    },
  },
} as unknown as OpenApiDocument;
