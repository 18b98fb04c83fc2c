// A request that one process has admitted may be run in another one.
import type { ErrorCode } from "../errors.js";
import type { Principal } from "./request/credentials.js";
import type { RequestInput } from "./request/input.js";
import type { StoredResponse } from "./response/stored-response.js";

export interface IdempotencyKey {
  readonly operationId: string;
  readonly idempotencyKey: string;
  /** SHA-256 in hexadecimal of the body's bytes as they came. */
  readonly bodyDigest: string;
}

/** Of an operation: its client, key, limits and input are checked. It survives JSON. */
export interface AdmittedRequest {
  readonly operationId: string;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly principal: Principal;
  readonly input: RequestInput;
  /** Where it has an `Idempotency-Key`. */
  readonly once: IdempotencyKey | undefined;
  /** Of the response, as far as they are known by now. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Its headers are to be added to those that were known before. */
export interface AdmittedResponse extends StoredResponse {
  readonly errorCode: ErrorCode | undefined;
}

/** Never rejects: an error is a response. */
export type RunAdmitted = (request: AdmittedRequest) => Promise<AdmittedResponse>;

/** Another process runs the operations that write, or this one runs those of others. */
export interface Forwarding {
  /** Called once, at start. */
  accept(run: RunAdmitted): void;
  /** Otherwise the next request is to be run here. */
  isOpen(): boolean;
  /** Rejects with NoResponse where it is not known whether the request was run: it must not be run again. */
  forward(request: AdmittedRequest): Promise<AdmittedResponse>;
}

/**
 * The process that was to run a request has ended, or is silent. The client's connection is closed, as it is where a process
 * ends to which it leads itself: a 503 would say that nothing was done.
 */
export class NoResponse extends Error {
  override readonly name = "NoResponse";
}

/** The headers whose names are not among `known`. */
export function headersBeyond(
  known: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  const rest: Record<string, string> = {};
  for (const name in headers) if (!(name in known)) rest[name] = headers[name] as string;
  return rest;
}
