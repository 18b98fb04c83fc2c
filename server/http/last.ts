import type { ErrorRequestHandler, RequestHandler } from "express";
import type { Logger } from "pino";
import { notFound } from "../errors.js";
import { writeAnswer } from "./answer.js";
import { RETRY_AFTER_SECONDS, failureOf } from "./failure.js";
import { traceOf } from "./trace.js";

/** Mounted after everything else: what is left is no path of ours. */
export const unknownPath: RequestHandler = () => {
  throw notFound("No such path.");
};

/** The last error handler of the app: JSON as the API answers it, never Express's HTML. */
export const renderFailures =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const { requestId } = traceOf(request, response, log);
    const { status, body } = failureOf(error);
    if (status >= 500) log.error({ requestId, err: error }, "request failed");
    if (response.headersSent) return void response.destroy();
    const headers: Record<string, string> = { "X-Request-Id": requestId };
    if (status === 503) headers["Retry-After"] = String(RETRY_AFTER_SECONDS);
    writeAnswer(response, { status, headers: {}, body: JSON.stringify(body) }, headers);
  };
