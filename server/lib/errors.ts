import type { components } from "../../generated/types.js";

/** Each has one HTTP status in `server/http/response/status.ts`. */
export type ErrorCode = components["schemas"]["ErrorCode"];

/**
 * A refusal that the caller sees. The message is sent as it is: it names the field and what it expects, and never repeats an id,
 * an address or a secret. Details that only the operator may know go into `cause`.
 */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly code: ErrorCode;
  /** The response says so in `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export const invalidInput = (message: string) => new ServiceError("INVALID_INPUT", message);
export const notFound = (message: string) => new ServiceError("NOT_FOUND", message);
export const conflict = (message: string) => new ServiceError("CONFLICT", message);
export const unauthorized = (message: string) => new ServiceError("UNAUTHORIZED", message);
export const rateLimited = (message: string, retryAfterSeconds: number) =>
  new ServiceError("RATE_LIMITED", message, { retryAfterSeconds });
export const methodNotAllowed = (methods: readonly string[]) =>
  new ServiceError("METHOD_NOT_ALLOWED", `This path accepts only ${methods.join(" and ")}.`);
/** For a part that the operator has not set up: unlike UNAVAILABLE, this does not end by itself. */
export const notConfigured = (message: string) => new ServiceError("NOT_CONFIGURED", message);

const PLAIN_NAME = /^[A-Za-z_$][A-Za-z0-9_.$-]{0,39}$/;
const IDENTIFIER = /[0-9A-Za-z]{8}-([0-9A-Za-z]{4}-){3}[0-9A-Za-z]{12}/;

/** Whether a message may repeat a name that the client sent: it can't be an address, an id or a key. */
export const mayBeNamed = (name: string): boolean =>
  PLAIN_NAME.test(name) && !IDENTIFIER.test(name);
