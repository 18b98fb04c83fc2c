import type { ErrorRequestHandler, RequestHandler } from "express";
import { ServiceError, invalidInput } from "../../lib/errors.js";
import { noSuchPath } from "../request/route.js";
import { writeResponse } from "./stored-response.js";
import { RETRY_AFTER_SECONDS, failureOf } from "./failure.js";
import { traceOf, type RequestObserver } from "./access-log.js";
import type { OpenApiDocument } from "../contract/document.js";
import { basePathOf } from "../contract/contract.js";

/** Mounted after everything else. A path like one of the API's gets a suggestion. */
export function unknownPath(document: OpenApiDocument): RequestHandler {
  const basePath = basePathOf(document);
  const paths = Object.keys(document.paths);
  return ({ path }) => {
    throw noSuchPath(path, { basePath, paths });
  };
}

/** The last error handler of the app: JSON as the API answers it, never Express's HTML. */
export const renderFailures =
  (observer: RequestObserver): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const { log } = observer;
    const trace = traceOf(request, response, observer);
    const { requestId } = trace;
    const { status, body } = failureOf(refusalOfExpress(error) ?? error);
    trace.errorCode = body.error;
    if (status >= 500) log.error({ requestId, err: error }, "request failed");
    if (response.headersSent) return void response.destroy();
    const headers: Record<string, string> = { "X-Request-Id": requestId };
    if (status === 503) headers["Retry-After"] = String(RETRY_AFTER_SECONDS);
    if (error instanceof ServiceError && error.retryAfterSeconds !== undefined)
      headers["Retry-After"] = String(error.retryAfterSeconds);
    writeResponse(response, { status, headers: {}, body: JSON.stringify(body) }, headers);
  };

/** Express and its parsers throw a client's errors with a status: a path that isn't UTF-8, a form that is too large. */
function refusalOfExpress(error: unknown): ServiceError | undefined {
  if (!(error instanceof Error) || !("status" in error)) return undefined;
  const { status } = error;
  if (status === 413) return new ServiceError("PAYLOAD_TOO_LARGE", "The body is too large.");
  if (status === 415)
    return new ServiceError(
      "UNSUPPORTED_MEDIA_TYPE",
      "Content-Type: this type of body is not accepted.",
    );
  const isClients = typeof status === "number" && status >= 400 && status < 500;
  return isClients ? invalidInput("The request is malformed.") : undefined;
}
