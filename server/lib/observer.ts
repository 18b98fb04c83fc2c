import type { ErrorCode } from "./errors.js";

/** Receives events of the service, to count them. Without metrics, no one listens. */
export interface Observer {
  onRequest: (request: ObservedRequest) => void;
  /** An attempt to deliver a webhook ended, so long after the instant that it was due at, by the service's clock. */
  onDeliveryAttempt: (outcome: DeliveryOutcome, endedAfterMs: number) => void;
  /** A transaction was committed that counted something in a product and mode. */
  onCount: (of: CountedProduct, counts: Readonly<Record<string, number>>) => void;
  /** An email of a kind was tried. `failed`: it was the last attempt. `dropped`: it is no longer wanted. */
  onMailAttempt: (kind: string, outcome: "sent" | "retried" | "failed" | "dropped") => void;
  /** A page was asked for through a proxy although none is trusted. */
  onUntrustedForwarding: () => void;
  /** A one-time password that does not exist was entered. */
  onWrongCode: () => void;
  /** A row of a table was read that cannot be decrypted. */
  onUnreadableRow: (table: string) => void;
  /** A wakeup starts, so long after the instant that this attempt was set for, by the service's clock. */
  onAdvance: (kind: string, latenessMs: number) => void;
  /** Rows of a kind were deleted because their time was over. */
  onPurge: (kind: string, rows: number) => void;
}

type CountedProduct = Readonly<{ productId: number; mode: string }>;

export interface ObservedRequest {
  /** Undefined for a page, for health, and for a path of no operation. */
  readonly operationId: string | undefined;
  readonly status: number;
  readonly durationMs: number;
  readonly requestId: string;
  /** The code of the error that was returned. */
  readonly errorCode: ErrorCode | undefined;
  /** The key that the request was authenticated with. */
  readonly keyId: string | undefined;
}

/** `failed`: it was the last attempt. */
type DeliveryOutcome = "delivered" | "retried" | "failed";

export const createObserver = (): Observer => ({
  onRequest: () => {},
  onDeliveryAttempt: () => {},
  onCount: () => {},
  onMailAttempt: () => {},
  onUntrustedForwarding: () => {},
  onWrongCode: () => {},
  onUnreadableRow: () => {},
  onAdvance: () => {},
  onPurge: () => {},
});
