import type { StoredAnswer } from "../response/answer.js";

/** An answer as `reply` made it, before it is text. */
export interface HandlerAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** What every handler is once its types have done their work. */
export type MountedHandler<Context> = (context: Context, input: object) => Promise<HandlerAnswer>;

class Answered implements HandlerAnswer {
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
 * A handler by the name of its operation, which the contract check has found to be there. The one place where the types
 * of handlers are given up: which operation it is about is known at run time only.
 */
export function mount<Context>(handlers: object, operationId: string): MountedHandler<Context> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
  const handler = (handlers as Record<string, (...all: any[]) => Promise<unknown>>)[operationId];
  const reply = (status: number, body: unknown, headers?: Readonly<Record<string, string>>) =>
    new Answered(status, body, headers);
  return async (context, input) => {
    const answer = await handler?.(context, input, reply);
    if (!(answer instanceof Answered)) throw new Error(`${operationId} answered nothing.`);
    return answer;
  };
}

export const serialised = ({ status, headers, body }: HandlerAnswer): StoredAnswer => ({
  status,
  headers,
  body: body === undefined ? undefined : JSON.stringify(body),
});
