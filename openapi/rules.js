// Lint rules of the contract that need more than a look at one object. Each message says what to do.

/** Strings, arrays and free-form objects say how large they may get. */
const boundedSchemas = () => ({
  Schema(schema, { report, location }) {
    const types = [schema.type].flat();
    if (
      types.includes("string") &&
      !schema.enum &&
      schema.const === undefined &&
      schema.maxLength === undefined
    )
      report({ message: "A string has `maxLength` or an `enum`.", location });
    if (types.includes("array") && (schema.maxItems === undefined || !schema.items))
      report({ message: "An array has `maxItems` and `items`.", location });
    if (
      (types.includes("integer") || types.includes("number")) &&
      (schema.minimum === undefined) !== (schema.maximum === undefined)
    )
      report({
        message: "A number with a `minimum` has a `maximum`, and the other way round.",
        location,
      });
    if (schema.additionalProperties === true && (!schema["x-max-depth"] || !schema.maxProperties))
      report({ message: "A free-form object has `maxProperties` and `x-max-depth`.", location });
  },
});

/** What a client sends is closed: an unknown field is an error, not a surprise. */
const closedRequests = () => ({
  Paths: {
    RequestBody: {
      MediaType: {
        Schema(schema, { report, location }) {
          if (schema.properties && schema.type && schema.additionalProperties !== false)
            report({
              message: "An object in a request has `additionalProperties: false`.",
              location,
            });
        },
      },
    },
  },
});

const keysOf = (holder, ctx) => {
  const media = holder && ctx.resolve(holder).node?.content?.["application/json"];
  return Object.keys(media?.examples ?? {});
};

/** A request example has the response example of the same name: they are replayed as pairs. */
const pairedExamples = () => ({
  Paths: {
    Operation(operation, ctx) {
      const { report, location } = ctx;
      const answered = keysOf(operation.responses?.["200"], ctx);
      if (answered.length === 0)
        report({
          message: "A success has at least one named example.",
          location: location.child("responses"),
        });
      for (const key of keysOf(operation.requestBody, ctx))
        if (!answered.includes(key))
          report({
            message: `The request example \`${key}\` has no response example of that name.`,
            location: location.child("requestBody"),
          });
    },
  },
});

/** An operation with a body says that it may be too large or of another type. */
const responsesOfBodies = () => ({
  Paths: {
    Operation(operation, { report, location }) {
      if (operation.requestBody && !(operation.responses?.["413"] && operation.responses?.["415"]))
        report({
          message: "An operation with a body declares 413 and 415; use the shared responses.",
          location: location.child("responses"),
        });
    },
  },
});

/** An event stands under its type, and shows a whole body. */
const eventsAreComplete = () => {
  let event;
  return {
    WebhooksMap: {
      PathItem(_item, { key }) {
        event = key;
      },
      Operation(operation, ctx) {
        const { report, location } = ctx;
        if (operation.operationId !== undefined)
          report({
            message: "An event has no `operationId`: it is nothing that a client calls.",
            location: location.child("operationId"),
          });
        if (keysOf(operation.requestBody, ctx).length === 0)
          report({
            message: "An event has at least one named example of its whole body.",
            location: location.child("requestBody"),
          });
        const body = operation.requestBody?.content?.["application/json"]?.schema;
        if (body && ctx.resolve(body).node?.properties?.type?.const !== event)
          report({
            message: `The schema of the event has \`type\` with \`const: ${event}\`.`,
            location: location.child("requestBody"),
          });
      },
    },
  };
};

export default () => ({
  id: "kinward",
  rules: {
    oas3: {
      "bounded-schemas": boundedSchemas,
      "closed-requests": closedRequests,
      "paired-examples": pairedExamples,
      "responses-of-bodies": responsesOfBodies,
      "events-are-complete": eventsAreComplete,
    },
  },
});
