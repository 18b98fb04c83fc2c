import type { ErrorRequestHandler, Response } from "express";
import type { Logger } from "pino";

import { ServiceError, invalidInput, type ErrorCode } from "../../lib/errors.js";
import { spanIds, spanOf } from "../../lib/tracing.js";
import { exchangeOf } from "../exchange.js";
import type { RequestObserver } from "../ports.js";
import { ContractViolation, enforceContract } from "../steps/check-response.js";
import { ClientDisconnected } from "../steps/read-body.js";
import { STATUS_OF } from "./status.js";
import { writeResponse } from "./write-response.js";
import { recordOf } from "./request-record.js";

/** An error as the client sees it. */
interface Failure {
  readonly status: number;
  readonly body: { readonly error: ErrorCode; readonly errorMessage: string };
}

/** Seconds after which a retry makes sense if the service is unavailable. */
const RETRY_AFTER_SECONDS = 5;

/** Makes the last error handler of the app, so that every error is sent as JSON and never as Express's HTML. */
export const renderFailures =
  ({ log }: Pick<RequestObserver, "log">): ErrorRequestHandler =>
  (thrown: unknown, _request, response, _next) => {
    if (thrown instanceof ClientDisconnected) return;
    const refusal = refusalOfExpress(thrown) ?? thrown;
    setRetryAfter(refusal, response);
    const error = checkedFailure(refusal, response);
    report(error, response, log);
    if (response.headersSent) return void response.destroy();
    const { status, body } = failureOf(error);
    writeResponse(response, { status, headers: {}, body: JSON.stringify(body) });
  };

function setRetryAfter(error: unknown, response: Response): void {
  if (!(error instanceof ServiceError)) return;
  const seconds = STATUS_OF[error.code] === 503 ? RETRY_AFTER_SECONDS : error.retryAfterSeconds;
  if (seconds) recordOf(response).headers["Retry-After"] = String(seconds);
}

/** Returns the error, or another one if the response to it violates the contract. */
function checkedFailure(error: unknown, response: Response): unknown {
  const { status, body } = failureOf(error);
  const exchange = exchangeOf(response);
  if (exchange === undefined || error instanceof ContractViolation) return error;
  try {
    enforceContract(exchange, { status, headers: {}, body });
    return error;
  } catch (violation) {
    return violation;
  }
}

/** Returns the part of an error that the client sees: its message only if it was written for clients. */
function failureOf(error: unknown): Failure {
  const isRefusal = error instanceof ServiceError && error.code !== "INTERNAL_ERROR";
  const code = isRefusal ? error.code : "INTERNAL_ERROR";
  const errorMessage =
    isRefusal || error instanceof ContractViolation
      ? error.message
      : "Something went wrong on our side. Report it with the X-Request-Id of this response.";
  return { status: STATUS_OF[code], body: { error: code, errorMessage } };
}

/** Logs an error that its operator should know of. */
function report(error: unknown, response: Response, log: Logger): void {
  const record = recordOf(response);
  const { requestId, operationId } = record;
  const { status, body } = failureOf(error);
  record.errorCode = body.error;
  if (body.error === "NOT_CONFIGURED")
    log.warn({ requestId, operationId, errorMessage: body.errorMessage }, "request refused");
  else if (status >= 500) {
    const err = error instanceof ServiceError ? (error.cause ?? error) : error;
    const span = spanOf(response);
    log.error({ ...(span && spanIds(span)), requestId, operationId, err }, "request failed");
  }
}

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
