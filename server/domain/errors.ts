/** The codes of the error body; each has one HTTP status in `server/errors.ts`. */
export type ErrorCode =
  | "INVALID_INPUT"
  | "INVALID_EMAIL"
  | "UNAUTHORIZED"
  | "NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "CONFLICT"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "RATE_LIMITED"
  | "INTERNAL_ERROR"
  | "UNAVAILABLE";

/**
 * A refusal that the caller is told about. The message is answered as it is: it names the field and what it expects,
 * and never repeats an id, an address or a secret. What only the operator may know goes into `cause`.
 */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

export const invalidInput = (message: string) => new ServiceError("INVALID_INPUT", message);
export const notFound = (message: string) => new ServiceError("NOT_FOUND", message);
export const conflict = (message: string) => new ServiceError("CONFLICT", message);
