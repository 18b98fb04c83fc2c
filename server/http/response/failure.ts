import { STATUS_OF, ServiceError, type ErrorCode } from "./status.js";

/** An error as the client sees it. */
export interface Failure {
  readonly status: number;
  readonly body: { readonly error: ErrorCode; readonly errorMessage: string };
}

/** Seconds after which a retry of what is unavailable makes sense. */
export const RETRY_AFTER_SECONDS = 5;

/** The answer to an error. What is no `ServiceError` is ours, and says nothing of itself. */
export function failureOf(error: unknown): Failure {
  const isRefusal = error instanceof ServiceError && error.code !== "INTERNAL_ERROR";
  const code = isRefusal ? error.code : "INTERNAL_ERROR";
  const errorMessage = isRefusal
    ? error.message
    : "Something went wrong on our side. Report it with the X-Request-Id of this response.";
  return { status: STATUS_OF[code], body: { error: code, errorMessage } };
}
