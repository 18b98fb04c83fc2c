import type { components } from "../generated/types.js";

/**
 * What went wrong. The contract's codes, and `UNEXPECTED_RESPONSE` for an answer that the service did not write, such
 * as a proxy's page.
 */
export type ErrorCode = components["schemas"]["ErrorCode"] | "UNEXPECTED_RESPONSE";

/**
 * An answer of the service that is not a success. It is a value, found in `result.error`; `unwrap` throws it.
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
  /** The status of the answer. */
  readonly status: number;
  /** The `X-Request-Id` of the answer, to quote when asking the operator. */
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

  /** What a log may hold. */
  toJSON() {
    const { name, code, status, requestId, message } = this;
    return { name, code, status, requestId, message };
  }
}

/**
 * No answer came: the network failed or the time was up, in every attempt. It is thrown.
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
  /** How often the request was sent. */
  readonly attempts: number;

  constructor(
    message: string,
    facts: { reason: "network" | "timeout"; attempts: number; cause: unknown },
  ) {
    super(message, { cause: facts.cause });
    this.reason = facts.reason;
    this.attempts = facts.attempts;
  }

  /** What a log may hold. */
  toJSON() {
    const { name, reason, attempts, message } = this;
    return { name, reason, attempts, message };
  }
}
