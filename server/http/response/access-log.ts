import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import type { Principal } from "../request/credentials.js";

/** What is known of a request while it is answered. */
export interface Trace {
  readonly requestId: string;
  /** The operation's path. Those of pages hold links and are left out. */
  path?: string;
  operationId?: string;
  /** The code of the answer, where it is an error. */
  error?: string;
  principal?: Principal;
}

const CLIENTS_OWN = /^[A-Za-z0-9._-]{1,128}$/;
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

/** The request's id: the client's own, if it is one, else a new one. The same each time it is asked for. */
function requestIdOf(request: IncomingMessage, response: Traced): string {
  const earlier = response[REQUEST_ID];
  if (earlier !== undefined) return earlier;
  const own = request.headers["x-request-id"];
  const requestId = typeof own === "string" && CLIENTS_OWN.test(own) ? own : newRequestId();
  response[REQUEST_ID] = requestId;
  return requestId;
}

/** Gives every answer of the app an `X-Request-Id`: pages, health and errors of Express included. Mounted first. */
export const nameRequests: RequestHandler = (request, response, next) => {
  response.setHeader("X-Request-Id", requestIdOf(request, response));
  next();
};

/** The request's trace, begun if need be. When the answer is out, or the client gone, one line is logged. */
export function traceOf(request: IncomingMessage, response: Traced, log: Logger): Trace {
  const earlier = response[TRACE];
  if (earlier !== undefined) return earlier;
  const trace: Trace = { requestId: requestIdOf(request, response) };
  response[TRACE] = trace;
  const startedAt = performance.now();
  response.once("close", () => {
    const { requestId, path, operationId, error, principal } = trace;
    log.info(
      {
        requestId,
        method: request.method,
        path,
        operationId,
        error,
        status: response.writableFinished ? response.statusCode : CLIENT_CLOSED_REQUEST,
        durationMs: Math.round((performance.now() - startedAt) * 1000) / 1000,
        productId: principal?.productId,
        mode: principal?.mode,
      },
      "request",
    );
  });
  return trace;
}

/** Logs one line for each request that comes by, as the API does for its own. For pages and health. */
export const logRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    traceOf(request, response, log);
    next();
  };
