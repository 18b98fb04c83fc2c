/** Receives what happens, to count it. Nothing listens unless METRICS_ADDRESS is set. */
export interface Observer {
  onRequest: (request: ObservedRequest) => void;
  onDeliveryAttempt: (outcome: DeliveryOutcome) => void;
}

export interface ObservedRequest {
  /** Undefined for a page, for health, and for a path of no operation. */
  readonly operationId: string | undefined;
  readonly status: number;
  readonly durationMs: number;
}

/** `failed`: it was the last attempt. */
export type DeliveryOutcome = "delivered" | "retried" | "failed";

export const createObserver = (): Observer => ({
  onRequest: () => {},
  onDeliveryAttempt: () => {},
});
