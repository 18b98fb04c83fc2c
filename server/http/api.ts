import { Router, type RequestHandler } from "express";

import { createClientLimit } from "../lib/clients/limit.js";
import { methodNotAllowed } from "../lib/errors.js";
import type { ContractChecks } from "./contract/checks.js";
import { basePathOf, readOperations } from "./contract/contract.js";
import type { OpenApiDocument } from "./contract/document.js";
import type { Handlers } from "./contract/operations.js";
import { Exchange, type Api, type ContractCheck } from "./exchange.js";
import { pipeline } from "./pipeline.js";
import type { Ports } from "./ports.js";
import { unknownPath } from "./request/unknown-path.js";
import { writeResponse } from "./response/write-response.js";
import { recordOf } from "./response/request-record.js";
import { mount } from "./steps/handle.js";
import { createKeyLimit } from "./steps/limit-key.js";

interface ApiOptions<Context> {
  /** The bundle, as parsed JSON. It is not changed. */
  readonly document: OpenApiDocument;
  /** Compiled from the same bundle. */
  readonly checks: ContractChecks;
  readonly handlers: Handlers<Context>;
  readonly ports: Ports<Context>;
  readonly contractCheck: ContractCheck;
}

/**
 * Makes a router of the contract: each operation goes through the pipeline. Another method is 405, and another path under
 * the contract's base path 404. Errors are left to `renderFailures`, which comes last in the app.
 */
export async function createApi<Context>({
  document,
  checks,
  handlers,
  ports,
  contractCheck,
}: ApiOptions<Context>): Promise<Router> {
  const api: Api = {
    ports,
    realm: document.info.title,
    limitClient: createClientLimit(ports.clientLimitPerSecond),
    limitKey: createKeyLimit(ports),
    contractCheck,
  };
  const steps = pipeline(
    contractCheck === "full"
      ? (await import("./steps/second-opinion.js")).secondOpinion(document)
      : undefined,
  );
  const router = Router({ caseSensitive: true, strict: true });
  const methodsOf = new Map<string, string[]>();
  for (const operation of readOperations(document, checks)) {
    const { path, method } = operation;
    const mounted = { operation, handler: mount(handlers, operation.id) };
    router[method](path, async (request, response) => {
      const exchange = new Exchange(api, mounted, request, response);
      for (const step of steps) await step(exchange);
      writeResponse(response, exchange.storedResponse);
    });
    const methods = method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()];
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), ...methods]);
  }
  for (const [path, methods] of methodsOf) router.all(path, refuseOtherMethods(methods));
  router.use(basePathOf(document), unknownPath(document));
  return router;
}

const refuseOtherMethods =
  (methods: readonly string[]): RequestHandler =>
  (_request, response) => {
    recordOf(response).headers["Allow"] = methods.join(", ");
    throw methodNotAllowed(methods);
  };
