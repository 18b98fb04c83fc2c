import { Router, type RequestHandler } from "express";
import validators from "express-openapi-validator";

import type { OpenApiDocument, OperationObject, ParameterObject } from "../contract/document.js";
import { exchangeOf } from "../exchange.js";
import { formats } from "../contract/formats.js";

const middlewares = new WeakMap<OpenApiDocument, RequestHandler>();

/**
 * express-openapi-validator as a middleware that notes its verdict on the request, for `validate` to compare. The services
 * of a process share it, because it compiles an operation with the first request.
 */
export function secondOpinion(document: OpenApiDocument): RequestHandler {
  let middleware = middlewares.get(document);
  if (!middleware) middlewares.set(document, (middleware = createMiddleware(document)));
  return middleware;
}

function createMiddleware(document: OpenApiDocument): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true }).use(
    validators.middleware({
      apiSpec: forValidator(document) as never,
      // The contract is linted before it is bundled.
      validateApiSpec: false,
      validateRequests: { allErrors: false },
      // Responses are checked before they are serialised, which is what it would wait for.
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
  return (request, response, next) => {
    const exchange = exchangeOf(response);
    const { operation, bytes } = exchange;
    // It knows no HEAD, and asks for a Content-Type where there is no body.
    if (request.method === "HEAD" || (operation.body && bytes === undefined)) return next();
    request.body = parsed(bytes);
    void router(request, response, (error?: unknown) => {
      exchange.secondOpinion = (error as Error | undefined) ?? null;
      next();
    });
  };
}

function parsed(bytes: Buffer | undefined): unknown {
  try {
    return bytes && JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** A copy of the contract that it may change, by which reserved characters in a query need not be encoded. */
function forValidator(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  const operations = Object.values(copy.paths).flatMap((item) => Object.values(item));
  const shared = Object.values((copy.components?.["parameters"] ?? {}) as Record<string, unknown>);
  const own = operations.flatMap((operation) => (operation as OperationObject).parameters ?? []);
  for (const parameter of [...shared, ...own] as ParameterObject[])
    if (parameter.in === "query") Object.assign(parameter, { allowReserved: true });
  return copy;
}
