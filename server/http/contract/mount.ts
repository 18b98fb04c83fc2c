import { andThen } from "../../lib/and-then.js";
import { PreparedBody } from "./prepared-body.js";
import type { StoredResponse } from "../response/stored-response.js";

/** The response made by `reply`, before its body is serialised. */
export interface HandlerResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** A handler without the types of its operation. */
export type MountedHandler<Context> = (
  context: Context,
  input: object,
) => HandlerResponse | Promise<HandlerResponse>;

class MadeResponse implements HandlerResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/**
 * The handler of an operation, which the contract check has found to exist. Only here are the types of handlers given
 * up, because the operation is known at run time only.
 */
export function mount<Context>(handlers: object, operationId: string): MountedHandler<Context> {
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  const handler = (handlers as Record<string, (...all: any[]) => unknown>)[operationId];
  const reply = (status: number, body: unknown, headers?: Readonly<Record<string, string>>) =>
    new MadeResponse(status, body, headers);
  const checked = (answer: unknown): HandlerResponse => {
    if (!(answer instanceof MadeResponse)) throw new Error(`${operationId} answered nothing.`);
    return answer;
  };
  return (context, input) => andThen(handler?.(context, input, reply), checked);
}

export const serialised = ({ status, headers, body }: HandlerResponse): StoredResponse => ({
  status,
  headers,
  body:
    body === undefined
      ? undefined
      : body instanceof PreparedBody
        ? body.json
        : JSON.stringify(body),
});
