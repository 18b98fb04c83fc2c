import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { RequestHandler, Response } from "express";

import type { ErrorCode } from "../../lib/errors.js";
import { setSpan, spanIds, type Span } from "../../lib/tracing.js";
import type { Principal, RequestObserver } from "../ports.js";
import type { SecurityHeaders } from "./security-headers.js";

/** What is known of a request while it is served. */
export interface RequestRecord {
  readonly requestId: string;
  /** Headers of the response, whatever part of the service makes it. */
  readonly headers: Record<string, string>;
  operationId: string | undefined;
  /** The code of the error that was returned. */
  errorCode: ErrorCode | undefined;
  principal: Principal | undefined;
}

const CLIENT_REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;
/** nginx's status for a client that left before it was answered; it goes to the log only. */
const CLIENT_CLOSED_REQUEST = 499;

const processName = randomBytes(9).toString("base64url");
let count = 0;
/** Returns a unique id: the process's random name and a count, which need no entropy for each request. */
export const newRequestId = (): string => `${processName}.${(++count).toString(36)}`;

/**
 * Names each request, by its client's own id where that matches the pattern. Logs one line once the response is sent or
 * the client has left. Mounted first.
 */
export const recordRequests =
  (observer: RequestObserver, securityHeaders: SecurityHeaders): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now();
    const { method } = request;
    const own = request.headers["x-request-id"];
    const requestId = typeof own === "string" && CLIENT_REQUEST_ID.test(own) ? own : newRequestId();
    const record: RequestRecord = {
      requestId,
      headers: { "X-Request-Id": requestId, ...securityHeaders },
      operationId: undefined,
      errorCode: undefined,
      principal: undefined,
    };
    response.locals["record"] = record;
    const { tracing } = observer;
    const options = { kind: "SERVER", parent: traceparentOf(request) } as const;
    // What a write causes is sampled where the write is.
    const span =
      method === "GET" ? tracing?.startIfSampled(method, options) : tracing?.start(method, options);
    if (span) setSpan(response, span);
    response.on("close", () => {
      const { operationId, errorCode, principal } = record;
      const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED_REQUEST;
      const durationMs = Math.round((performance.now() - startedAt) * 1000) / 1000;
      const { keyId } = principal ?? {};
      observer.onRequest({ operationId, status, durationMs, requestId, errorCode, keyId });
      const route = templateOf(request);
      if (span) endSpan(span, record, { method, route, status });
      observer.log.info(
        {
          requestId,
          method,
          path: route,
          operationId,
          status,
          error: errorCode,
          durationMs,
          productId: principal?.productId,
          mode: principal?.mode,
          // In front it would make building the object slow for all requests.
          ...(span && spanIds(span)),
        },
        "request",
      );
    });
    next();
  };

const traceparentOf = ({ headers: { traceparent } }: IncomingMessage): string | null =>
  typeof traceparent === "string" ? traceparent : null;

/** Without the path, the address and the name of the client: a path may hold a token, an address is a person's. */
function endSpan(
  span: Span,
  { operationId, errorCode, principal }: RequestRecord,
  { method, route, status }: { method: string; route: string | undefined; status: number },
): void {
  if (route !== undefined) span.name = `${method} ${route}`;
  span.attributes = {
    "http.request.method": method,
    "http.route": route,
    "http.response.status_code": status,
    "kinward.operation.id": operationId,
    "kinward.product.id": principal?.productId,
    "kinward.mode": principal?.mode,
    "error.type": errorCode ?? (status >= 500 ? String(status) : undefined),
  };
  span.hasFailed = status >= 500;
  span.end();
}

export const recordOf = (response: Response): RequestRecord =>
  response.locals["record"] as RequestRecord;

/** Sets the headers of every response on responses that the API does not write: pages, health and docs. */
export const setHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of Object.entries(recordOf(response).headers))
    response.setHeader(name, value);
  next();
};

/** Returns a path such as `/widgets/:token`, or undefined if no route has matched. The path of the request may hold a token. */
function templateOf({
  route,
}: {
  readonly route?: { readonly path: unknown };
}): string | undefined {
  const path: unknown = Array.isArray(route?.path) ? route.path[0] : route?.path;
  return typeof path === "string" ? path : undefined;
}
