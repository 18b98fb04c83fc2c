import type { Request, Response } from "express";

import type { ClientLimit } from "../lib/clients/limit.js";
import type { Counted } from "../lib/clients/windows.js";
import type { Operation } from "./contract/contract.js";
import type { Ports, Principal, StoredResponse } from "./ports.js";
import { recordOf, type RequestRecord } from "./response/request-record.js";

/** How closely requests and responses are checked against the contract. */
export type ContractCheck = "full" | "off";

/** The response made by `reply`, before its body is serialised. */
export interface HandlerResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** A handler without the types of its operation. */
export type MountedHandler = (context: unknown, input: object) => Promise<HandlerResponse>;

/** What a handler is given, under the names of the contract. Invalid events of a batch are marked. */
interface RequestInput {
  readonly query: object;
  readonly headers: object;
  readonly body?: unknown;
}

/** Counts one of the `points` requests that a key has in a second of real time. */
export type KeyLimit = (keyId: string, points: number) => Counted | Promise<Counted>;

/** What all requests of the API share. */
export interface Api {
  readonly ports: Ports<unknown>;
  readonly realm: string;
  readonly limitClient: ClientLimit;
  readonly limitKey: KeyLimit;
  readonly contractCheck: ContractCheck;
}

/** A request of an operation on its way through the pipeline. */
export class Exchange {
  readonly api: Api;
  readonly operation: Operation;
  readonly handler: MountedHandler;
  readonly request: Request;
  readonly response: Response;
  readonly record: RequestRecord;
  /** What follows the `?` of the request's target, or nothing. */
  readonly search: string;

  /** Set by `authenticate`. */
  principal!: Principal;
  /** The body, set by `readBody`. */
  bytes: Buffer | undefined;
  /** Why express-openapi-validator refuses the request; null where it accepts it, undefined where it was not asked. */
  secondOpinion: Error | null | undefined;
  /** Set by `validate`. */
  input!: RequestInput;
  /** Set by `handle`, with `storedResponse`. Undefined where an earlier response is repeated. */
  handlerResponse: HandlerResponse | undefined;
  storedResponse!: StoredResponse;

  constructor(
    api: Api,
    { operation, handler }: { operation: Operation; handler: MountedHandler },
    request: Request,
    response: Response,
  ) {
    this.api = api;
    this.operation = operation;
    this.handler = handler;
    this.request = request;
    this.response = response;
    this.record = recordOf(response);
    this.record.operationId = operation.id;
    const { url } = request;
    const mark = url.indexOf("?");
    this.search = mark < 0 ? "" : url.slice(mark + 1);
    response.locals["exchange"] = this;
  }
}

/** The exchange that a response belongs to; undefined where no operation was found. */
export const exchangeOf = (response: Response): Exchange | undefined =>
  response.locals["exchange"] as Exchange | undefined;
