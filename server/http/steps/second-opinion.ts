import { Router } from "express";
import validators from "express-openapi-validator";

import type { OpenApiDocument, OperationObject, ParameterObject } from "../contract/document.js";
import type { Step } from "../pipeline.js";
import { formats } from "../contract/formats.js";

const steps = new WeakMap<OpenApiDocument, Step>();

/**
 * A step that runs the middleware of express-openapi-validator, and notes its verdict for `validate` to compare. The
 * services of a process share it, because it compiles an operation with the first request.
 */
export function secondOpinion(document: OpenApiDocument): Step {
  let step = steps.get(document);
  if (!step) steps.set(document, (step = createStep(document)));
  return step;
}

function createStep(document: OpenApiDocument): Step {
  const router = Router({ caseSensitive: true, strict: true }).use(
    validators.middleware({
      apiSpec: forValidator(document) as never,
      // The contract is linted before it is bundled.
      validateApiSpec: false,
      validateRequests: { allErrors: false },
      // `checkResponse` checks responses, before they are serialised.
      validateResponses: false,
      validateSecurity: false,
      fileUploader: false,
      formats: Object.fromEntries(
        Object.entries(formats).map(([name, format]) => [
          name,
          { type: "string", validate: format },
        ]),
      ) as never,
    }),
  );
  return (exchange) =>
    new Promise((resolve) => {
      const { operation, request, response, bytes } = exchange;
      // The validator does not know HEAD, and asks for a Content-Type where there is no body.
      if (request.method === "HEAD" || (operation.body && bytes === undefined)) return resolve();
      request.body = parsed(bytes);
      void router(request, response, (error?: unknown) => {
        exchange.secondOpinion = (error as Error | undefined) ?? null;
        resolve();
      });
    });
}

function parsed(bytes: Buffer | undefined): unknown {
  try {
    return bytes && JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** Returns a copy of the contract that the validator may change. In it, reserved characters in a query need not be encoded. */
function forValidator(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  const operations = Object.values(copy.paths).flatMap((item) => Object.values(item));
  const shared = Object.values((copy.components?.["parameters"] ?? {}) as Record<string, unknown>);
  const own = operations.flatMap((operation) => (operation as OperationObject).parameters ?? []);
  for (const parameter of [...shared, ...own] as ParameterObject[])
    if (parameter.in === "query") Object.assign(parameter, { allowReserved: true });
  return copy;
}
