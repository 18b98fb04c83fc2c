// Lint rules of the contract that look at more than one object. Each message says what to do.

/** Strings, arrays, numbers and free-form objects have limits. */
const boundedSchemas = () => ({
  Schema(schema, { report, location }) {
    const types = [schema.type].flat();
    if (
      types.includes("string") &&
      !schema.enum &&
      schema.const === undefined &&
      schema.maxLength === undefined
    )
      report({ message: "Give a string a `maxLength` or an `enum`.", location });
    if (types.includes("array") && (schema.maxItems === undefined || !schema.items))
      report({ message: "Give an array `maxItems` and `items`.", location });
    if (
      (types.includes("integer") || types.includes("number")) &&
      (schema.minimum === undefined) !== (schema.maximum === undefined)
    )
      report({
        message: "Give a number both a `minimum` and a `maximum`, or neither.",
        location,
      });
    if (schema.additionalProperties === true && (!schema["x-max-depth"] || !schema.maxProperties))
      report({ message: "Give a free-form object `maxProperties` and `x-max-depth`.", location });
  },
});

/** Requests are closed: an unknown field is refused, so that a typo is found at once. */
const closedRequests = () => ({
  Paths: {
    RequestBody: {
      MediaType: {
        Schema(schema, { report, location }) {
          if (schema.properties && schema.type && schema.additionalProperties !== false)
            report({
              message: "Give an object in a request `additionalProperties: false`.",
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

/** The contract tests replay a request example and the response example of the same name as a pair. */
const pairedExamples = () => ({
  Paths: {
    Operation(operation, ctx) {
      const { report, location } = ctx;
      const answered = keysOf(operation.responses?.["200"], ctx);
      if (answered.length === 0)
        report({
          message: "Give the success at least one named example.",
          location: location.child("responses"),
        });
      for (const key of keysOf(operation.requestBody, ctx))
        if (!answered.includes(key))
          report({
            message: `Add a response example named \`${key}\`, as the request example is.`,
            location: location.child("requestBody"),
          });
    },
  },
});

/** A body can be too large or of another type. */
const responsesOfBodies = () => ({
  Paths: {
    Operation(operation, { report, location }) {
      if (operation.requestBody && !(operation.responses?.["413"] && operation.responses?.["415"]))
        report({
          message: "Declare 413 and 415 for an operation with a body; use the shared responses.",
          location: location.child("responses"),
        });
    },
  },
});

/** The key of an event is its type, and an example shows its whole body. */
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
            message: "Remove the `operationId`: a client does not call an event.",
            location: location.child("operationId"),
          });
        if (keysOf(operation.requestBody, ctx).length === 0)
          report({
            message: "Give the event at least one named example of its whole body.",
            location: location.child("requestBody"),
          });
        const body = operation.requestBody?.content?.["application/json"]?.schema;
        if (body && ctx.resolve(body).node?.properties?.type?.const !== event)
          report({
            message: `Give the schema of the event a \`type\` with \`const: ${event}\`.`,
            location: location.child("requestBody"),
          });
      },
    },
  };
};

/** Editors and the docs page show the description of every field and parameter, its own or its schema's. */
const describedFields = () => {
  const isDescribed = (node, ctx) =>
    node.description !== undefined || ctx.resolve(node).node?.description !== undefined;
  return {
    Schema(schema, ctx) {
      for (const [name, field] of Object.entries(schema.properties ?? {}))
        if (typeof field === "object" && Object.keys(field).length > 0 && !isDescribed(field, ctx))
          if (!isCondition(ctx))
            ctx.report({
              message: `Describe the field \`${name}\`.`,
              location: ctx.location.child(["properties", name]),
            });
    },
    Parameter(parameter, ctx) {
      if (!isDescribed(parameter, ctx) && !isDescribed(parameter.schema ?? {}, ctx))
        ctx.report({ message: "Describe the parameter.", location: ctx.location });
    },
  };
};
const isCondition = ({ location }) => /\/(if|then|else|not)$/.test(location.pointer);

/** The specification's patterns, which differ from what one would write: `[A-z]` also matches `[\]^_` and a backquote. */
const SPECIFIED = [
  "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$",
  "^[A-z]{2}(-[A-z0-9]{1,3})?$",
];
const patternsAreExact = () => ({
  Schema({ pattern }, { report, location }) {
    if (pattern?.includes("A-z") && !SPECIFIED.includes(pattern))
      report({
        message: "Write `A-Za-z`: `A-z` also matches punctuation.",
        location: location.child("pattern"),
      });
  },
});

/** What widgets say to the page that frames them: schemas of the contract that no operation mentions. */
const widgetMessages = (types) => ({
  ...types,
  Root: {
    ...types.Root,
    properties: { ...types.Root.properties, "x-widget-messages": "Schema" },
  },
});

export default () => ({
  id: "kinward",
  typeExtension: { oas3: widgetMessages },
  rules: {
    oas3: {
      "bounded-schemas": boundedSchemas,
      "closed-requests": closedRequests,
      "paired-examples": pairedExamples,
      "responses-of-bodies": responsesOfBodies,
      "events-are-complete": eventsAreComplete,
      "described-fields": describedFields,
      "exact-patterns": patternsAreExact,
    },
  },
});
