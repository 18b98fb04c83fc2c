import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import type { Principal } from "../request/credentials.js";
import type { ErrorCode } from "../../lib/errors.js";

/** What is known of a request while it is served. */
export interface Trace {
  readonly requestId: string;
  operationId: string | undefined;
  /** The path of the contract; never the one that was asked for, which may hold a token. */
  pathTemplate: string | undefined;
  /** The code of the error that was returned. */
  errorCode: ErrorCode | undefined;
  principal: Principal | undefined;
}

/** What the API reports of each request when it is over. */
export interface RequestObserver {
  readonly log: Logger;
  onRequest?(request: {
    readonly operationId: string | undefined;
    readonly status: number;
    readonly durationMs: number;
  }): void;
}

const CLIENT_REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;
/** nginx's status for a client that left before it was answered; it goes to the log only. */
const CLIENT_CLOSED_REQUEST = 499;

const processName = randomBytes(9).toString("base64url");
let count = 0;
/** Unique in this process by its count and among processes by its name; needs no entropy per request. */
export const newRequestId = (): string => `${processName}.${(++count).toString(36)}`;

const REQUEST_ID = Symbol("requestId");
const TRACE = Symbol("trace");

/** A response that carries what belongs to its request. Symbols, as a WeakMap costs the garbage collector dear. */
interface Traced extends ServerResponse {
  [REQUEST_ID]?: string;
  [TRACE]?: Trace;
}

/** The request's id: the client's own where it matches the pattern, else a new one. Stable for the request. */
function requestIdOf(request: IncomingMessage, response: Traced): string {
  const earlier = response[REQUEST_ID];
  if (earlier !== undefined) return earlier;
  const own = request.headers["x-request-id"];
  const requestId = typeof own === "string" && CLIENT_REQUEST_ID.test(own) ? own : newRequestId();
  response[REQUEST_ID] = requestId;
  return requestId;
}

/** Sets `X-Request-Id` on every response of the app, including pages, health and Express's errors. Mounted first. */
export const nameRequests: RequestHandler = (request, response, next) => {
  response.setHeader("X-Request-Id", requestIdOf(request, response));
  next();
};

/** The request's trace, started if need be. One line is logged once the response is sent or the client has left. */
export function traceOf(
  request: IncomingMessage,
  response: Traced,
  observer: RequestObserver,
): Trace {
  const earlier = response[TRACE];
  if (earlier !== undefined) return earlier;
  const trace = new OpenTrace(requestIdOf(request, response), request, observer);
  response[TRACE] = trace;
  response.on("close", reportTrace);
  return trace;
}

/** With what its report takes. A class and one listener for all, as a closure for each request costs more. */
class OpenTrace implements Trace {
  readonly requestId: string;
  readonly request: IncomingMessage;
  readonly observer: RequestObserver;
  /** Kept, as Express changes it for `HEAD`. */
  readonly method: string | undefined;
  readonly startedAt = performance.now();
  operationId: string | undefined = undefined;
  pathTemplate: string | undefined = undefined;
  errorCode: ErrorCode | undefined = undefined;
  principal: Principal | undefined = undefined;

  constructor(requestId: string, request: IncomingMessage, observer: RequestObserver) {
    this.requestId = requestId;
    this.request = request;
    this.observer = observer;
    this.method = request.method;
  }
}

/** A response closes once. */
function reportTrace(this: Traced): void {
  const trace = this[TRACE] as OpenTrace;
  const { requestId, request, observer, method, startedAt } = trace;
  const { operationId, pathTemplate, errorCode, principal } = trace;
  const status = this.writableFinished ? this.statusCode : CLIENT_CLOSED_REQUEST;
  const durationMs = Math.round((performance.now() - startedAt) * 1000) / 1000;
  observer.onRequest?.({ operationId, status, durationMs });
  observer.log.info(
    {
      requestId,
      method,
      path: pathTemplate ?? routePathOf(request),
      operationId,
      status,
      error: errorCode,
      durationMs,
      productId: principal?.productId,
      mode: principal?.mode,
    },
    "request",
  );
}

/** The template of a page's route, such as `/widgets/:token`; undefined where no route has matched. */
function routePathOf(
  request: IncomingMessage & { route?: { path?: unknown } },
): string | undefined {
  const path = [request.route?.path ?? []].flat()[0];
  return typeof path === "string" ? path : undefined;
}

/** Logs one line for each page and health request, as the API does for its own. */
export const logRequests =
  (observer: RequestObserver): RequestHandler =>
  (request, response, next) => {
    traceOf(request, response, observer);
    next();
  };
