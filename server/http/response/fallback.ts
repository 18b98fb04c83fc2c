import type { ErrorRequestHandler, RequestHandler } from "express";
import type { Logger } from "pino";
import { ServiceError, invalidInput, notFound } from "./status.js";
import { writeAnswer } from "./answer.js";
import { RETRY_AFTER_SECONDS, failureOf } from "./failure.js";
import { traceOf } from "./access-log.js";

/** Mounted after everything else: what is left is no path of ours. */
export const unknownPath: RequestHandler = () => {
  throw notFound("No such path.");
};

/** The last error handler of the app: JSON as the API answers it, never Express's HTML. */
export const renderFailures =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const { requestId } = traceOf(request, response, log);
    const { status, body } = failureOf(refusalOfExpress(error) ?? error);
    if (status >= 500) log.error({ requestId, err: error }, "request failed");
    if (response.headersSent) return void response.destroy();
    const headers: Record<string, string> = { "X-Request-Id": requestId };
    if (status === 503) headers["Retry-After"] = String(RETRY_AFTER_SECONDS);
    writeAnswer(response, { status, headers: {}, body: JSON.stringify(body) }, headers);
  };

/** Express and its parsers throw a client's errors with a status: a path that is no UTF-8, a form that is too large. */
function refusalOfExpress(error: unknown): ServiceError | undefined {
  if (!(error instanceof Error) || !("status" in error)) return undefined;
  const { status } = error;
  if (status === 413) return new ServiceError("PAYLOAD_TOO_LARGE", "The body is too large.");
  if (status === 415)
    return new ServiceError("UNSUPPORTED_MEDIA_TYPE", "Content-Type: expects another one.");
  const isClients = typeof status === "number" && status >= 400 && status < 500;
  return isClients ? invalidInput("The request is malformed.") : undefined;
}
