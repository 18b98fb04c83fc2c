import type { Logger } from "pino";

import type { TrustedProxies } from "../lib/clients/address.js";
import type { ObservedRequest } from "../lib/observer.js";
import type { Span, Tracing } from "../lib/tracing.js";

export interface Credential {
  readonly scheme: "apiKey" | "bearer";
  readonly value: string;
}

/** A response that is ready to be written, and to be stored. `body` is JSON, and undefined where there is none (304). */
export interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The key that a credential belongs to, with its product and mode. */
export interface Principal {
  readonly keyId: string;
  readonly productId: number;
  readonly mode: "test" | "live";
}

/**
 * Why a credential is refused, as far as its holder may know: `malformed` when it is cut short or mistyped, `expired`
 * when it is genuine and its time is over, `invalid` for everything else.
 */
export type CredentialRejection = "malformed" | "expired" | "invalid";

/**
 * Counts requests of a key in the current window, in all processes. Returns how many the window has now, and the
 * milliseconds until it ends. If it rejects, the requests fail with its error: none is admitted without a count.
 */
export type CountRequests = (
  keyId: string,
  requests: number,
  windowMs: number,
) => Promise<{ readonly used: number; readonly leftMs: number }>;

/** What is reported of each request when it is over. */
export interface RequestObserver {
  readonly log: Logger;
  onRequest(request: ObservedRequest): void;
  /** Where requests are traced. */
  readonly tracing?: Tracing | undefined;
}

/** Everything of the domain and the store that the API needs. */
export interface Ports<Context> extends RequestObserver {
  /** Whom a credential stands for, or why it is refused. Decides by its own clock whether it has expired. */
  authenticate(
    credential: Credential,
  ): Principal | CredentialRejection | Promise<Principal | CredentialRejection>;
  /** Called with each credential that is refused, before the response. */
  onRefused(
    credential: Credential,
    why: CredentialRejection,
    request: {
      readonly requestId: string;
      readonly operationId: string;
      readonly clientAddress: string;
    },
  ): void;
  /** Whose `X-Forwarded-For` is believed. */
  trustedProxies: TrustedProxies;
  /** Requests a second for each network of clients, before credentials; 0 for no limit. Read once, at start. */
  clientLimitPerSecond: number;
  /** Makes the context of a handler. */
  contextFor(
    principal: Principal,
    request: {
      readonly requestId: string;
      readonly span: Span | undefined;
    },
  ): Context;
  /**
   * Runs `handle` once for a key of this product, mode and operation: stores a 2xx response in the transaction of the
   * handler's writes, and returns it from then on. If `handle` throws, rejects with its error and stores nothing.
   * @throws ServiceError `CONFLICT` if the key was used with another `bodyHash`, or is in use
   */
  idempotently(
    context: Context,
    key: IdempotencyKey,
    handle: (context: Context) => Promise<StoredResponse>,
  ): Promise<{ readonly response: StoredResponse; readonly replayed: boolean }>;
  /** Requests a second for each key; 0 for no limit. */
  rateLimitPerSecond(mode: Principal["mode"]): number;
  /** Counts a key's requests in all processes of all machines; without it, each process counts for itself. */
  countRequests?: CountRequests;
  /** The instant of the service's clock, in milliseconds. Test-mode responses carry it. */
  now(): number;
}

interface IdempotencyKey {
  readonly operationId: string;
  readonly idempotencyKey: string;
  /** SHA-256 in hexadecimal of the body's bytes as they came. */
  readonly bodyHash: string;
}
