import type { ErrorCode } from "../../lib/errors.js";

/** The HTTP status of each error code. */
export const STATUS_OF: Readonly<Record<ErrorCode, number>> = {
  INVALID_INPUT: 400,
  INVALID_EMAIL: 400,
  UNAUTHORIZED: 401,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  NOT_CONFIGURED: 501,
  UNAVAILABLE: 503,
};
