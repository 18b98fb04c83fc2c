import type { components } from "../generated/types.js";

/**
 * The kind of error: a code of the contract, or `UNEXPECTED_RESPONSE` for a response that the service did not write, such as a
 * proxy's error page.
 */
export type ErrorCode = components["schemas"]["ErrorCode"] | "UNEXPECTED_RESPONSE";

/**
 * An error response of the service. Calls return it as `result.error`; `unwrap` throws it.
 *
 * @example
 * const { error } = await client.getSession({ sessionId });
 * if (error?.code === "NOT_FOUND") showAgeGate();
 * else if (error) log.warn({ code: error.code, requestId: error.requestId }, error.message);
 */
export class KinwardError extends Error {
  override readonly name = "KinwardError";
  /** What went wrong, for programs. */
  readonly code: ErrorCode;
  /** The HTTP status. */
  readonly status: number;
  /** The `X-Request-Id` of the response. Quote it when you contact the operator. */
  readonly requestId: string | undefined;

  constructor(
    message: string,
    facts: { code: ErrorCode; status: number; requestId: string | undefined },
  ) {
    super(message);
    this.code = facts.code;
    this.status = facts.status;
    this.requestId = facts.requestId;
  }

  /** What is safe to log. */
  toJSON() {
    const { name, code, status, requestId, message } = this;
    return { name, code, status, requestId, message };
  }
}

/**
 * No response: every attempt failed or timed out. Calls throw it.
 *
 * @example
 * try {
 *   await client.checkAge({ jurisdiction: "US-CA", age: 8 });
 * } catch (error) {
 *   if (error instanceof KinwardConnectionError && error.reason === "timeout") tryLater();
 *   else throw error;
 * }
 */
export class KinwardConnectionError extends Error {
  override readonly name = "KinwardConnectionError";
  readonly reason: "network" | "timeout";
  /** How many times the request was sent. */
  readonly attempts: number;

  constructor(
    message: string,
    facts: { reason: "network" | "timeout"; attempts: number; cause: unknown },
  ) {
    super(message, { cause: facts.cause });
    this.reason = facts.reason;
    this.attempts = facts.attempts;
  }

  /** What is safe to log. */
  toJSON() {
    const { name, reason, attempts, message } = this;
    return { name, reason, attempts, message };
  }
}
