import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import type { Principal } from "./credentials.js";

/** What is known of a request while it is answered. */
export interface Trace {
  readonly requestId: string;
  operationId?: string;
  principal?: Principal;
}

const CLIENTS_OWN = /^[A-Za-z0-9._-]{1,128}$/;
/** nginx's status for a client that left before it was answered; it goes to the log only. */
const CLIENT_CLOSED_REQUEST = 499;

const processName = randomBytes(9).toString("base64url");
let count = 0;
/** Unique in this process by its count and among processes by its name; needs no entropy per request. */
export const newRequestId = (): string => `${processName}.${(++count).toString(36)}`;

const traces = new WeakMap<ServerResponse, Trace>();

/** The request's trace, begun if need be. When the answer is out, or the client gone, one line is logged. */
export function traceOf(request: IncomingMessage, response: ServerResponse, log: Logger): Trace {
  const earlier = traces.get(response);
  if (earlier !== undefined) return earlier;
  const own = request.headers["x-request-id"];
  const trace: Trace = {
    requestId: typeof own === "string" && CLIENTS_OWN.test(own) ? own : newRequestId(),
  };
  traces.set(response, trace);
  const startedAt = performance.now();
  response.once("close", () => {
    const { requestId, operationId, principal } = trace;
    log.info(
      {
        requestId,
        operationId,
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

/** Gives every answer that is written after it an `X-Request-Id`, and logs one line for it. For pages and health. */
export const traceRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    response.setHeader("X-Request-Id", traceOf(request, response, log).requestId);
    next();
  };
