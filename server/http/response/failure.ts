import type { Logger } from "pino";
import { ServiceError, type ErrorCode } from "../../lib/errors.js";
import { ContractViolation } from "../contract/enforce.js";
import type { Trace } from "./access-log.js";
import type { StoredResponse } from "./stored-response.js";
import { STATUS_OF } from "./status.js";

/** An error as the client sees it. */
export interface Failure {
  readonly status: number;
  readonly body: { readonly error: ErrorCode; readonly errorMessage: string };
}

/** Seconds after which a retry of what is unavailable makes sense. */
export const RETRY_AFTER_SECONDS = 5;

/** What an error becomes. What is no `ServiceError` is ours, and says nothing of itself. */
export function failureOf(error: unknown): Failure {
  const isRefusal = error instanceof ServiceError && error.code !== "INTERNAL_ERROR";
  const code = isRefusal ? error.code : "INTERNAL_ERROR";
  const errorMessage = isRefusal
    ? error.message
    : "Something went wrong on our side. Report it with the X-Request-Id of this response.";
  return { status: STATUS_OF[code], body: { error: code, errorMessage } };
}

/** Logs an error that its operator should know of, and returns the response to it. */
export function respondToError(error: unknown, trace: Trace, log: Logger): StoredResponse {
  const { status, body } = failureOf(error);
  const { requestId, operationId } = trace;
  trace.errorCode = body.error;
  if (body.error === "NOT_CONFIGURED")
    log.warn({ requestId, operationId, errorMessage: body.errorMessage }, "request refused");
  else if (status >= 500)
    log.error({ requestId, operationId, err: causeOf(error) }, "request failed");
  // A violation is thrown in tests only, where its message is the one thing to know.
  const shown =
    error instanceof ContractViolation ? { ...body, errorMessage: error.message } : body;
  return { status, headers: {}, body: JSON.stringify(shown) };
}

const causeOf = (error: unknown): unknown =>
  error instanceof ServiceError ? (error.cause ?? error) : error;
